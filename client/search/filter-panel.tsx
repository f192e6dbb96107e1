import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { PanelAnchor, PopoverPanel } from '#client/ui/popover-panel.tsx';
import Chevron from '~icons/lucide/chevron-down';
import styles from './filters.module.css';

interface Props {
  readonly name: string;
  /** Values in force in this group. */
  readonly active: number;
  readonly onOpen?: () => void;
  /** The panel was left with its draft: by confirming, or by a click outside. @rule FILT-006 FILT-009 */
  readonly onApply: () => void;
  /** The panel was left without: the draft goes back to what the address says. @rule FILT-007 */
  readonly onRestore: () => void;
  /** The group is taken out of the search at once. @rule FILT-008 */
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** One dropdown of the filter bar. @rule FILT-005 */
export function FilterPanel({ name, active, onOpen, onApply, onRestore, onClear, children }: Props) {
  const t = useMessages('search/filters');
  const id = useId();
  const isCancelled = useRef(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') isCancelled.current = true;
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOpen]);
  const open = () => {
    isCancelled.current = false;
    setOpen(true);
    onOpen?.();
  };
  const close = () => {
    setOpen(false);
    if (isCancelled.current) onRestore();
    else onApply();
  };
  const cancel = () => {
    isCancelled.current = true;
  };
  const clear = () => {
    cancel();
    onClear();
  };
  return (
    <PanelAnchor>
      <button
        type="button"
        className={styles.filter}
        popoverTarget={id}
        aria-haspopup="dialog"
        data-active={active > 0 ? '' : undefined}
      >
        {name}
        {active > 0 && (
          <>
            <span className={styles.badge} aria-hidden="true">
              {active}
            </span>
            <span className="hidden-text">, {t('active', { count: active })}</span>
          </>
        )}
        <Chevron aria-hidden="true" />
      </button>
      <PopoverPanel
        id={id}
        title={name}
        closeLabel={t('cancel')}
        phone="drawer"
        onOpen={open}
        onClose={close}
        onDismiss={cancel}
        footer={
          <div className={styles.actions}>
            <Button look="plain" popoverTarget={id} popoverTargetAction="hide" onClick={clear}>
              {t('clear')}
            </Button>
            <Button look="quiet" popoverTarget={id} popoverTargetAction="hide" onClick={cancel}>
              {t('cancel')}
            </Button>
            <Button popoverTarget={id} popoverTargetAction="hide">
              {t('confirm')}
            </Button>
          </div>
        }
      >
        {children}
      </PopoverPanel>
    </PanelAnchor>
  );
}
