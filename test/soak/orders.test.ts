import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { startServer } from './killable-server.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { type Attempt, isFound, sendForm, shop } from './shopper.ts';

const kills = Number(process.env.KILLS ?? (process.env.SOAK ? 50 : 3));
const shoppers = 6;
/** The shortest and the longest time that shoppers have before the next kill. */
const [shortestMs, longestMs] = [300, 1_500];

/** Orders that every round must have seen acknowledged before its kill, however slow the machine is. */
const fewest = 3;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function countBooked(attempts: readonly Attempt[]): number {
  return attempts.filter(({ outcome }) => outcome.kind === 'booked').length;
}

/** Nights whose rooms are not what they were before less what was booked. */
function wrongNights(before: Ledger, after: Ledger): string[] {
  return [...before.stock].flatMap(([night, stock]) => {
    const left = after.stock.get(night);
    const expected = stock - (after.taken.get(night) ?? 0) + (before.taken.get(night) ?? 0);
    return left === expected ? [] : [`${night}: ${left} left instead of ${expected}`];
  });
}

test(
  'CHECKOUT-durable killing workerd during orders loses no acknowledged order, doubles none and leaves no stock below zero',
  async () => {
    const stateDir = mkdtempSync(join(tmpdir(), 'orders-'));
    const place = { port: await freePort(), stateDir };
    await (await startServer(place)).stop();
    const before = readLedger(stateDir);

    const attempts: Attempt[] = [];
    const readyMs: number[] = [];
    for (let killed = 0; killed < kills; killed++) {
      const server = await startServer(place);
      readyMs.push(server.readyMs);
      let isOver = false;
      const shopping = Array.from({ length: shoppers }, (_, index) =>
        shop(server.origin, `s${index}-k${killed}`, () => isOver, attempts),
      );
      await wait(shortestMs + Math.random() * (longestMs - shortestMs));
      while (countBooked(attempts) < (killed + 1) * fewest) await wait(20);
      await server.kill();
      isOver = true;
      await Promise.all(shopping);
    }

    const server = await startServer(place);
    const acknowledged = attempts.flatMap(({ form, outcome }) =>
      outcome.kind === 'booked' ? [{ form, number: outcome.number }] : [],
    );
    const lost: string[] = [];
    for (const { form, number } of acknowledged) {
      const again = await sendForm(server.origin, form);
      const isSame = again.kind === 'booked' && again.number === number;
      if (!isSame || !(await isFound(server.origin, number, form.fields.email ?? ''))) lost.push(number);
    }
    const unknown = attempts.filter(({ outcome }) => outcome.kind === 'unknown');
    const settled = new Map<string, string>();
    for (const { form } of unknown) {
      const outcome = await sendForm(server.origin, form);
      if (outcome.kind === 'booked') settled.set(form.fields.key ?? '', outcome.number);
    }
    await server.stop();

    const after = readLedger(stateDir);
    console.log(
      `${kills} kills, ${acknowledged.length} orders acknowledged, ${unknown.length} cut off and sent again, ` +
        `ready within ${Math.max(...readyMs)} ms`,
    );
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills * fewest);
    expect(lost).toEqual([]);
    const sent = [...acknowledged.map(({ form, number }) => [form.fields.key, number] as const), ...settled];
    expect(sent.filter(([key, number]) => after.numbers.get(key ?? '') !== number)).toEqual([]);
    expect(after.bookings).toBe(sent.length);
    expect(new Set(after.numbers.values()).size).toBe(after.bookings);
    expect(wrongNights(before, after)).toEqual([]);
    expect(Math.min(...after.stock.values())).toBeGreaterThanOrEqual(0);
    expect(after.integrity).toBe('ok');
    rmSync(stateDir, { recursive: true });
  },
  60_000 + kills * 20_000,
);
