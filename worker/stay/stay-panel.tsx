import type { RenderedQuote } from '#client/stay/panel-stay.ts';
import { PurchasePanelIsland } from '#client/stay/purchase-panel.island.tsx';
import type { VoucherPrices } from '#shared/catalogue/single-voucher.ts';
import '../product/provide-calendar.ts';
import { Island } from '../render/island.tsx';
import { GiftPanel } from './gift-panel.tsx';
import { panelStayOf } from './panel-stay.ts';
import type { StayVisit } from './visit.ts';

/** What the panel of a flow was told: the price of the query's dates, or the prices of the stay as a gift. */
export type PanelData =
  | { readonly flow: 'booking'; readonly rendered: RenderedQuote }
  | { readonly flow: 'gifting'; readonly prices: VoucherPrices | undefined };

export function StayPanel({ visit, data }: { visit: StayVisit; data: PanelData }) {
  const { stay, criteria } = visit;
  return (
    <x-part name="panel">
      {data.flow === 'gifting' ? (
        <GiftPanel visit={visit} prices={data.prices} />
      ) : (
        <Island
          of={PurchasePanelIsland}
          when="idle"
          props={{ stay: panelStayOf(stay), criteria, rendered: data.rendered }}
        />
      )}
    </x-part>
  );
}
