import type { Activity } from '#shared/catalogue/activity.ts';
import type { Upsells } from '#shared/catalogue/upsells.ts';
import type { AppContext } from '../context.ts';
import type { Fact } from '../product/facts.tsx';
import { deferredMs } from '../upstream/policies.ts';

/** What the extras wait for in all: first for themselves, then for what they add. */
const waitMs = deferredMs / 2;

type Upsell = Upsells['upsells'][number];

/** A richer stay with what is known of the activities that it adds; no details when they cannot be had. @rule STAY-049 */
export interface UpsellOffer {
  readonly upsell: Upsell;
  readonly details: readonly Fact[];
}

/** What can be added to a stay, and the extra that makes it more than another one. */
export interface UpsellChoice {
  readonly offers: readonly UpsellOffer[];
  readonly added?: { readonly extra: string; readonly withoutId: number } | undefined;
}

/**
 * Deferred: the extras of a stay. `withoutId` is the stay that this one is said to extend; what the catalogue does not
 * list as its extra is not believed. Never throws. @rule QUOTE-005 QUOTE-035 STAY-049
 */
export async function loadUpsells(c: AppContext, id: number, withoutId: number | undefined): Promise<UpsellChoice> {
  const [found, without] = await Promise.all([askUpsells(c, id), withoutId ? askUpsells(c, withoutId) : []]);
  const offers = await Promise.all(found.map((upsell) => describeUpsell(c, upsell)));
  const own = without.find((upsell) => upsell.id === id);
  if (!own || !withoutId) return { offers };
  return { offers, added: { extra: own.programLines.map(({ label }) => label).join(', ') || own.label, withoutId } };
}

async function askUpsells(c: AppContext, id: number): Promise<Upsells['upsells']> {
  const found = await c.var.upstream.get('upsells', { id }, { waitMs });
  return found.ok ? found.value.upsells : [];
}

async function describeUpsell(c: AppContext, upsell: Upsell): Promise<UpsellOffer> {
  const { activityIds = [] } = upsell;
  if (activityIds.length === 0) return { upsell, details: [] };
  const asked = { id: upsell.id, fetchPageModel: false };
  const stay = await c.var.upstream.get('stay', asked, { waitMs });
  if (!stay.ok) return { upsell, details: [] };
  const { activities, dinners } = stay.value;
  const added = [...activities, ...dinners].filter(({ activityId }) => activityIds.includes(activityId));
  return { upsell, details: added.map(factOf) };
}

function factOf({ title, detailList = [], whyList = [] }: Activity): Fact {
  return { title, lines: [...detailList, ...whyList] };
}
