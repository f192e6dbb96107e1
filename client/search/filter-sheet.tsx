import { useState } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { PopoverPanel } from '#client/ui/popover-panel.tsx';
import { FilterGroups, filterGroups } from './filter-groups.tsx';
import type { FilterWork } from './filter-work.ts';
import styles from './filters.module.css';

/**
 * All filters: on a phone over the whole screen. Only Confirm searches; closing it in any other way forgets the draft.
 * @rule SERP-005 SERP-006 SERP-019 FILT-014
 */
export function FilterSheet({ id, work }: { id: string; work: FilterWork }) {
  const t = useMessages('search/filters');
  const [isOpen, setOpen] = useState(false);
  const { look, facets, onOpen, onClose, cancel, confirm, clear } = work;
  const total = facets.isFailed ? undefined : facets.view?.total;
  const hide = { popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <PopoverPanel
      id={id}
      title={t(look === 'drawer' ? 'filterBy' : 'label')}
      closeLabel={t('cancel')}
      phone={look === 'drawer' ? 'left' : 'sheet'}
      role={isOpen ? 'dialog' : 'group'}
      onOpen={() => {
        setOpen(true);
        onOpen();
        cancel();
      }}
      onDismiss={cancel}
      onClose={() => {
        setOpen(false);
        onClose([]);
      }}
      footer={
        <div className={styles.buttons}>
          <Button {...hide} look="quiet" onClick={() => clear(filterGroups)}>
            {t('reset')}
          </Button>
          <Button {...hide} onClick={confirm}>
            {total === undefined ? t('confirm') : t('view', { count: total })}
          </Button>
          <p className="hidden-text" role="status">
            {isOpen && total !== undefined && t('offers', { count: total })}
          </p>
        </div>
      }
    >
      <FilterGroups work={work} />
    </PopoverPanel>
  );
}
