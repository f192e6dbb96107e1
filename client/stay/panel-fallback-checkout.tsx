import { useMessages, useRoutes } from '#client/islands/language.tsx';
import styles from '#client/product/native-form.module.css';
import { Button } from '#client/ui/button.tsx';
import { toNoonUtc } from '#shared/calendar/date.ts';
import type { QuoteQuestion } from '#shared/price/quote.ts';
import { printActivityChoice } from '#shared/stay/program.ts';
import type { DatedActivity } from './panel-stay.ts';
import { checkoutEntries } from './quote-query.ts';

interface Props {
  readonly id: number;
  readonly question: QuoteQuestion;
  readonly activities: readonly DatedActivity[];
  /** Cents; the price on the page. */
  readonly total: number | undefined;
}

/** Where no script runs: the days of the activities and the way to checkout as one form. @rule QUOTE-014 */
export function PanelFallbackCheckout(props: Props) {
  return <noscript>{import.meta.env.SSR && <NativeForm {...props} />}</noscript>;
}

function NativeForm({ id, question, activities, total }: Props) {
  const t = useMessages('stay/purchase-panel');
  const routes = useRoutes();
  return (
    <form method="get" action={routes.checkout()} className={styles.form}>
      {checkoutEntries(id, question, total).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {activities.map(({ activityId, title, days, isExtra }) => (
        <label key={activityId}>
          {t('activityDay', { title })}
          <select name="activities" required={!isExtra} defaultValue="">
            <option value="">{t('chooseDay')}</option>
            {days.map((day) => (
              <option key={day} value={printActivityChoice(activityId, day)}>
                {t('day', { day: toNoonUtc(day) })}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" look="action" wide>
        {t('book')}
      </Button>
    </form>
  );
}
