import { useMessages } from '#client/islands/language.tsx';
import frame from '#client/ui/card.module.css';
import { Picture } from '#client/ui/picture.tsx';
import { WishHeart } from '#client/wishlist/heart.tsx';
import { toNoonUtc } from '#shared/calendar/date.ts';
import type { CancellationView } from '#shared/offer/cancellation.ts';
import { termsId } from '#shared/offer/cancellation-terms.ts';
import type { CardView } from '#shared/offer/describe-offer.ts';
import Check from '~icons/lucide/check';
import Gift from '~icons/lucide/gift';
import Leaf from '~icons/lucide/leaf';
import { CardPictures } from './card-pictures.tsx';
import { cardSizes } from './card-sizes.ts';
import styles from './offer-card.module.css';
import { LowestPrice, OfferPrice } from './offer-price.tsx';
import { Score } from './score.tsx';
import { Stars } from './stars.tsx';
import { StressChips } from './stress-chips.tsx';

interface Props {
  readonly card: CardView;
  /** '' or '/fr' or '/nl'. */
  readonly base: string;
  readonly loading: 'first' | 'eager' | 'lazy';
  readonly headingLevel?: 2 | 3;
  /** Whether the page holds the panels that cancellation lines open. */
  readonly hasTerms?: boolean;
}

/**
 * A stay, a gift or a hotel in a list. The whole card is one link, stretched from its title; what else can be pressed lies
 * above it. @rule CARD-001 CARD-002
 */
export function OfferCard({ card, base, loading, headingLevel = 2, hasTerms = false }: Props) {
  const t = useMessages('offer/card');
  const Title = `h${headingLevel}` as const;
  const { kind, hotel, program, distance } = card;
  const isHotel = kind === 'hotel';
  return (
    <article className={frame.card} data-card={kind}>
      <div className={frame.pictures}>
        {card.images[0] && card.images.length > 1 ? (
          <CardPictures pictures={card.images} loading={loading} />
        ) : (
          card.images[0] && <Picture picture={card.images[0]} sizes={cardSizes} loading={loading} />
        )}
        <StressChips stress={card.stress} />
        {card.kept && <WishHeart product={card.kept} look="round" />}
      </div>
      <div className={frame.body}>
        <p className={frame.place}>
          {card.place}
          {card.region && card.region !== card.place && `, ${card.region}`}
          {distance !== undefined && distance >= 1 && (
            <span> · {t('distance', { distance: Math.round(distance) })}</span>
          )}
        </p>
        <Title className={frame.title}>
          <a className={frame.link} href={`${base}${card.href}`}>
            {isHotel ? hotel.label : card.label}
          </a>
        </Title>
        <p className={styles.hotel}>
          {!isHotel && <span>{hotel.label}</span>}
          {hotel.stars !== undefined && <Stars stars={hotel.stars} />}
          {hotel.isEco && (
            <span className={styles.eco}>
              <Leaf aria-hidden="true" /> {t('eco')}
            </span>
          )}
        </p>
        <Score score={hotel.score} />
        {isHotel && <p className={styles.stay}>{card.label}</p>}
        <p className={styles.program}>
          {program.length > 0 ? program.join(' · ') : t('nights', { count: card.nights })}
        </p>
        <div className={frame.foot}>
          {kind === 'gift' ? <GiftUse /> : <Cancellation cancellation={card.cancellation} hasTerms={hasTerms} />}
          <OfferPrice price={card.price} />
        </div>
        <LowestPrice price={card.price} />
        {isHotel && card.hasMoreOffers && <p className={styles.more}>{t('moreOffers')}</p>}
      </div>
    </article>
  );
}

/** How a gift is used, where a stay says how it is cancelled. @rule OPEN-065 */
function GiftUse() {
  const t = useMessages('offer/card');
  return (
    <p className={styles.cancellation}>
      <Gift aria-hidden="true" /> <span>{t('giftUse')}</span>
    </p>
  );
}

interface CancellationProps {
  readonly cancellation: CancellationView | undefined;
  readonly hasTerms: boolean;
}

function Cancellation({ cancellation, hasTerms }: CancellationProps) {
  const t = useMessages('offer/card');
  if (!cancellation || cancellation.kind === 'none') return null;
  const words =
    cancellation.kind === 'until'
      ? t('cancelUntil', { date: toNoonUtc(cancellation.date) })
      : cancellation.kind === 'days-before'
        ? t('cancelDaysBefore', { count: cancellation.days })
        : t('cancelFree');
  const line = (
    <>
      <Check aria-hidden="true" /> <span>{words}</span>
    </>
  );
  if (!hasTerms) return <p className={styles.cancellation}>{line}</p>;
  return (
    <button type="button" className={styles.cancellation} popoverTarget={termsId(cancellation)} title={t('terms')}>
      {line}
    </button>
  );
}
