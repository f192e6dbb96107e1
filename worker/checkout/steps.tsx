import { useMessages } from '#client/islands/language.tsx';
import Check from '~icons/lucide/check';
import styles from './steps.module.css';

const steps = ['stepStay', 'stepDetails', 'stepDone'] as const;

/** Where the shopper is on the way to a booking. */
export function Steps({ current }: { current: 'stepDetails' | 'stepDone' }) {
  const t = useMessages('checkout/page');
  const position = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === position ? 'step' : undefined}
          className={styles[stateOf(index, position)]}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < position ? <Check /> : index + 1}
          </span>
          <span className={styles.name}>{t(step)}</span>
        </li>
      ))}
    </ol>
  );
}

function stateOf(index: number, position: number): 'done' | 'current' | 'ahead' {
  if (index === position) return 'current';
  return index < position ? 'done' : 'ahead';
}
