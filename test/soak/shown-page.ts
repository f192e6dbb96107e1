import { bookableWindow } from '#shared/calendar/today.ts';
import { marketOf } from '#shared/market/markets.ts';
import { asksFor } from '#shared/search/box-fields.ts';
import { parseCriteria, printCriteria } from '#shared/search/codec.ts';
import { decideCriteria } from '#shared/search/container.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import { effectiveSort, withSort } from '#shared/search/effective-sort.ts';
import { type Flow, parseFlow } from '#shared/search/flow.ts';

/** What a results page shows, read from its elements. */
export interface ShownPage {
  readonly address: string;
  readonly state: 'found' | 'none' | 'failed' | 'blank';
  readonly isBusy: boolean;
  /** What the search box would send. */
  readonly box: readonly (readonly [string, string])[];
  /** What a change of the order would send. */
  readonly sort: readonly (readonly [string, string])[];
  /** Where the present order of the drawer leads. */
  readonly present: string;
}

declare global {
  interface Window {
    readShown?: () => ShownPage;
  }
}

/** Runs in the page, before its own scripts. */
export function installReader(): void {
  window.readShown = () => {
    const region = document.querySelector('[data-results]');
    const entriesOf = (selector: string) => {
      const form = document.querySelector<HTMLFormElement>(selector);
      return form ? [...new FormData(form)].map(([key, value]) => [key, String(value)] as const) : [];
    };
    const has = (selector: string) => Boolean(region?.querySelector(selector));
    const isAwaited = 'awaitsResults' in document.documentElement.dataset;
    return {
      address: location.href,
      state: has('[data-retry]') ? 'failed' : has('[data-row]') ? 'found' : has('h2') ? 'none' : 'blank',
      isBusy: isAwaited || Boolean(region?.hasAttribute('aria-busy')),
      box: entriesOf('[data-search-form]'),
      sort: entriesOf('[data-sort-form]'),
      present: document.querySelector<HTMLAnchorElement>('#sort-drawer a[aria-current]')?.href ?? '',
    };
  };
}

/** Everything that the page shows otherwise than its address asks. */
export function findWrong(asked: string, shown: ShownPage, clock: string): string[] {
  const window = bookableWindow(Date.parse(clock), marketOf('en_GB').timeZone);
  const read = (address: string) => {
    const { hash, searchParams } = new URL(address);
    return decideCriteria(hash, searchParams, window);
  };
  const criteria = read(asked);
  const { pathname, searchParams } = new URL(asked);
  const flow: Flow = pathname.endsWith('/activities') ? 'activity' : parseFlow(searchParams.get('flow'));
  const sort = effectiveSort(criteria, flow);
  const { sort: _, ...unsorted } = criteria;
  const wrong: string[] = [];
  const compare = (what: string, actual: unknown, expected: unknown) => {
    const [is, wants] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (is !== wants) wrong.push(`${what}: ${is} instead of ${wants}`);
  };
  const printedAgain = parseCriteria(new URLSearchParams(printCriteria(criteria)), window);
  compare('codec', printedAgain, criteria);
  if (shown.isBusy || !['found', 'none'].includes(shown.state)) wrong.push(`state: ${shown.state} ${shown.isBusy}`);
  compare('address', printCriteria(read(shown.address)), printCriteria(criteria));
  compare('order', shown.sort, [
    ...(flow === 'gifting' || flow === 'hotel' ? [['flow', flow]] : []),
    ...new URLSearchParams(printCriteria(unsorted)),
    ['sort', sort],
  ]);
  compare('link', shown.present && printCriteria(read(shown.present)), printCriteria(withSort(criteria, sort)));
  const box = parseCriteria(new URLSearchParams(shown.box.map(([key, value]) => [key, value])), window);
  for (const field of fieldsOf(flow)) compare(`box ${field}`, pick(box, field), pick(criteria, field));
  return wrong;
}

function pick(criteria: Criteria, field: keyof Criteria | 'adults'): unknown {
  return field === 'adults' ? criteria.party.adults : criteria[field];
}

function fieldsOf(flow: Flow): (keyof Criteria | 'adults')[] {
  return [
    ...(asksFor(flow, 'destination', 'city') ? (['destination', 'point', 'distance'] as const) : []),
    ...(asksFor(flow, 'dates') ? (['dates'] as const) : []),
    ...(asksFor(flow, 'travellers') ? (['party'] as const) : []),
    ...(asksFor(flow, 'participants') ? (['adults'] as const) : []),
    ...(asksFor(flow, 'theme') ? (['theme'] as const) : []),
  ];
}
