import { SelectorIsland } from '#client/hotel/selector.island.tsx';
import { useMessages } from '#client/islands/language.tsx';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import { anchorsOf } from '#shared/hotel/anchors.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import '../product/provide-calendar.ts';
import { Island } from '../render/island.tsx';
import styles from './anchor-bar.module.css';

/** The sticky bar: the sections of the page, and the dates and travellers that its offers are for. @rule HOTEL-007 HOTEL-008 */
export function AnchorBar({ hotel, criteria }: { hotel: HotelDetail; criteria: StayCriteria }) {
  const t = useMessages('hotel/bar');
  const { id, label, timeZone } = hotel;
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <nav className={styles.anchors} aria-label={t('label')} data-tabs="">
          <ul>
            {anchorsOf(hotel).map((anchor) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{t(anchor)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Island of={SelectorIsland} when="idle" props={{ hotel: { id, label, timeZone }, criteria }} />
      </div>
    </div>
  );
}
