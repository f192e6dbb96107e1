import { GalleryIsland } from '#client/gallery/gallery.island.tsx';
import type { StayTab } from '#shared/stay/tabs.ts';
import { Breadcrumb } from '../product/breadcrumb.tsx';
import { Island } from '../render/island.tsx';
import { Experience } from './experience.tsx';
import { FlowSwitch } from './flow-switch.tsx';
import { Heading } from './heading.tsx';
import layout from './layout.module.css';
import { Programme } from './programme.tsx';
import { Room } from './room.tsx';
import { Tabs } from './tabs.tsx';
import type { StayVisit } from './visit.ts';

/** Everything above the first block that waits: breadcrumb, gallery, title, tabs, programme, room, experience. */
export function StayBeginning({ visit }: { visit: StayVisit }) {
  const { stay, criteria } = visit;
  const { hotel, room } = stay;
  const pictures = stay.images.map(({ url, sizes, alt, tone }) => ({ url, sizes, alt, tone }));
  return (
    <>
      <div className={layout.top}>
        <Breadcrumb places={stay.breadcrumb} />
        {pictures.length > 0 && (
          <Island of={GalleryIsland} when="intent" props={{ subject: hotel.label, pictures, shown: 5 }} />
        )}
      </div>
      <div className={layout.heading}>
        <Heading stay={stay} hasDates={criteria.dates !== undefined} />
        <p className="hidden-text" role="status" data-flow-said="" />
        <StaySwitch visit={visit} />
      </div>
      <StayTabs visit={visit} />
      <Programme stay={stay} />
      {room && <Room room={room} />}
      <StayExperience visit={visit} />
    </>
  );
}

export function StaySwitch({ visit }: { visit: StayVisit }) {
  return (
    <x-part name="switch">
      <FlowSwitch visit={visit} />
    </x-part>
  );
}

export function StayTabs({ visit: { stay, flow } }: { visit: StayVisit }) {
  const sections = new Set<StayTab>(['description', 'theGift', 'hotel', 'practicalInfo']);
  if (stay.room) sections.add('room');
  if (stay.activities.length + stay.dinners.length > 0) sections.add('experience').add('theExperience');
  if (stay.hotel.review && stay.hotel.review.count > 0) sections.add('reviews');
  return (
    <x-part name="tabs">
      <Tabs flow={flow} sections={sections} />
    </x-part>
  );
}

export function StayExperience({ visit: { stay, flow } }: { visit: StayVisit }) {
  const activities = [...stay.activities, ...stay.dinners];
  return (
    <x-part name="experience">
      {activities.length > 0 && (
        <Experience id={flow === 'gifting' ? 'theExperience' : 'experience'} activities={activities} />
      )}
    </x-part>
  );
}
