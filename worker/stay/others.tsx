import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import type { ProductOffer, ProductOffers } from '#shared/catalogue/quote.ts';
import { formatEuros } from '#shared/price/euros.ts';
import { viewPrice } from '#shared/price/price-view.ts';
import layout from './layout.module.css';
import styles from './others.module.css';

interface Props {
  /** The name of the hotel. */
  readonly hotel: string;
  readonly others: ProductOffers | undefined;
  readonly isAlone?: boolean;
}

/** Other stays of the same hotel, cheapest first; nothing when there are none or they cannot be had. @rule STAY-031 QUOTE-003 */
export function Others({ hotel, others = [], isAlone = false }: Props) {
  const t = useMessages('stay/others');
  if (others.length === 0) return null;
  return (
    <section
      id="others"
      className={isAlone ? styles.alone : layout.others}
      aria-labelledby="others-title"
      tabIndex={-1}
    >
      <h2 id="others-title">{t('title', { hotel })}</h2>
      <ul className={styles.row}>
        {others.map((other) => (
          <li key={other.weekendId}>
            <OtherStay other={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherStay({ other }: { other: ProductOffer }) {
  const t = useMessages('stay/others');
  const routes = useRoutes();
  const { tag } = useVisitor();
  const { weekendId, label = t('unnamed'), shortProgram = [], priceInfo } = other;
  const nights = other.nights ?? priceInfo.nights ?? 1;
  const price = viewPrice({ ...priceInfo, nights, adults: 2 });
  return (
    <article className={styles.card}>
      <h3>
        <a href={routes.stay(weekendId, other.label ?? '')} data-keep-hash="">
          {label}
        </a>
      </h3>
      <p className={styles.program}>{shortProgram.join(' · ') || t('nights', { count: nights })}</p>
      <p className={styles.price}>
        {t.rich('from', { price: formatEuros(price.perPerson, tag), strong: (text) => <strong>{text}</strong> })}
      </p>
    </article>
  );
}
