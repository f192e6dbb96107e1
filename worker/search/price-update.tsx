import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Offer } from '#shared/catalogue/offer.ts';
import { formatEuros } from '#shared/price/euros.ts';
import type { ChangedPrice } from '#shared/price/seen-prices.ts';
import styles from './price-update.module.css';

/** As many stays as are named; of the others the number is told. */
const named = 5;

/**
 * Says which stays of a list that was left open cost something else now. It comes with the new cards, and the page opens
 * it. @rule SERP-020
 */
export function PriceUpdate({ changes }: { changes: readonly ChangedPrice<Offer>[] }) {
  const t = useMessages('priceupdate/list');
  const { tag } = useVisitor();
  const euros = (cents: number) => formatEuros(cents, tag);
  const others = changes.length - named;
  return (
    <dialog
      className={styles.update}
      // The focus of its only button would scroll the title away.
      // biome-ignore lint/a11y/noAutofocus: what opens is read from its beginning
      autoFocus
      aria-labelledby="price-update-title"
      aria-describedby="price-update-text"
      data-price-update=""
    >
      <h2 id="price-update-title">{t('title')}</h2>
      <p id="price-update-text">{t('text', { count: changes.length })}</p>
      <ul className={styles.stays}>
        {changes.slice(0, named).map(({ stay, previous, current, difference, direction }) => (
          <li key={stay.id}>
            <p className={styles.name}>
              {stay.label} <span>{stay.hotel.label}</span>
            </p>
            <dl className={styles.prices}>
              <div>
                <dt>{t('previous')}</dt>
                <dd>
                  <s>{euros(previous)}</s>
                </dd>
              </div>
              <div className={styles.current}>
                <dt>{t('current')}</dt>
                <dd>{euros(current)}</dd>
              </div>
              <div>
                <dt>{t('difference')}</dt>
                <dd>{t(direction === 'lower' ? 'less' : 'more', { amount: euros(difference) })}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.others}>{t('others', { count: others })}</p>}
      <form method="dialog">
        <Button type="submit" look="action" wide>
          {t('close')}
        </Button>
      </form>
    </dialog>
  );
}
