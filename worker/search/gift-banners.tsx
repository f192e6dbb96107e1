import { useMessages } from '#client/islands/language.tsx';
import type { GiftBlock } from '#shared/catalogue/content/gift-block.ts';
import { type BlockSituation, hasBlock } from '#shared/search/inline-blocks.ts';
import Gift from '~icons/lucide/gift';
import { ContentAnchor } from './content-anchor.tsx';
import styles from './inline-banner.module.css';

/** The stay to give and the gift card, side by side between the second and the third row. @rule SERP-012 SERP-014 */
export function GiftBanners({ gift, situation }: { gift: GiftBlock; situation: BlockSituation }) {
  const { stays, card } = giftAddresses(gift, situation);
  return (
    <div className={styles.pair}>
      {stays && <GiftStays gift={gift} url={stays} />}
      {card && <GiftCard gift={gift} url={card} />}
    </div>
  );
}

/** Whether a gift block has anything to show here. */
export function hasGiftBanner(gift: GiftBlock, situation: BlockSituation): boolean {
  const { stays, card } = giftAddresses(gift, situation);
  return stays !== undefined || card !== undefined;
}

function giftAddresses(gift: GiftBlock, situation: BlockSituation) {
  return {
    stays: hasBlock('singleVoucher', situation) ? gift.singleVoucherURL : undefined,
    card: hasBlock('giftCard', situation) ? gift.giftcardURL : undefined,
  };
}

function GiftStays({ gift, url }: { gift: GiftBlock; url: string }) {
  const t = useMessages('results/gifts');
  const image = gift.imageS ?? gift.imageL;
  return (
    <section className={`${styles.banner} ${styles.right}`} data-block="single-voucher">
      <div className={styles.words}>
        <h2>
          <ContentAnchor className={styles.stretched} url={url} campaign={gift.campaign}>
            {gift.title}
          </ContentAnchor>
        </h2>
        {gift.subtitle && <p>{gift.subtitle}</p>}
        <span className={styles.cta} aria-hidden="true">
          {t('stays')}
        </span>
      </div>
      {image && (
        <picture className={styles.picture}>
          <img
            className={`tone-${image.tone}`}
            src={image.url}
            alt={image.alt}
            width={960}
            height={640}
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
    </section>
  );
}

function GiftCard({ gift, url }: { gift: GiftBlock; url: string }) {
  const t = useMessages('results/gifts');
  return (
    <section className={`${styles.banner} ${styles.card}`} data-block="gift-card">
      <div className={styles.words}>
        <Gift className={styles.icon} aria-hidden="true" />
        <h2>
          <ContentAnchor className={styles.stretched} url={url} campaign={gift.campaign}>
            {t('cardTitle')}
          </ContentAnchor>
        </h2>
        <p>{t('cardText')}</p>
        <span className={styles.cta} aria-hidden="true">
          {t('card')}
        </span>
      </div>
    </section>
  );
}
