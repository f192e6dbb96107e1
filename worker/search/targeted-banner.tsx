import type { TargetedBanner as Banner } from '#shared/catalogue/content/targeted-banner.ts';
import { ContentAnchor } from './content-anchor.tsx';
import styles from './inline-banner.module.css';

/** A page of the magazine between the first and the second row. The whole of it is one link. @rule SERP-012 HOME-018 */
export function TargetedBanner({ banner }: { banner: Banner }) {
  const { title, subtitle, imageUrl, imageMobile, imageAlt, imagePosition, ctas, url, newTab, campaign } = banner;
  const [cta] = ctas;
  const address = url ?? cta?.url;
  return (
    <section className={`${styles.banner} ${styles[imagePosition]}`} data-block="targeted">
      <div className={styles.words}>
        <h2>
          {address ? (
            <ContentAnchor className={styles.stretched} url={address} newTab={newTab} campaign={campaign}>
              {title}
            </ContentAnchor>
          ) : (
            title
          )}
        </h2>
        {subtitle && <p>{subtitle}</p>}
        {cta && (
          <span className={styles.cta} aria-hidden="true">
            {cta.label}
          </span>
        )}
      </div>
      {imageUrl && (
        <picture className={styles.picture}>
          {imageMobile && <source media="(width < 768px)" srcSet={imageMobile} />}
          <img src={imageUrl} alt={imageAlt ?? ''} width={960} height={720} loading="lazy" decoding="async" />
        </picture>
      )}
    </section>
  );
}
