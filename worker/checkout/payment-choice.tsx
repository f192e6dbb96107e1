import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import type { PayLater } from '#shared/price/pay-later.ts';
import { Payments, usePayLaterName } from '../pay-later/payments.tsx';
import styles from './choice.module.css';

interface Props {
  readonly methods: readonly PayLater[];
  /** What is paid today when it is not paid later, in cents. */
  readonly today: number;
  readonly chosen: PayLater['type'] | undefined;
}

/** When the stay is paid: one radio button each. Without offers only the choice made before travels on. @rule PAYL-002 PAYL-003 */
export function PaymentChoice({ methods, today, chosen }: Props) {
  const t = useMessages('paylater/choice');
  const { tag } = useVisitor();
  const nameOf = usePayLaterName();
  if (methods.length === 0) return chosen ? <input type="hidden" name="pay" value={chosen} /> : null;
  const isOffered = methods.some(({ type }) => type === chosen);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.title}>{t('title')}</legend>
      <label className={styles.option}>
        <input type="radio" name="pay" value="today" defaultChecked={!isOffered} />
        <span className={styles.name}>{t('today')}</span>
        <span className={styles.price}>{formatEuros(today, tag)}</span>
      </label>
      {methods.map((method) => (
        <div key={method.type} className={styles.method}>
          <label className={styles.option}>
            <input
              type="radio"
              name="pay"
              value={method.type}
              defaultChecked={method.type === chosen}
              aria-describedby={`pay-${method.type}`}
            />
            <span className={styles.name}>{nameOf(method)}</span>
          </label>
          <div id={`pay-${method.type}`} className={styles.payments}>
            <Payments method={method} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}
