import { createDeadline, late } from '../upstream/deadline.ts';

/** 'refused' will be refused again; 'failed' may go through another time. */
export type Delivery = 'sent' | 'failed' | 'refused';

const deadlineMs = 10_000;

/**
 * Sends one request to an operator's address and never throws. Only the status counts: a redirect is an answer and is
 * not followed, and the body is not read.
 */
export async function sendOutside(url: string, init: RequestInit): Promise<Delivery> {
  const deadline = createDeadline(deadlineMs);
  try {
    const answer = await deadline.within(fetch(url, { ...init, redirect: 'manual', signal: deadline.signal }));
    if (answer === late) return 'failed';
    answer.body?.cancel().catch(() => undefined);
    return decideDelivery(answer.status);
  } catch {
    return 'failed';
  } finally {
    deadline.clear();
  }
}

function decideDelivery(status: number): Delivery {
  if (status < 400) return 'sent';
  return status < 500 && ![401, 403, 404, 408, 425, 429].includes(status) ? 'refused' : 'failed';
}
