import { useId } from 'react';
import { DateFrame } from '#client/calendar/date-frame.tsx';
import { LazyCalendar } from '#client/calendar/lazy-calendar.tsx';
import { dateFieldMessages } from '#client/calendar/messages.ts';
import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { PartyField } from '#client/party/party-field.tsx';
import { DatesForm } from '#client/product/dates-form.tsx';
import type { MessageGroup } from '#shared/locale/translator.ts';
import { PanelAction } from './panel-action.tsx';
import { PanelActivities } from './panel-activities.tsx';
import { PanelBar } from './panel-bar.tsx';
import { PanelBreakdown } from './panel-breakdown.tsx';
import { PanelFallbackCheckout } from './panel-fallback-checkout.tsx';
import { PanelHead } from './panel-head.tsx';
import { PanelMessage } from './panel-message.tsx';
import { PanelPrice } from './panel-price.tsx';
import { PanelTerms } from './panel-terms.tsx';
import { viewPanel } from './panel-view.ts';
import { PriceChangeDialog } from './price-change-dialog.tsx';
import styles from './purchase-panel.module.css';
import { usePanelWords } from './use-panel-words.ts';
import { type Opening, usePurchase } from './use-purchase.ts';

export const messages: readonly MessageGroup[] = [
  ...dateFieldMessages,
  'party/picker',
  'stay/cancellation',
  'offer/stress',
  'quote/messages',
  'quote/change',
];

/** Dates, travellers, the price of them and the way to checkout: a column, on a phone a bar and a full screen. @rule STAY-030 */
export function PurchasePanelIsland(opening: Opening) {
  const { stay } = opening;
  const t = useMessages('stay/purchase-panel');
  const routes = useRoutes();
  const id = useId();
  const purchase = usePurchase(opening);
  const { criteria, state, dispatch, board, calendar, window } = purchase;
  const view = viewPanel(state, stay);
  const { message, announcement } = usePanelWords({
    state,
    view,
    hasCalendarFailed: calendar.hasFailed,
  });
  return (
    <>
      <aside id={id} popover="auto" className={styles.panel} aria-label={t('title')} data-close-on-leave="">
        <PanelHead panel={id} extraDiscount={stay.extraDiscount} />
        <PanelPrice price={view.price} isOld={view.isOld} />
        <div className={styles.fields}>
          <DateFrame
            {...calendar}
            Calendar={LazyCalendar}
            origin="button"
            today={purchase.today}
            window={window}
            dates={criteria.dates}
            possibleNights={{ start: stay.nights.min, end: stay.nights.max }}
            onChange={purchase.chooseDates}
            giftAddress={routes.giftCard()}
            error={view.asksForDates ? message : undefined}
            autoClose
            withDelay
          />
          <PartyField party={criteria.party} onChange={purchase.chooseParty} />
          <PanelActivities {...board} />
          <DatesForm
            action={routes.stay(stay.id, stay.label)}
            criteria={criteria}
            nights={stay.nights}
            window={window}
            submit={t('showPrice')}
          />
        </div>
        <div className={styles.action}>
          <PanelMessage message={view.asksForDates ? undefined : message} />
          <PanelAction state={state} onPress={purchase.press} />
          {state.kind === 'quoted' && (
            <PanelFallbackCheckout
              id={stay.id}
              question={state.question}
              activities={board.activities}
              total={view.quote?.priceInfo?.sellPrice}
            />
          )}
        </div>
        {view.quote && view.price && <PanelBreakdown quote={view.quote} price={view.price} isOld={view.isOld} />}
        <PanelTerms stay={stay} quote={view.quote} />
        <p className="hidden-text" role="status">
          {announcement}
        </p>
        <PriceChangeDialog
          change={state.kind === 'price-changed' ? state.change : undefined}
          onAccept={() => dispatch({ type: 'change-accepted' })}
          onDismiss={() => dispatch({ type: 'change-dismissed' })}
        />
      </aside>
      <PanelBar panel={id} view={view} state={state} message={message} onPress={purchase.press} />
    </>
  );
}
