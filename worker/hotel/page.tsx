import { GalleryIsland } from '#client/gallery/gallery.island.tsx';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import { Breadcrumb } from '../product/breadcrumb.tsx';
import { Island } from '../render/island.tsx';
import { About } from './about.tsx';
import { AnchorBar } from './anchor-bar.tsx';
import { Heading } from './heading.tsx';
import layout from './layout.module.css';

/** Pictures that the gallery of a hotel gets. @rule HOTEL-003 */
const galleryPictures = 5;

/** What a hotel page begins with: breadcrumb, gallery, name, bar of anchors with dates and travellers, and what it is. */
export function HotelBeginning({ hotel, criteria }: { hotel: HotelDetail; criteria: StayCriteria }) {
  const pictures = hotel.images
    .slice(0, galleryPictures)
    .map(({ url, sizes, alt, tone }) => ({ url, sizes, alt, tone }));
  return (
    <>
      <div className={layout.top}>
        <Breadcrumb places={hotel.breadcrumb ?? []} />
        {pictures.length > 0 && (
          <Island of={GalleryIsland} when="intent" props={{ subject: hotel.label, pictures, shown: 4 }} />
        )}
      </div>
      <Heading hotel={hotel} />
      <AnchorBar hotel={hotel} criteria={criteria} />
      <About hotel={hotel} />
    </>
  );
}
