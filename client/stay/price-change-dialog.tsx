import { useEffect, useId, useRef } from 'react';
import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import type { PriceChange } from '#shared/price/price-change.ts';
import styles from './price-change-dialog.module.css';

interface Props {
  /** Given, the dialog is open. */
  readonly change: PriceChange | undefined;
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
}

/** The price has changed since it was shown: previous, current, difference. @rule QUOTE-008 QUOTE-009 QUOTE-010 QUOTE-021 QUOTE-022 */
export function PriceChangeDialog({ change, onAccept, onDismiss }: Props) {
  const t = useMessages('quote/change');
  const { tag } = useVisitor();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (change) dialog.current?.showModal();
    else dialog.current?.close();
  }, [change]);
  const euros = (cents: number) => formatEuros(cents, tag);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => change && onDismiss()}
    >
      {change && (
        <>
          <h2 id={`${id}-title`}>{t('title')}</h2>
          <p id={`${id}-text`}>{t(change.direction)}</p>
          <dl className={styles.prices}>
            <div>
              <dt>{t('previous')}</dt>
              <dd>
                <s>{euros(change.previous)}</s>
              </dd>
            </div>
            <div className={styles.current}>
              <dt>{t('current')}</dt>
              <dd>{euros(change.current)}</dd>
            </div>
            <div>
              <dt>{t('difference')}</dt>
              <dd>{t(change.direction === 'lower' ? 'less' : 'more', { amount: euros(change.difference) })}</dd>
            </div>
          </dl>
          <div className={styles.actions}>
            <Button look="action" wide onClick={onAccept}>
              {t('continue')}
            </Button>
            <Button look="quiet" wide onClick={onDismiss}>
              {t('back')}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
