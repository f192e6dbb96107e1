import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { type BookableWindow, nightsOf } from '#shared/calendar/stay-dates.ts';
import { partyBounds, partyKeys } from '#shared/party/party.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import styles from './panel-fallback.module.css';
import type { PanelStay } from './panel-stay.ts';

interface Props {
  readonly stay: PanelStay;
  readonly criteria: StayCriteria;
  readonly window: BookableWindow;
}

/** Dates and travellers as a form of native fields, which answers the priced page, where no script runs. */
export function PanelFallback({ stay, criteria, window }: Props) {
  const t = useMessages('stay/purchase-panel');
  const field = useMessages('calendar/field');
  const picker = useMessages('party/picker');
  const routes = useRoutes();
  const { dates, party } = criteria;
  const { min, max } = stay.nights;
  return (
    <noscript>
      <form method="get" action={routes.stay(stay.id, stay.label)} className={styles.form}>
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
            min={min}
            max={max}
            defaultValue={dates ? nightsOf(dates) : stay.nights.default}
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
        <Button type="submit" look="primary" wide className={styles.submit}>
          {t('showPrice')}
        </Button>
      </form>
    </noscript>
  );
}
