import { beforeAll, expect, test } from 'vitest';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue, htmlOf } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const cardsOf = (html: string) => html.match(/<article.*?<\/article>/gs) ?? [];
const kinds = (html: string) => [...new Set([...html.matchAll(/data-card="(\w+)"/g)].map(([, kind]) => kind))];
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('CARD-001 CARD-007 stays to book lead to their page in the booking flow and say how they are cancelled', async () => {
  const html = await htmlOf('/search');
  const [card = ''] = cardsOf(html);
  expect(kinds(html)).toEqual(['weekend']);
  expect(/href="\/weekend\/\d+-[a-z0-9-]+\?flow=booking"/.test(card)).toBe(true);
  expect(html.includes('popoverTarget="terms-3"')).toBe(true);
});

test('CARD-001 CARD-008 FILT-035 gifts have the price of their voucher for two, and no cancellation line', async () => {
  const html = await htmlOf('/search?flow=gifting&giftNights=1&sort=svPriceAsc');
  expect(kinds(html)).toEqual(['gift']);
  const [card = ''] = cardsOf(html);
  expect(/href="\/weekend\/\d+-[a-z0-9-]+\?flow=gifting"/.test(card)).toBe(true);
  expect(textOf(card)).toMatch(/€[\d.,]+ \/ pers €[\d.,]+ for 2 people/);
  expect([textOf(card).includes('Valid 1 year'), html.includes('popoverTarget="terms')]).toEqual([true, false]);
  const totals = [...textOf(html).matchAll(/€([\d,.]+) for 2 people/g)].map(([, total = '']) =>
    Number(total.replace(',', '')),
  );
  expect(totals.length).toBeGreaterThan(3);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
});

test('FILT-035 gifts can be ordered by their price the other way round', async () => {
  const html = await htmlOf('/search?flow=gifting&giftNights=1&sort=svPriceDesc');
  const totals = [...textOf(html).matchAll(/€([\d,.]+) for 2 people/g)].map(([, total = '']) =>
    Number(total.replace(',', '')),
  );
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(totals[0]).toBeGreaterThan(totals.at(-1) ?? 0);
});

test('CARD-001 CARD-006 CARD-021 in the hotel flow a card is a hotel with its pictures, and leads to it with the dates', async () => {
  const html = await htmlOf('/search?flow=hotel&checkin=2026-12-05&checkout=2026-12-06');
  expect(kinds(html)).toEqual(['hotel']);
  const [card = ''] = cardsOf(html);
  expect(
    /href="\/hotel\/\d+-[a-z0-9-]+\?flow=hotel&amp;checkin=2026-12-05&amp;checkout=2026-12-06&amp;nights=1"/.test(card),
  ).toBe(true);
  expect(card.match(/<img/g)?.length).toBe(5);
  expect(textOf(html).includes('More stays at this hotel')).toBe(true);
});

test('CARD-009 CARD-010 CARD-011 each cancellation line opens the conditions it has, once on the page', async () => {
  const html = await htmlOf('/search?theme=44&checkin=2026-12-24&checkout=2026-12-27');
  const opens = [...html.matchAll(/popoverTarget="(terms[\w-]*)" title/g)].map(([, id = '']) => id);
  const panels = [...html.matchAll(/popover="auto" id="(terms[\w-]*)"/g)].map(([, id]) => id);
  expect(opens.length).toBeGreaterThan(3);
  expect(panels).toEqual([...new Set(panels)]);
  expect(opens.filter((id) => !panels.includes(id))).toEqual([]);
  const panel = textOf(/<div popover="auto" id="terms-2026-12-21".*?<\/dl>/s.exec(html)?.[0] ?? '');
  expect(panel).toMatch(/Until Monday,? 21 December 2026 Changes and cancellation are free/);
  expect(panel).toMatch(/After this deadline Partial refund: 80% of each night’s amount/);
  expect(panel).toMatch(/From the check-in date No refund/);
});

test('CARD-009 lists on pages without conditions to open only say them', async () => {
  const html = await htmlOf('/');
  expect(cardsOf(html).length).toBeGreaterThan(0);
  expect(html.includes('popoverTarget="terms')).toBe(false);
});

test('CARD-012 OPEN-108 where offers come with an insurance, one answer is chosen and the form keeps the search', async () => {
  const storefront = createFaultyStorefront();
  const insurance = '"insuranceOffers":[{"id":"cover","label":"Cancellation cover","price":1900}],';
  storefront.world.rewrite = (target, body) =>
    target.startsWith('/offers.json') ? body.replaceAll('"itemCategory":', `${insurance}"itemCategory":`) : body;
  const radios = async (path: string) => {
    const html = await (await storefront.visit(path)).text();
    const form = /<form class="[^"]*insurance.*?<\/form>/s.exec(html)?.[0] ?? '';
    const values = [...form.matchAll(/<input type="radio" name="hasInsurance" ([^>]*)\/>/g)].map(
      ([, rest = '']) => rest,
    );
    return { form, chosen: values.map((rest) => rest.includes('checked')) };
  };
  const open = await radios('/search?theme=26');
  expect(open.chosen).toEqual([true, false]);
  expect(textOf(open.form)).toMatch(/No insurance Cancellation cover €19/);
  expect(open.form.includes('<input type="hidden" name="theme" value="26"/>')).toBe(true);
  expect((await radios('/search?theme=26&hasInsurance=1')).chosen).toEqual([false, true]);
  expect((await htmlOf('/search')).includes('name="hasInsurance"')).toBe(false);
});
