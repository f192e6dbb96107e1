import { bindings, visit } from './storefront.ts';

/** Stays with fixed ids whose state is always the same. */
export const samples = {
  bookable: 900_001,
  expired: 900_002,
  soldOut: 900_003,
  priceChanged: 900_004,
  lastRoom: 900_005,
  packageUnavailable: 900_006,
} as const;

type Visit = (path: string, init?: RequestInit) => Promise<Response>;

/** Asks the storefront in the preview locale. */
export const visitPreview: Visit = (path, init) => visit(`http://en.localhost${path}`, init);

export const traveller = {
  firstName: 'Anna',
  lastName: 'Lindgren',
  email: 'anna@example.com',
  phone: '+33 6 12 34 56 78',
};

/** The query of a checkout. */
export function addressOf(id: number, checkin: string, more = ''): string {
  return `id=${id}&checkin=${checkin}&nights=2${more}`;
}

/** A form as the page gave it. */
export interface RenderedForm {
  readonly html: string;
  readonly action: string;
  readonly key: string;
  readonly total: number;
}

/** Reads the form of a page; throws with the page's words where there is none. */
export function readForm(html: string): RenderedForm {
  const action = /<form id="checkout-form"[^>]* action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const key = /name="key" value="([^"]+)"/.exec(html)?.[1];
  const total = /name="total" value="(\d+)"/.exec(html)?.[1];
  if (!action || !key || !total) throw new Error(`No form in: ${textOf(html)}`);
  return { html, action, key, total: Number(total) };
}

export async function openForm(query: string, ask: Visit = visitPreview): Promise<RenderedForm> {
  return readForm(await (await ask(`/checkout/booking?${query}`)).text());
}

/** Sends fields as a form of our own page does. */
export function send(
  path: string,
  fields: Readonly<Record<string, string | number>>,
  { ask = visitPreview, headers = {} }: { ask?: Visit; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return ask(path, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin', ...headers } });
}

/** The fields of a form that was filled in. */
export function filled({ key, total }: RenderedForm, more: Readonly<Record<string, string | number>> = {}) {
  return { key, total, ...traveller, ...more };
}

/** The booking number that an answer leads to; `undefined` for any other answer. */
export function numberOf(answer: Response): string | undefined {
  const location = answer.headers.get('location') ?? '';
  return answer.status === 303 ? /confirmation\?number=(\d{8})$/.exec(location)?.[1] : undefined;
}

/** The cookie of an answer as the next request carries it. */
export function cookieOf(answer: Response): string {
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** Rooms that the catalogue has left for a stay of two nights; 0 when it cannot be booked. */
export async function roomsLeft(id: number, checkin: string): Promise<number> {
  const query = `locale=en_GB&checkin=${checkin}&night=2&adult=2&child=0&baby=0`;
  const answer = await bindings.CATALOGUE.fetch(`http://catalogue/weekend/${id}/quote-realtime.json?${query}`);
  const quote = (await answer.json()) as { bookable: boolean; availableRooms?: number };
  return quote.bookable ? (quote.availableRooms ?? 0) : 0;
}

/** The words of a page, without its markup. */
export function textOf(html: string): string {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? html;
  return main
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}
