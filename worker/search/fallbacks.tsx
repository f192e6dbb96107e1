import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { OfferGrid } from '#client/offer/offer-grid.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import type { Offer } from '#shared/catalogue/offer.ts';
import type { SearchDetails } from '#shared/catalogue/search.ts';
import { distinctTerms, termsId } from '#shared/offer/cancellation-terms.ts';
import { describeOffer } from '#shared/offer/describe-offer.ts';
import { defaultCriteria } from '#shared/search/criteria.ts';
import { decideFallbackMessage, type Fallback } from '#shared/search/fallbacks.ts';
import { clearAllFilters, countActive } from '#shared/search/filters.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import { findTheme } from '#shared/theme/themes.ts';
import { Notice } from '../error/notice.tsx';
import { CachedCard } from '../render/cached-card.tsx';
import { useOfferSituation } from '../render/offer-situation.ts';
import styles from './fallbacks.module.css';
import type { SearchOutcome } from './load.ts';
import type { FoundFallbacks } from './load-fallbacks.ts';
import type { SearchQuestion } from './question.ts';
import { TermsPanels } from './terms-panels.tsx';

interface Props extends FoundFallbacks {
  readonly question: SearchQuestion;
  readonly outcome: Extract<SearchOutcome, { kind: 'found' }>;
}

/** What stands below the results once the fallbacks are there. @rule FALL-003 FALL-004 FALL-005 FALL-006 FALL-014 */
export function Fallbacks({ question, outcome, fallbacks, found }: Props) {
  const t = useMessages('results/fallbacks');
  const { exactMatch, searchDetails } = outcome.answer;
  const message = decideFallbackMessage(exactMatch.length > 0, found);
  if (message === 'loading') return <Pending />;
  if (message === 'none') return <div data-late="" />;
  if (message === 'noResults') return <NoResults question={question} />;
  const previews = fallbacks.flatMap(({ key }) => found[key] ?? []);
  return (
    <div className={styles.fallbacks} data-late="">
      <p className={styles.message} data-late-message="">
        {t(message)}
      </p>
      {fallbacks.map((fallback) => (
        <Preview
          key={fallback.key}
          fallback={fallback}
          offers={found[fallback.key] ?? []}
          question={question}
          details={searchDetails}
        />
      ))}
      <OwnTerms question={question} offers={previews} explained={exactMatch} />
    </div>
  );
}

/** Takes the place of the fallbacks while they are on their way; gone as soon as they stand behind it. @rule FALL-002 */
function Pending() {
  const t = useMessages('results/fallbacks');
  return (
    <div className={styles.pending} data-pending="">
      <p className="hidden-text">{t('loading')}</p>
      <span />
      <span />
      <span />
    </div>
  );
}

/** Without a filter to remove, everything but the party goes: the action never leads back to nothing. @rule FALL-003 FALL-004 */
function NoResults({ question }: { question: SearchQuestion }) {
  const t = useMessages('results/fallbacks');
  const routes = useRoutes();
  const { criteria } = question;
  const open = countActive(criteria) > 0 ? clearAllFilters(criteria) : { ...defaultCriteria, party: criteria.party };
  const address = formatResultsAddress({ ...question, criteria: open, page: 0 });
  return (
    <div data-late="">
      <Notice picture="empty" title={t('noResultsTitle')} text={t('noResults')} level={2}>
        <ButtonLink href={`${routes.search()}${address}`}>{t('removeAll')}</ButtonLink>
      </Notice>
    </div>
  );
}

interface OwnTermsProps {
  readonly question: SearchQuestion;
  readonly offers: readonly Offer[];
  /** Offers whose terms the results explain already. */
  readonly explained: readonly Offer[];
}

/** The panels for terms that only fallbacks have. */
function OwnTerms({ question, offers, explained }: OwnTermsProps) {
  const situation = useOfferSituation(question);
  const termsOf = (list: readonly Offer[]) =>
    distinctTerms(list.map((offer) => describeOffer(offer, situation).cancellation));
  const known = termsOf(explained).map(termsId);
  return <TermsPanels terms={termsOf(offers).filter((terms) => !known.includes(termsId(terms)))} />;
}

interface PreviewProps {
  readonly fallback: Fallback;
  readonly offers: readonly Offer[];
  readonly question: SearchQuestion;
  readonly details: SearchDetails;
}

function Preview({ fallback, offers, question, details }: PreviewProps) {
  const t = useMessages('results/fallbacks');
  const routes = useRoutes();
  const title = useTitle(fallback, question, details);
  const asked = { ...question, criteria: fallback.criteria, page: 0 };
  const situation = useOfferSituation(asked);
  if (offers.length === 0) return null;
  const id = `fallback-${fallback.key}`;
  return (
    <section className={styles.preview} aria-labelledby={id} data-fallback={fallback.key}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <a href={`${routes.search()}${formatResultsAddress(asked)}`} aria-label={t('all', { title })}>
          {t('more')}
        </a>
      </div>
      <OfferGrid>
        {offers.map((offer) => (
          <CachedCard key={offer.id} card={describeOffer(offer, situation)} loading="lazy" headingLevel={3} hasTerms />
        ))}
      </OfferGrid>
    </section>
  );
}

/** In words what was relaxed. @rule OPEN-032 */
function useTitle({ key, criteria }: Fallback, question: SearchQuestion, details: SearchDetails): string {
  const t = useMessages('results/fallbacks');
  const themes = useMessages('theme/names');
  const { destination, locationHierarchy: { region, country } = {} } = details;
  if (key === 'dates') return t('otherDates');
  if (key === 'theme') {
    const theme = findTheme(question.criteria.theme);
    return theme ? t('withoutTheme', { theme: themes(theme.name) }) : t('anyTheme');
  }
  const wider = criteria.destination?.category === 'region' ? region : country;
  if (criteria.destination) return t('elsewhereIn', { place: wider?.label ?? '' });
  return t('around', { place: destination?.label ?? '' });
}
