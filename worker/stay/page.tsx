import { GalleryIsland } from '#client/gallery/gallery.island.tsx';
import type { RenderedQuote } from '#client/stay/panel-stay.ts';
import { PurchasePanelIsland } from '#client/stay/purchase-panel.island.tsx';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import type { StayTab } from '#shared/stay/tabs.ts';
import { Island } from '../render/island.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Experience } from './experience.tsx';
import { Heading } from './heading.tsx';
import layout from './layout.module.css';
import { panelStayOf } from './panel-stay.ts';
import { Programme } from './programme.tsx';
import { Room } from './room.tsx';
import { Tabs } from './tabs.tsx';

interface Props {
  readonly stay: WeekendDetail;
  readonly hasDates: boolean;
}

/** Everything above the first block that waits: breadcrumb, gallery, title, tabs, programme, room, experience. */
export function StayBeginning({ stay, hasDates }: Props) {
  const { hotel, room } = stay;
  const activities = [...stay.activities, ...stay.dinners];
  const pictures = stay.images.map(({ url, sizes, alt, tone }) => ({ url, sizes, alt, tone }));
  const sections = new Set<StayTab>(['description', 'hotel', 'practicalInfo']);
  if (room) sections.add('room');
  if (activities.length > 0) sections.add('experience');
  if (hotel.review && hotel.review.count > 0) sections.add('reviews');
  return (
    <>
      <div className={layout.top}>
        <Breadcrumb places={stay.breadcrumb} />
        {pictures.length > 0 && (
          <Island of={GalleryIsland} when="intent" props={{ subject: hotel.label, pictures, shown: 5 }} />
        )}
      </div>
      <Heading stay={stay} hasDates={hasDates} />
      <Tabs sections={sections} />
      <Programme stay={stay} />
      {room && <Room room={room} />}
      {activities.length > 0 && <Experience activities={activities} />}
    </>
  );
}

interface PanelProps {
  readonly stay: WeekendDetail;
  readonly criteria: StayCriteria;
  readonly rendered: RenderedQuote;
}

export function StayPanel({ stay, criteria, rendered }: PanelProps) {
  return <Island of={PurchasePanelIsland} when="idle" props={{ stay: panelStayOf(stay), criteria, rendered }} />;
}
