import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Rail } from '#client/ui/rail.tsx';
import type { BoxBlock as Block, ContentBox } from '#shared/catalogue/content/box-block.ts';
import { formatEuros } from '#shared/price/euros.ts';
import styles from './box-block.module.css';
import { ContentAnchor } from './content-anchor.tsx';

/** How wide a box's picture is shown on a phone, and beside others. */
const boxSizes = '(width >= 768px) 276px, 70vw';

/** The row of gift boxes below the results. @rule SERP-030 BOX-026 BOX-027 */
export function BoxBlock({ block }: { block: Block }) {
  const t = useMessages('results/boxes');
  const { title, subtitle, cta, boxes, containerId } = block;
  const id = `boxes-${block.id.replace(/[^\w-]/g, '')}`;
  return (
    <section className={styles.block} aria-labelledby={id} data-block="boxes" data-container={containerId}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {cta && (
          <ContentAnchor url={cta.link.url} newTab={cta.link.newTab} campaign={cta.link.campaign}>
            {cta.label}
          </ContentAnchor>
        )}
      </div>
      <Rail label={title} previousLabel={t('previous')} nextLabel={t('next')}>
        {boxes.map((box) => (
          <li key={box.id}>
            <Box box={box} />
          </li>
        ))}
      </Rail>
    </section>
  );
}

function Box({ box: { title, price, promoPrice, image, link } }: { box: ContentBox }) {
  const t = useMessages('results/boxes');
  const { tag } = useVisitor();
  return (
    <div className={styles.box}>
      {image && <Picture picture={image} sizes={boxSizes} className={styles.picture} />}
      <h3>
        <ContentAnchor className={styles.link} url={link.url} newTab={link.newTab} campaign={link.campaign}>
          {title}
        </ContentAnchor>
      </h3>
      <p className={styles.price}>
        {promoPrice !== undefined && (
          <>
            <span className="hidden-text">{t('before')}</span>
            <s>{formatEuros(price, tag)}</s>{' '}
          </>
        )}
        <strong>{formatEuros(promoPrice ?? price, tag)}</strong>
      </p>
    </div>
  );
}
