import type { ReactNode } from 'react';
import type { StayTab } from '#shared/stay/tabs.ts';
import layout from './layout.module.css';

/** The sections of the page. The id is the anchor that its tab leads to. @rule STAY-002 */
export type SectionId = Exclude<StayTab, 'theExperience' | 'theGift'>;

const places: Readonly<Record<SectionId, string | undefined>> = {
  description: layout.programme,
  room: layout.room,
  experience: layout.experience,
  reviews: layout.reviews,
  hotel: layout.hotel,
  practicalInfo: layout.practical,
};

export function Section({ id, title, children }: { id: SectionId; title: string; children: ReactNode }) {
  return (
    <section id={id} className={`${layout.section} ${places[id]}`} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
