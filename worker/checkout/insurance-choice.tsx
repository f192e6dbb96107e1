import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Insurance } from '#shared/catalogue/insurance.ts';
import { type Chosen, printChosen } from '#shared/checkout/payment-choices.ts';
import { formatEuros } from '#shared/price/euros.ts';
import styles from './choice.module.css';

interface Props {
  readonly offered: readonly Insurance[];
  readonly chosen: Chosen | undefined;
}

/** One insurance, or none, which is what is chosen first. Without offers only the choice made before travels on. @rule QUOTE-007 */
export function InsuranceChoice({ offered, chosen }: Props) {
  const t = useMessages('payment/insurance');
  const { tag } = useVisitor();
  if (offered.length === 0) return chosen ? <input type="hidden" name="insurance" value={printChosen(chosen)} /> : null;
  return (
    <fieldset id="insurance" className={styles.choice}>
      <legend className={styles.title}>{t('title')}</legend>
      <label className={styles.option}>
        <input type="radio" name="insurance" value="" defaultChecked={!chosen} />
        <span className={styles.name}>{t('none')}</span>
      </label>
      {offered.map(({ code, label, amount, covers }) => (
        <label key={code} className={`${styles.option} ${styles.tall}`}>
          <input
            type="radio"
            name="insurance"
            value={printChosen({ code, amount })}
            defaultChecked={chosen?.code === code}
          />
          <span>
            <span className={styles.name}>{label}</span>
            <span className={styles.details}>{covers.join(' · ')}</span>
          </span>
          <span className={styles.price}>+ {formatEuros(amount, tag)}</span>
        </label>
      ))}
      <Button type="submit" name="do" value="apply" look="quiet" className={styles.apply} formNoValidate>
        {t('apply')}
      </Button>
    </fieldset>
  );
}
