import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideGiftNights, formatGiftNights, formatSwitch, isFlowChange, parseStayFlow } from './flow-switch.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

test('FLOW-012 a stay is bought for oneself unless the address says gifting', () => {
  expect([null, undefined, '', 'booking', 'hotel', 'GIFTING'].map(parseStayFlow)).toEqual(Array(6).fill('booking'));
  expect(parseStayFlow('gifting')).toBe('gifting');
});

test('STAY-046 a switch sets the flow in the query and keeps what else is there', () => {
  expect(formatSwitch('checkin=2026-12-05&a=3', 'gifting')).toBe('checkin=2026-12-05&a=3&flow=gifting');
  expect(formatSwitch('flow=gifting&from=home', 'booking')).toBe('flow=booking&from=home');
});

test('STAY-047 a switch goes back to the default gift nights, the shortest that are offered', () => {
  expect(formatSwitch('flow=gifting&giftNights=3', 'gifting')).toBe('flow=gifting');
  const offered = [{ los: 2 }, { los: 1 }, { los: 3 }];
  expect(decideGiftNights(offered, null)).toEqual({ los: 1 });
  expect(decideGiftNights(offered, '3')).toEqual({ los: 3 });
  expect(decideGiftNights(offered, '7')).toEqual({ los: 1 });
  expect(decideGiftNights([], '1')).toBeUndefined();
});

test('STAY-047 whatever is asked, the nights are among those offered', () => {
  const lists = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 });
  fc.assert(
    fc.property(lists, fc.string(), (nights, asked) => {
      const offered = nights.map((los) => ({ los }));
      expect(offered).toContainEqual(decideGiftNights(offered, asked));
      for (const los of nights) {
        const query = new URLSearchParams(formatGiftNights('', los));
        expect(decideGiftNights(offered, query.get('giftNights'))).toEqual({ los });
      }
    }),
  );
});

test('FLOW-011 only another flow, or another length of the gift, of the same stay keeps the page', () => {
  const stay = at('/fr/weekend/12-spa', '?flow=gifting');
  expect(isFlowChange(at('/fr/weekend/12'), stay)).toBe(true);
  expect(isFlowChange(stay, at('/fr/weekend/12-spa', '?flow=gifting&giftNights=2'))).toBe(true);
  expect(isFlowChange(stay, at('/fr/weekend/12-spa'))).toBe(true);
  expect(isFlowChange(stay, at('/fr/weekend/12-spa', '?from=home&flow=gifting'))).toBe(false);
  expect(isFlowChange(at('/fr/weekend/12'), at('/fr/weekend/12', '?flow=booking&a=3'))).toBe(false);
  expect(isFlowChange(at('/fr/weekend/12'), at('/fr/weekend/13', '?flow=gifting'))).toBe(false);
  expect(isFlowChange(at('/weekend/12'), at('/fr/weekend/12', '?flow=gifting'))).toBe(false);
  expect(isFlowChange(at('/search'), at('/search', '?flow=gifting'))).toBe(false);
});

test('FLOW-011 no query makes the switch fail or lose its flow', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('booking', 'gifting'), (query, flow) => {
      const after = formatSwitch(query, flow);
      expect(parseStayFlow(new URLSearchParams(after).get('flow'))).toBe(flow);
      expect(formatSwitch(after, flow)).toBe(after);
    }),
  );
});
