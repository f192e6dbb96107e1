import { useMessages } from '#client/islands/language.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import type { QuoteState } from '#shared/price/quote.ts';
import styles from './panel-action.module.css';

/** What the call to action says in a state in which it can be pressed. */
export const actionWords = {
  'no-dates': 'book',
  partial: 'book',
  quoting: 'book',
  quoted: 'book',
  'missing-days': 'book',
  'price-changed': 'book',
  'not-bookable': 'otherDates',
  error: 'retry',
  expired: 'otherStays',
} as const satisfies Record<QuoteState['kind'], string>;

interface Props {
  readonly state: QuoteState;
  /** Does what the state calls for; a state that waits for an answer is not pressed. */
  readonly onPress: () => void;
}

/**
 * The one call to action of the panel: what it says and does follows from the state. It stays one element, so that it
 * keeps the focus while the state changes under it. @rule QUOTE-014 QUOTE-020 QUOTE-024
 */
export function PanelAction({ state, onPress }: Props) {
  const t = useMessages('stay/purchase-panel');
  switch (state.kind) {
    case 'expired':
      return (
        <ButtonLink look="primary" wide href="">
          {t(actionWords[state.kind])}
        </ButtonLink>
      );
    case 'error':
    case 'not-bookable':
      return <Action look="primary" onClick={onPress} text={t(actionWords[state.kind])} />;
    case 'quoting':
      return <Action isBusy text={t(state.purpose === 'show' ? 'quoting' : 'checking')} />;
    case 'price-changed':
      return <Action isBusy text={t('checking')} />;
    case 'no-dates':
    case 'partial':
    case 'quoted':
    case 'missing-days':
      return <Action onClick={onPress} text={t(actionWords[state.kind])} />;
  }
}

interface ActionProps {
  readonly text: string;
  readonly look?: 'action' | 'primary';
  readonly isBusy?: boolean;
  readonly onClick?: () => void;
}

function Action({ text, look = 'action', isBusy = false, onClick }: ActionProps) {
  return (
    <Button
      look={look}
      wide
      aria-disabled={isBusy || undefined}
      className={isBusy ? `${styles.action} ${styles.busy}` : styles.action}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}
