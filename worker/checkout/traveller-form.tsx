import { TravellerIsland } from '#client/checkout/traveller.island.tsx';
import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Insurance } from '#shared/catalogue/insurance.ts';
import { type CheckoutAddress, printCheckoutAddress } from '#shared/checkout/checkout-address.ts';
import type { CheckoutFlow } from '#shared/checkout/checkout-flow.ts';
import { dueOf } from '#shared/checkout/payment-choices.ts';
import { formatEuros } from '#shared/price/euros.ts';
import type { PayLater } from '#shared/price/pay-later.ts';
import Wallet from '~icons/lucide/wallet';
import { Island } from '../render/island.tsx';
import type { CheckoutForm } from './checkout-form.ts';
import { GiftCards } from './gift-cards.tsx';
import { InsuranceChoice } from './insurance-choice.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import styles from './traveller-form.module.css';

export const checkoutFormId = 'checkout-form';

interface Props {
  readonly flow: CheckoutFlow;
  readonly address: CheckoutAddress;
  readonly form: CheckoutForm;
  /** What is paid today, in cents. */
  readonly today: number;
  readonly insurances: readonly Insurance[];
  /** How today's amount could be paid later. */
  readonly payLater: readonly PayLater[];
  /** The one call to action of the page, unless a message above holds it. */
  readonly isMain: boolean;
}

/** The one form of the page. Its address keeps what is booked; the hidden fields make it safe to send twice. */
export function TravellerForm({ flow, address, form, today, insurances, payLater, isMain }: Props) {
  const t = useMessages('checkout/form');
  const routes = useRoutes();
  const { tag } = useVisitor();
  const action = routes.checkout(printCheckoutAddress({ ...address, price: form.total }), flow);
  return (
    <form id={checkoutFormId} className={styles.form} method="post" action={action} noValidate>
      {/* What Enter in a field presses: the first button of the form. */}
      <button type="submit" name="do" value="book" className="hidden-text" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="total" value={form.total} />
      <input type="hidden" name="due" value={dueOf(form)} />
      {form.isAgain && <input type="hidden" name="again" value="1" />}
      <Island of={TravellerIsland} props={{ values: form.values, errors: form.errors }} when="idle" />
      <InsuranceChoice offered={insurances} chosen={form.insurance} />
      <GiftCards cards={form.cards} refusedCard={form.refusedCard} />
      <PaymentChoice methods={payLater} today={today} chosen={form.payLater} />
      <section className={styles.payment} aria-labelledby="payment-title">
        <Wallet aria-hidden="true" />
        <div>
          <h3 id="payment-title">{t('payment')}</h3>
          <p>{t('noCharge')}</p>
        </div>
      </section>
      <div className={styles.end}>
        <p className={styles.terms}>{t('terms')}</p>
        <Button
          type="submit"
          name="do"
          value="book"
          look={isMain ? 'action' : 'primary'}
          wide
          className={styles.submit}
        >
          {form.isAgain ? t('again') : t('submit')} · {formatEuros(today, tag)}
        </Button>
      </div>
    </form>
  );
}
