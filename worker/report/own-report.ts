import { bodyLimit } from 'hono/body-limit';
import { sendProblem } from '../api/answer.ts';
import { isOwnForm } from '../checkout/own-form.ts';
import type { AppContext, AppMiddleware } from '../context.ts';

/** A report is taken from pages of this site only. */
export const ownReport: AppMiddleware = async function ownReport(c, next) {
  return isOwnForm(c) ? next() : sendProblem(c, 403, { code: 'FOREIGN', title: 'Only pages of this site report' });
};

/** Cuts off a body of more than `maxSize` bytes, whatever its length says. */
export function reportLimit(maxSize: number): AppMiddleware {
  return bodyLimit({
    maxSize,
    onError: (c) => sendProblem(c as AppContext, 413, { code: 'TOO_LARGE', title: 'The report is too large' }),
  });
}

/** The JSON of a body of any type, because beacons are sent as plain text; undefined for anything else. */
export async function readJson(c: AppContext): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text()) as unknown;
  } catch {
    return undefined;
  }
}

/** Answers at once: nobody waits for what becomes of a report, and its failure is a line in the log. */
export function takeReport(c: AppContext, name: string, work: Promise<boolean>): Response {
  const told = work
    .catch(() => false)
    .then((isKept) => {
      if (!isKept)
        console.warn(JSON.stringify({ level: 'warn', requestId: c.var.requestId, report: name, kept: false }));
    });
  c.executionCtx.waitUntil(told);
  c.header('cache-control', 'no-store');
  return c.body(null, 204);
}
