import { useId, useRef } from 'react';
import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { bookableWindow } from '#shared/calendar/today.ts';
import { hasMap } from '#shared/map/markers.ts';
import { decideActions } from '#shared/search/action-bar.ts';
import { parseCriteria } from '#shared/search/codec.ts';
import { countActive } from '#shared/search/filters.ts';
import type { Flow } from '#shared/search/flow.ts';
import Arrows from '~icons/lucide/arrow-up-down';
import Sliders from '~icons/lucide/sliders-horizontal';
import { Action } from './action.tsx';
import { ActiveCount } from './active-count.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './filters.module.css';
import { HighlightedActivities } from './highlighted-activities.tsx';
import { MapButton } from './map-button.tsx';
import { useAddress } from './use-address.ts';
import { useFilterWork } from './use-filter-work.ts';

export const messages = ['map/button'] as const;

interface Props {
  /** The criteria of the page as `printCriteria` writes them. */
  readonly asked: string;
  readonly flow: Flow;
  readonly look: 'bar' | 'drawer';
  /** Id of the drawer with the orders, which belongs to the results. */
  readonly sortDrawer: string;
}

/** The filter bar, and on a phone the action bar. The address is what is applied. @rule SERP-002 SERP-003 SERP-019 */
export function FiltersIsland({ asked, flow, look, sortDrawer }: Props) {
  const t = useMessages('search/filters');
  const { now, timeZone } = useVisitor();
  const address = useAddress();
  const criteria = parseCriteria(address ?? new URLSearchParams(asked), bookableWindow(now, timeZone));
  const bar = useRef<HTMLDivElement>(null);
  const work = useFilterWork({ criteria, flow, look }, bar);
  const sheet = useId();
  const actions = decideActions({ flow, hasPoint: criteria.point !== undefined, hasMap: hasMap(flow) });
  return (
    <div ref={bar} className={styles.filters}>
      <div className={`${styles.actions} ${styles[look]}`}>
        <Action state={actions.filter} panel={sheet}>
          <Sliders aria-hidden="true" />
          {t(look === 'drawer' ? 'filterBy' : 'filter')}
          <ActiveCount count={countActive(criteria)} />
        </Action>
        <Action state={actions.sort} panel={sortDrawer} className={styles.sort}>
          <Arrows aria-hidden="true" />
          {t('sort')}
        </Action>
        {actions.map === 'shown' && <MapButton place="action" />}
      </div>
      {look === 'drawer' && <HighlightedActivities {...work} />}
      <FilterSheet id={sheet} work={work} />
      {actions.map === 'shown' && <MapButton place="bar" />}
    </div>
  );
}
