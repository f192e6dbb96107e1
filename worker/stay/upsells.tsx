import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import Plus from '~icons/lucide/plus';
import Spinner from '~icons/lucide/sparkles';
import { Disclosure } from '../product/disclosure.tsx';
import { Facts } from '../product/facts.tsx';
import layout from './layout.module.css';
import type { UpsellChoice, UpsellOffer } from './load-upsells.ts';
import styles from './upsells.module.css';
import type { StayVisit } from './visit.ts';

/** The query key of the stay that an extra was added to, and that is left without it. @rule STAY-041 */
export const withoutExtraKey = 'offerId';

interface Props {
  readonly visit: StayVisit;
  /** Absent when they cannot be had, and in the gifting flow. */
  readonly choice: UpsellChoice | undefined;
}

/** Extras of the stay: the same hotel with more in the programme; and the one that was added, to be removed. @rule STAY-030 QUOTE-005 */
export function StayUpsells({ visit, choice }: Props) {
  const t = useMessages('stayextras/upsells');
  const { offers = [], added } = choice ?? {};
  return (
    <x-part name="upsells">
      {(offers.length > 0 || added) && (
        <section className={`${layout.section} ${layout.upsells}`} aria-labelledby="upsells-title">
          <h2 id="upsells-title">{t('title')}</h2>
          <ul className={styles.list}>
            {added && <Added visit={visit} added={added} />}
            {offers.map((offer) => (
              <Offered key={offer.upsell.id} visit={visit} offer={offer} />
            ))}
          </ul>
        </section>
      )}
    </x-part>
  );
}

function Offered({ visit, offer: { upsell, details } }: { visit: StayVisit; offer: UpsellOffer }) {
  const t = useMessages('stayextras/upsells');
  const routes = useRoutes();
  const { tag } = useVisitor();
  const { id, label, priceDifference, programLines } = upsell;
  const extra = programLines.map((line) => line.label).join(', ') || label;
  const query = queryFor(visit, visit.stay.id);
  return (
    <li className={styles.upsell}>
      <h3>{extra}</h3>
      <p className={styles.price}>
        <strong>{`+${formatEuros(priceDifference, tag)}`}</strong> {t('forTwo')}
      </p>
      {details.length > 0 && (
        <div className={styles.details}>
          <Disclosure title={t('more')}>
            <Facts facts={details} />
          </Disclosure>
        </div>
      )}
      <ButtonLink
        look="quiet"
        href={routes.stay(id, label, query)}
        data-loading={t('adding', { extra })}
        aria-label={t('addNamed', { extra })}
      >
        <Plus aria-hidden="true" /> {t('add')}
      </ButtonLink>
    </li>
  );
}

function Added({ visit, added }: { visit: StayVisit; added: NonNullable<UpsellChoice['added']> }) {
  const t = useMessages('stayextras/upsells');
  const routes = useRoutes();
  const extra = added.extra;
  return (
    <li className={`${styles.upsell} ${styles.added}`}>
      <h3>{extra}</h3>
      <p className={styles.price}>{t('added')}</p>
      <ButtonLink
        look="quiet"
        href={routes.stay(added.withoutId, '', queryFor(visit, undefined))}
        data-loading={t('removing', { extra })}
        aria-label={t('removeNamed', { extra })}
      >
        {t('remove')}
      </ButtonLink>
    </li>
  );
}

/** The query of the page, with the stay that an extra is added to, if any. */
function queryFor({ query }: StayVisit, withoutId: number | undefined): string {
  const kept = new URLSearchParams(query);
  kept.delete('activities');
  if (withoutId === undefined) kept.delete(withoutExtraKey);
  else kept.set(withoutExtraKey, String(withoutId));
  return kept.toString();
}

/** What is seen while the page of the stay with or without the extra is on its way. @rule STAY-036 QUOTE-034 QUOTE-035 */
export function LoadingDialog() {
  const t = useMessages('stayextras/upsells');
  return (
    <dialog className={styles.loading} data-loading-dialog="" aria-labelledby="loading-text">
      <Spinner aria-hidden="true" />
      <p id="loading-text">{t('loading')}</p>
    </dialog>
  );
}
