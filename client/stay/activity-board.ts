import { signal } from '@preact/signals-core';
import type { IsoDate } from '#shared/calendar/date.ts';
import type { StayDates } from '#shared/calendar/stay-dates.ts';
import type { DatedActivity } from './panel-stay.ts';

/** What the panel knows of the activities of the priced dates, for itself and for the cards of the page. */
export interface ActivityBoard {
  readonly dates: StayDates | undefined;
  readonly activities: readonly DatedActivity[];
  /** The chosen days, by the id of the activity. */
  readonly chosen: ReadonlyMap<number, IsoDate>;
  /** Activities whose missing day was noticed when checkout was tried. @rule QUOTE-017 */
  readonly missing: readonly number[];
  readonly onChoose: (activityId: number, day: IsoDate | undefined) => void;
}

/** Only the panel writes it; nothing while there is none. */
export const activityBoard = signal<ActivityBoard | undefined>(undefined);
