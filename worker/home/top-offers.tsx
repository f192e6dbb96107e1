import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { OfferGrid } from '#client/offer/offer-grid.tsx';
import type { Offer } from '#shared/catalogue/offer.ts';
import { describeOffer } from '#shared/offer/describe-offer.ts';
import { defaultCriteria } from '#shared/search/criteria.ts';
import { defaultFlow, type Flow } from '#shared/search/flow.ts';
import { CachedCard } from '../render/cached-card.tsx';
import { useOfferSituation } from '../render/offer-situation.ts';
import styles from './top-offers.module.css';

/** The block of best offers; without an answer it says so and leads to the search. @rule HOME-006 */
export function TopOffers({ offers, flow }: { offers: readonly Offer[] | undefined; flow: Flow }) {
  const t = useMessages('home/top');
  const routes = useRoutes();
  const situation = useOfferSituation({ criteria: defaultCriteria, container: 'query' });
  return (
    <section className={styles.top} aria-labelledby="top-offers">
      <div className={styles.head}>
        <h2 id="top-offers">{t('title')}</h2>
        <a href={routes.results(flow, flow === defaultFlow ? '' : `flow=${flow}`)}>{t('more')}</a>
      </div>
      {offers?.length ? (
        <OfferGrid>
          {offers.map((offer) => (
            <CachedCard key={offer.id} card={describeOffer(offer, situation)} loading="lazy" headingLevel={3} />
          ))}
        </OfferGrid>
      ) : (
        <p className={styles.failed}>{t('failed')}</p>
      )}
    </section>
  );
}
