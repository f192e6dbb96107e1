import { useEffect, useRef } from 'react';
import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { useShared } from '#client/islands/use-shared.ts';
import { formatParty } from '#client/party/party-summary.ts';
import { toNoonUtc } from '#shared/calendar/date.ts';
import { bookableWindow } from '#shared/calendar/today.ts';
import { asksFor } from '#shared/search/box-fields.ts';
import { parseCriteria } from '#shared/search/codec.ts';
import type { Flow } from '#shared/search/flow.ts';
import { findTheme } from '#shared/theme/themes.ts';
import Search from '~icons/lucide/search';
import { isSamePlace, type Place } from './place.ts';
import { shownDestination } from './shown-destination.ts';
import styles from './summary.module.css';
import { useAddress } from './use-address.ts';
import { usePointLabel } from './use-point-label.ts';
import { useStuck } from './use-stuck.ts';

export const messages = [
  'searchbox/summary',
  'destination/field',
  'party/picker',
  'party/participants',
  'theme/picker',
  'theme/names',
] as const;

interface Props {
  /** The criteria that the server was asked, as `printCriteria` writes them. */
  readonly asked: string;
  readonly flow: Flow;
  readonly destination?: Place | undefined;
  /** Id of the sheet that holds the search box. */
  readonly sheet: string;
}

/** The search in two lines, on a phone; it opens the search box, and stays at hand far down the page. @rule FLOW-019 FLOW-020 */
export function SummaryIsland({ asked, flow, destination, sheet }: Props) {
  const t = useMessages('searchbox/summary');
  const field = useMessages('destination/field');
  const party = useMessages('party/picker');
  const participants = useMessages('party/participants');
  const picker = useMessages('theme/picker');
  const themes = useMessages('theme/names');
  const { now, timeZone } = useVisitor();
  const address = useAddress();
  const labelOfPoint = usePointLabel(address === undefined);
  const criteria = parseCriteria(address ?? new URLSearchParams(asked), bookableWindow(now, timeZone));
  const shown = useShared(shownDestination, undefined);
  const place = [destination, shown].find((known) => known && isSamePlace(known, criteria.destination));
  const anywhere = criteria.point ? labelOfPoint(criteria.point) : field('anywhere');
  const where = place?.label || (criteria.destination ? '…' : anywhere);
  const { dates } = criteria;
  const theme = findTheme(criteria.theme);

  const threshold = useRef<HTMLSpanElement>(null);
  const isStuck = useStuck(threshold);
  useEffect(() => {
    const closeWith = (event: SubmitEvent) => {
      const open = document.getElementById(sheet);
      if (event.target instanceof Node && open?.matches(':popover-open') && open.contains(event.target)) {
        open.hidePopover();
      }
    };
    addEventListener('submit', closeWith);
    return () => removeEventListener('submit', closeWith);
  }, [sheet]);

  return (
    <div className={styles.place} data-stuck={isStuck ? '' : undefined}>
      <span ref={threshold} className={styles.threshold} />
      <div className={styles.bar}>
        <button type="button" className={styles.summary} popoverTarget={sheet} aria-haspopup="dialog">
          <Search aria-hidden="true" />
          <span className="hidden-text">{t('change')}: </span>
          <span className={styles.where}>{where}</span>{' '}
          <span className={styles.rest}>
            {[
              asksFor(flow, 'dates') &&
                (dates
                  ? t('dates', { checkin: toNoonUtc(dates.checkin), checkout: toNoonUtc(dates.checkout) })
                  : t('anyDates')),
              asksFor(flow, 'travellers') && formatParty(party, criteria.party),
              asksFor(flow, 'participants') && participants('count', { count: criteria.party.adults }),
              theme ? themes(theme.name) : !asksFor(flow, 'dates') && picker('any'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </button>
      </div>
    </div>
  );
}
