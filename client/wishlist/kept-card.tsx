import type { ReactNode } from 'react';
import { useMessages, useVisitor } from '#client/islands/language.tsx';
import frame from '#client/ui/card.module.css';
import { formatEuros } from '#shared/price/euros.ts';
import type { KeptProduct } from '#shared/wishlist/kept-product.ts';
import styles from './kept-card.module.css';

interface Props {
  readonly product: KeptProduct;
  readonly headingLevel: 2 | 3;
  readonly children?: ReactNode;
}

/** A product that this browser remembers, with the price it had then. */
export function KeptCard({ product, headingLevel, children }: Props) {
  const t = useMessages('wishlist/card');
  const Title = `h${headingLevel}` as const;
  const { tag, base } = useVisitor();
  const { imageUrl, label, hotel, price, uri, type, dataFlowMode } = product;
  return (
    <article className={frame.card}>
      <div className={frame.pictures}>
        <img src={imageUrl} width="480" height="360" alt="" loading="lazy" decoding="async" />
      </div>
      <div className={frame.body}>
        <Title className={`${frame.title} ${styles.title}`}>
          <a className={frame.link} href={`${base}${uri}${type === 'STAY' ? `?flow=${dataFlowMode}` : ''}`}>
            {label}
          </a>
        </Title>
        <p className={styles.hotel}>{hotel}</p>
        {price > 0 && <p className={styles.price}>{t('price', { amount: formatEuros(price, tag) })}</p>}
      </div>
      {children}
    </article>
  );
}
