import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import type { PriceChange } from '#shared/price/price-change.ts';
import styles from './price-update.module.css';

interface Props {
  readonly change: PriceChange;
  /** The page with the new price, or the id of the form that books at it. */
  readonly accept: { readonly href: string } | { readonly form: string };
  /** The stay page. @rule QUOTE-011 */
  readonly back: string;
}

/**
 * Says that the price is another one than the shopper saw, and asks before anything is stored. A dialog that is open in
 * the page itself, so that it reads and works the same without script. @rule QUOTE-008 QUOTE-009 QUOTE-010 QUOTE-011 QUOTE-021 QUOTE-022
 */
export function PriceUpdate({ change, accept, back }: Props) {
  const t = useMessages('checkout/change');
  const { tag } = useVisitor();
  const euros = (cents: number) => formatEuros(cents, tag);
  const current = euros(change.current);
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever is about to pay must hear of the new price first
    <dialog open className={styles.update} aria-labelledby="price-update" tabIndex={-1} autoFocus>
      <h2 id="price-update">{t('title')}</h2>
      <p>{t(change.direction)}</p>
      <dl className={styles.prices}>
        <div>
          <dt>{t('previous')}</dt>
          <dd>{euros(change.previous)}</dd>
        </div>
        <div className={styles.current}>
          <dt>{t('current')}</dt>
          <dd>{current}</dd>
        </div>
        <div>
          <dt>{t('difference')}</dt>
          <dd>
            {change.direction === 'lower' ? '−' : '+'} {euros(change.difference)}
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {'href' in accept ? (
          <ButtonLink href={accept.href} look="action">
            {t('accept', { price: current })}
          </ButtonLink>
        ) : (
          <Button type="submit" form={accept.form} look="action">
            {t('book', { price: current })}
          </Button>
        )}
        <ButtonLink href={back} look="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </dialog>
  );
}
