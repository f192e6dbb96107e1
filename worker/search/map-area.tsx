import type { ReactNode } from 'react';
import { MapIsland } from '#client/search/map.island.tsx';
import { hasMap } from '#shared/map/markers.ts';
import type { Flow } from '#shared/search/flow.ts';
import { Island } from '../render/island.tsx';
import { usePage } from '../render/page-context.ts';
import styles from './map-area.module.css';

/** The results with the map beside them, where the flow has one and the screen is wide enough. @rule SERP-015 MAP-002 */
export function WithMap({ flow, children }: { flow: Flow; children: ReactNode }) {
  const { settings } = usePage();
  if (!hasMap(flow)) return children;
  return (
    <div className={styles.both}>
      <div>{children}</div>
      <div className={styles.map}>
        <Island of={MapIsland} props={{ styleUrl: settings.map.styleUrl }} when="visible" />
      </div>
    </div>
  );
}
