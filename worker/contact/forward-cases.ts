import type { Settings } from '../env.ts';
import { type Delivery, sendOutside } from '../report/send-outside.ts';
import type { Upstream } from '../upstream/client.ts';
import { writeCaseForm } from './write-case-form.ts';

const casesAtOnce = 5;

/**
 * Sends what waits in the outbox to the CRM. Each case is claimed before it is sent and settled after it, so that two
 * who forward at the same time never send the same one; a claim that ends with its Worker lapses, and the case goes out
 * again under the same reference. Without a CRM there is nothing to do.
 */
export async function forwardCases(upstream: Upstream, settings: Settings): Promise<void> {
  const { crm } = settings;
  if (!crm) return;
  const claim = crypto.randomUUID();
  const claimed = await upstream.post('claimCases', { limit: casesAtOnce }, { idempotencyKey: claim });
  if (!claimed.ok) return;
  for (const { number, attempt, case: given } of claimed.value.items) {
    const body = writeCaseForm(number, given, settings);
    const outcome = await sendOutside(crm.url, { method: 'POST', body });
    if (outcome !== 'sent') reportDelivery(number, attempt, outcome);
    await upstream.post('settleCase', { claim, outcome }, { idempotencyKey: `${claim}-${number}`, parts: { number } });
  }
}

function reportDelivery(number: string, attempt: number, outcome: Delivery): void {
  const level = outcome === 'refused' ? 'error' : 'warn';
  console[level](JSON.stringify({ level, case: number, attempt, outcome }));
}
