import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { type BookableWindow, defaultNights, maxNights, nightsOf } from '#shared/calendar/stay-dates.ts';
import { partyBounds, partyKeys } from '#shared/party/party.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import styles from './selector-fallback.module.css';

interface Props {
  readonly hotel: { readonly id: number; readonly label: string };
  readonly criteria: StayCriteria;
  readonly window: BookableWindow;
}

/** Dates and travellers as a form of native fields, which answers the page with its offers, where no script runs. */
export function SelectorFallback({ hotel, criteria, window }: Props) {
  const t = useMessages('hotel/selector');
  const field = useMessages('calendar/field');
  const picker = useMessages('party/picker');
  const routes = useRoutes();
  const { dates, party } = criteria;
  return (
    <noscript>
      <form method="get" action={routes.hotel(hotel.id, hotel.label)} className={styles.form}>
        <label>
          {field('checkin')}
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
          {t('nights')}
          <input
            type="number"
            name="nights"
            min={1}
            max={maxNights}
            defaultValue={dates ? nightsOf(dates) : defaultNights}
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
        <Button type="submit" look="primary">
          {t('show')}
        </Button>
      </form>
    </noscript>
  );
}
