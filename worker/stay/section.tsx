import type { ReactNode } from 'react';
import type { StayTab } from '#shared/stay/tabs.ts';
import layout from './layout.module.css';

const places: Readonly<Record<StayTab, string | undefined>> = {
  description: layout.programme,
  room: layout.room,
  experience: layout.experience,
  theExperience: layout.experience,
  theGift: layout.gift,
  reviews: layout.reviews,
  hotel: layout.hotel,
  practicalInfo: layout.practical,
};

/** A section of the page; its id is the anchor that its tab leads to. @rule STAY-002 */
export function Section({ id, title, children }: { id: StayTab; title: string; children: ReactNode }) {
  return (
    <section id={id} className={`${layout.section} ${places[id]}`} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
