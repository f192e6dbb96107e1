/** A filled form: sending it again and again must always come to the same one order. */
export interface SentForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What came of a form: a booking number, a refusal in words, or nobody knows. */
export type Outcome =
  | { readonly kind: 'booked'; readonly number: string }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unknown' };

export interface Attempt {
  readonly form: SentForm;
  readonly outcome: Outcome;
}

/** Stays with fixed ids: two with rooms enough, and one with a single room a night, which is soon fought over. */
const stays = [900_001, 900_007, 900_005];
const firstDay = Date.UTC(2026, 11, 1);
const days = 300;

/** Books stays until it is told to stop; every form that was sent is kept with its outcome. */
export async function shop(origin: string, name: string, isOver: () => boolean, attempts: Attempt[]): Promise<void> {
  for (let count = 0; !isOver(); count++) {
    const form = await openForm(origin, `${name}-${count}`).catch(() => undefined);
    if (!form || isOver()) continue;
    attempts.push({ form, outcome: await sendForm(origin, form) });
  }
}

/** Opens the form of a random stay and fills it in; `undefined` where there is nothing to book. */
async function openForm(origin: string, name: string): Promise<SentForm | undefined> {
  const id = stays[Math.floor(Math.random() * stays.length)];
  const day = new Date(firstDay + Math.floor(Math.random() * days) * 86_400_000).toISOString().slice(0, 10);
  const html = await (await fetch(`${origin}/checkout/booking?id=${id}&checkin=${day}&nights=2`)).text();
  const action = /<form id="checkout-form"[^>]* action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const key = /name="key" value="([^"]+)"/.exec(html)?.[1];
  const total = /name="total" value="(\d+)"/.exec(html)?.[1];
  if (!action || !key || !total) return undefined;
  const email = `${name}@example.com`;
  return { action, fields: { key, total, firstName: 'Anna', lastName: 'Lindgren', email, phone: '+33612345678' } };
}

/** Sends a form as a browser does. */
export async function sendForm(origin: string, { action, fields }: SentForm): Promise<Outcome> {
  const answer = await post(`${origin}${action}`, fields, origin).catch(() => undefined);
  if (!answer) return { kind: 'unknown' };
  const number = /confirmation\?number=(\d{8})$/.exec(answer.headers.get('location') ?? '')?.[1];
  if (answer.status === 303 && number) return { kind: 'booked', number };
  return answer.status >= 500 ? { kind: 'unknown' } : { kind: 'refused', status: answer.status };
}

/** Whether number and e-mail open the booking on the page for it. */
export async function isFound(origin: string, number: string, email: string): Promise<boolean> {
  const answer = await post(`${origin}/booking-lookup`, { number, email }, origin);
  const html = await answer.text();
  return answer.status === 200 && html.includes(number.slice(0, 4)) && html.includes(number.slice(4));
}

async function post(url: string, fields: Readonly<Record<string, string>>, origin: string): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  // A body that breaks off is an answer that never came.
  const text = await answer.text();
  return new Response(answer.status === 303 ? null : text, { status: answer.status, headers: answer.headers });
}
