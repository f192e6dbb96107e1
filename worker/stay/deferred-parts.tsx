import { parseProductId } from '#shared/routes.ts';
import type { AppContext } from '../context.ts';
import { loadStayPayLater } from '../pay-later/load-stay-pay-later.ts';
import { loadGiftPrices, loadRenderedQuote } from './load.ts';
import { loadUpsells } from './load-upsells.ts';
import { type PanelData, StayPanel } from './stay-panel.tsx';
import { StayPractical } from './stay-practical.tsx';
import { StayUpsells, withoutExtraKey } from './upsells.tsx';
import type { StayVisit } from './visit.ts';

/** The parts of a flow that wait for calls of their own; none rejects. */
export function deferredParts(c: AppContext, visit: StayVisit) {
  const panel = loadPanel(c, visit);
  return {
    panel: panel.then((data) => <StayPanel visit={visit} data={data} />),
    upsells: renderUpsells(c, visit),
    practical: panel.then((data) => renderPractical(c, visit, data)),
  };
}

async function loadPanel(c: AppContext, { stay, flow, criteria }: StayVisit): Promise<PanelData> {
  if (flow === 'gifting') return { flow, prices: await loadGiftPrices(c, stay.id) };
  return { flow, rendered: await loadRenderedQuote(c, stay.id, criteria) };
}

async function renderUpsells(c: AppContext, visit: StayVisit) {
  const withoutId = parseProductId(new URLSearchParams(visit.query).get(withoutExtraKey) ?? '');
  const choice = visit.flow === 'gifting' ? undefined : await loadUpsells(c, visit.stay.id, withoutId);
  return <StayUpsells visit={visit} choice={choice} />;
}

async function renderPractical(c: AppContext, visit: StayVisit, panel: PanelData) {
  if (panel.flow === 'gifting') return <StayPractical visit={visit} payLater={undefined} />;
  const { rendered } = panel;
  const quote = rendered === 'failed' ? undefined : rendered?.quote;
  const payLater = await loadStayPayLater(c, visit.stay, visit.criteria, quote);
  return <StayPractical visit={visit} payLater={payLater} />;
}
