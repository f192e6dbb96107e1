import { useId } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { ageBands, type Party, stepperState, type Traveller } from '#shared/party/party.ts';
import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';
import styles from './party.module.css';

interface Props {
  readonly party: Party;
  readonly traveller: Traveller;
  readonly onStep: (count: number) => void;
}

/** One kind of travellers with its two buttons. A button at its bound keeps the focus, hence `aria-disabled`. */
export function PartyStepper({ party, traveller, onStep }: Props) {
  const t = useMessages('party/picker');
  const id = useId();
  const count = party[traveller];
  const { canDecrease, canIncrease } = stepperState(party, traveller);
  const { from, to } = ageBands[traveller];
  return (
    <fieldset className={styles.row} aria-labelledby={id}>
      <p id={id} className={styles.kind}>
        {t(traveller)} <span>{to === undefined ? t('ageFrom', { from }) : t('ageBand', { from, to })}</span>
      </p>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={t(`fewer-${traveller}`)}
          aria-disabled={!canDecrease}
          onClick={() => onStep(count - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <output className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <span className="hidden-text">{t(`count-${traveller}`, { count })}</span>
        </output>
        <button
          type="button"
          className={styles.step}
          aria-label={t(`more-${traveller}`)}
          aria-disabled={!canIncrease}
          onClick={() => onStep(count + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
    </fieldset>
  );
}
