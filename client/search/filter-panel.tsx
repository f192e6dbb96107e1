import { useId } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { PanelAnchor, PopoverPanel } from '#client/ui/popover-panel.tsx';
import { countChosen, type FilterGroup } from '#shared/search/filter-groups.ts';
import Chevron from '~icons/lucide/chevron-down';
import { ActiveCount } from './active-count.tsx';
import type { FilterWork } from './filter-work.ts';
import styles from './filters.module.css';

interface Props {
  readonly name: string;
  readonly groups: readonly FilterGroup[];
  readonly work: FilterWork;
}

/** One dropdown of the filter bar; in a sheet a part of it. @rule FILT-005 SERP-002 */
export function FilterPanel({ name, groups, work }: Props) {
  const t = useMessages('search/filters');
  const id = useId();
  const active = countChosen(work.criteria, groups);
  const { Body, look, onOpen, onClose, cancel, clear } = work;
  const body = Body ? <Body groups={groups} work={work} /> : t('loading');
  if (look === 'drawer') {
    return (
      <section className={styles.section}>
        <h3>{name}</h3>
        {body}
      </section>
    );
  }
  const hide = { popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <PanelAnchor>
      <Button look="quiet" className={styles.filter} popoverTarget={id} data-active={active > 0 ? '' : undefined}>
        {name}
        <ActiveCount count={active} />
        <Chevron aria-hidden="true" />
      </Button>
      <PopoverPanel
        id={id}
        title={name}
        closeLabel={t('cancel')}
        phone="part"
        role="group"
        onOpen={onOpen}
        onClose={() => onClose(groups)}
        onDismiss={cancel}
        footer={
          <div className={styles.buttons}>
            <Button {...hide} look="plain" onClick={() => clear(groups)}>
              {t('clear')}
            </Button>
            <Button {...hide}>{t('confirm')}</Button>
          </div>
        }
      >
        {body}
      </PopoverPanel>
    </PanelAnchor>
  );
}
