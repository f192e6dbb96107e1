import type { ComponentType, KeyboardEvent, MouseEvent, SVGProps } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { themeGroup, themes } from '#shared/theme/themes.ts';
import Check from '~icons/lucide/check';
import Any from '~icons/lucide/sparkles';
import styles from './theme-choice.module.css';
import { themeIcons } from './theme-icons.ts';

interface Props {
  /** Keeps the radio buttons of two choices on a page apart. */
  readonly name: string;
  readonly theme: number | undefined;
  readonly onChange: (theme: number | undefined) => void;
  /** Called when a choice is final: a tap or Enter, while the arrow keys only move it. */
  readonly onDone: () => void;
}

/** The themes as radio buttons, those with a group of their own first. An island lists `theme/picker` and `theme/names`. */
export function ThemeChoice({ name, theme, onChange, onDone }: Props) {
  const t = useMessages('theme/picker');
  const names = useMessages('theme/names');
  const choice = (id: number | undefined) => ({
    name,
    isChosen: id === theme,
    onChoose: () => onChange(id),
    onDone,
  });
  const listOf = (isGeneric: boolean) =>
    themes
      .filter(({ id }) => (themeGroup(id) === 'generic') === isGeneric)
      .map(({ id, name: theme }) => <Choice key={id} {...choice(id)} icon={themeIcons[theme]} label={names(theme)} />);
  return (
    <div role="radiogroup" aria-label={t('title')} className={styles.list}>
      <Choice {...choice(undefined)} icon={Any} label={t('any')} />
      {listOf(false)}
      <p className={styles.more}>{t('more')}</p>
      {listOf(true)}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onDone: () => void;
}

function Choice({ name, icon: Icon, label, isChosen, onChoose, onDone }: ChoiceProps) {
  // Browsers report an arrow key in a radio group as a click without a pointer: its count is 0.
  const onClick = (event: MouseEvent) => event.detail > 0 && onDone();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onDone();
  };
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        // Of no form: the search box sends its own hidden field.
        form=""
        name={name}
        className={styles.radio}
        checked={isChosen}
        onChange={onChoose}
        onClick={onClick}
        onKeyDown={onKeyDown}
      />
      <Icon className={styles.icon} aria-hidden="true" />
      <span>{label}</span>
      <Check className={styles.check} aria-hidden="true" />
    </label>
  );
}
