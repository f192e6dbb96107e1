import { useMessages } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { type BookableWindow, nightsOf } from '#shared/calendar/stay-dates.ts';
import type { NightBounds } from '#shared/catalogue/stay.ts';
import { partyBounds, partyKeys } from '#shared/party/party.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import styles from './native-form.module.css';

interface Props {
  /** The page that answers with prices. */
  readonly action: string;
  readonly criteria: StayCriteria;
  readonly nights: NightBounds;
  readonly window: BookableWindow;
  readonly submit: string;
}

/**
 * Dates and travellers as a form of native fields, which answers the priced page, where no script runs. Where one does,
 * its code is not needed either.
 */
export function DatesForm(props: Props) {
  return <noscript>{import.meta.env.SSR && <NativeForm {...props} />}</noscript>;
}

function NativeForm({ action, criteria, nights, window, submit }: Props) {
  const t = useMessages('calendar/field');
  const picker = useMessages('party/picker');
  const { dates, party } = criteria;
  return (
    <form method="get" action={action} className={styles.form}>
      <label>
        {t('checkin')}
        <input
          type="date"
          name="checkin"
          required
          min={window.firstBookableDay}
          max={window.horizon}
          defaultValue={dates?.checkin}
        />
      </label>
      <label>
        {t('nightsField')}
        <input
          type="number"
          name="nights"
          min={nights.min}
          max={nights.max}
          defaultValue={dates ? nightsOf(dates) : nights.default}
        />
      </label>
      {(['adults', 'children', 'babies'] as const).map((traveller) => (
        <label key={traveller}>
          {picker(traveller)}
          <input
            type="number"
            name={partyKeys[traveller]}
            min={partyBounds[traveller].min}
            max={partyBounds[traveller].max}
            defaultValue={party[traveller]}
          />
        </label>
      ))}
      <Button type="submit" look="primary" wide>
        {submit}
      </Button>
    </form>
  );
}
