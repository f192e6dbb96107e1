import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { OfferGrid } from '#client/offer/offer-grid.tsx';
import type { Offer } from '#shared/catalogue/offer.ts';
import type { PlaceLink } from '#shared/catalogue/place.ts';
import { describeOffer } from '#shared/offer/describe-offer.ts';
import { defaultCriteria } from '#shared/search/criteria.ts';
import { CachedCard } from '../render/cached-card.tsx';
import { useOfferSituation } from '../render/offer-situation.ts';
import layout from './layout.module.css';
import styles from './nearby.module.css';

interface Props {
  readonly place: PlaceLink | undefined;
  readonly offers: readonly Offer[] | undefined;
}

/** Stays of other hotels of the same place; nothing when there are none or they cannot be had. @rule STAY-031 */
export function Nearby({ place, offers = [] }: Props) {
  const t = useMessages('stayextras/nearby');
  const routes = useRoutes();
  const situation = useOfferSituation({ criteria: defaultCriteria, container: 'query' });
  if (!place || offers.length === 0) return null;
  return (
    <section className={layout.nearby} aria-labelledby="nearby-title">
      <div className={styles.head}>
        <h2 id="nearby-title">{t('title')}</h2>
        <a href={routes.search(`${place.category}=${place.id}`)}>{t('all')}</a>
      </div>
      <OfferGrid>
        {offers.map((offer) => (
          <CachedCard key={offer.id} card={describeOffer(offer, situation)} loading="lazy" headingLevel={3} />
        ))}
      </OfferGrid>
    </section>
  );
}
