import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { nightsOf } from '#shared/calendar/stay-dates.ts';
import type { Insurance } from '#shared/catalogue/insurance.ts';
import { printCheckoutAddress } from '#shared/checkout/checkout-address.ts';
import { describePriceLines, type PriceLines } from '#shared/checkout/price-lines.ts';
import type { PayLaterOffer } from '../pay-later/load-pay-later.ts';
import { PayLaterBanner } from '../pay-later/pay-later-banner.tsx';
import type { PricedStay } from './apply-choices.ts';
import { describeStay, type QuotedTerms } from './booked-stay.ts';
import type { CheckoutEntry } from './enter-checkout.ts';
import { FormMessage } from './form-message.tsx';
import styles from './page.module.css';
import { PriceSummary } from './price-summary.tsx';
import { PriceUpdate } from './price-update.tsx';
import { QuoteFailed } from './quote-failed.tsx';
import { StaySummary } from './stay-summary.tsx';
import type { CheckoutStep } from './step.ts';
import { Steps } from './steps.tsx';
import { checkoutFormId, TravellerForm } from './traveller-form.tsx';
import { Unavailable } from './unavailable.tsx';

/** What the page shows below its title. */
export interface CheckoutView {
  readonly entry: CheckoutEntry;
  /** What the stay costs, where that is known. */
  readonly priced?: PricedStay;
  readonly payLater?: PayLaterOffer;
  readonly step: CheckoutStep;
}

export function Top() {
  const t = useMessages('checkout/page');
  return (
    <div className={styles.top}>
      <h1>{t('heading')}</h1>
      <Steps current="stepDetails" />
    </div>
  );
}

/** Stands in for the rest of the page until the price is there: what follows it in the document hides it. */
export function Checking() {
  const t = useMessages('checkout/page');
  return (
    <div className={styles.checking}>
      <p>{t('checking')}</p>
    </div>
  );
}

/** The summary beside what can be done now; on a phone a message comes before the summary, a fresh form after it. */
export function CheckoutPage({ entry, priced, payLater, step }: CheckoutView) {
  const { dates, party } = entry.address;
  const lines = priced && describePriceLines(priced, { adults: party.adults, nights: nightsOf(dates) });
  const main = (
    <div className={styles.main}>
      <Step entry={entry} step={step} lines={lines} insurances={priced?.insurances ?? []} payLater={payLater} />
    </div>
  );
  const isFresh = step.kind === 'form' && !step.notice && Object.keys(step.form.errors).length === 0;
  return (
    <div className={styles.columns}>
      {!isFresh && main}
      {(entry.stay || lines) && <Aside entry={entry} terms={priced} lines={lines} payLater={payLater} />}
      {isFresh && main}
    </div>
  );
}

interface AsideProps {
  readonly entry: CheckoutEntry;
  readonly terms: QuotedTerms | undefined;
  readonly lines: PriceLines | undefined;
  readonly payLater: PayLaterOffer | undefined;
}

function Aside({ entry, terms, lines, payLater }: AsideProps) {
  const t = useMessages('checkout/summary');
  return (
    <aside className={styles.aside} aria-label={t('title')}>
      {entry.stay && (
        <StaySummary stay={describeStay(entry.stay, entry.address, terms)} look="card">
          <a href={entry.back}>{t('change')}</a>
        </StaySummary>
      )}
      {lines && <PriceSummary lines={lines} moment="before" payLater={payLater?.methods} />}
      {payLater && payLater.methods.length + Number(payLater.hasWallet) > 0 && (
        <div className={styles.later}>
          <PayLaterBanner offer={payLater} />
        </div>
      )}
    </aside>
  );
}

interface StepProps {
  readonly entry: CheckoutEntry;
  readonly step: CheckoutStep;
  readonly lines: PriceLines | undefined;
  readonly insurances: readonly Insurance[];
  readonly payLater: PayLaterOffer | undefined;
}

function Step({ entry, step, lines, insurances, payLater }: StepProps) {
  const routes = useRoutes();
  const { flow, address, back } = entry;
  switch (step.kind) {
    case 'unavailable':
      return <Unavailable entry={entry} others={step.others} wasTaken={step.wasTaken} />;
    case 'quote-failed':
      return <QuoteFailed retry={routes.checkout(printCheckoutAddress(address), flow)} back={back} />;
    case 'price-update': {
      const href = routes.checkout(printCheckoutAddress({ ...address, price: step.change.current }), flow);
      return <PriceUpdate change={step.change} accept={{ href }} back={back} />;
    }
    case 'form': {
      const { form, notice } = step;
      const change = notice?.kind === 'price-update' ? notice.change : undefined;
      return (
        <>
          {change && <PriceUpdate change={change} accept={{ form: checkoutFormId }} back={back} />}
          {notice && notice.kind !== 'price-update' && <FormMessage notice={notice} />}
          <TravellerForm
            flow={flow}
            address={address}
            form={form}
            today={lines?.today ?? form.total}
            insurances={insurances}
            payLater={payLater?.methods ?? []}
            isMain={!change}
          />
        </>
      );
    }
  }
}
