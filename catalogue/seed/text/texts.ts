import type { Hour, Kind } from '../../media/picture.ts';
import type { ActivityCode } from '../activities.ts';
import type { ConceptCode } from '../concepts.ts';
import type { FacilityCode } from '../facilities.ts';
import type { Environment } from '../geography/spots.ts';
import type { HotelStyle, HotelType, RoomKind } from '../hotel-traits.ts';
import type { Cancellation } from '../plan-stays.ts';
import type { ThemeId } from '../themes.ts';

/** One or several of something: `{n}` is the number. */
export interface Counted {
  readonly one: string;
  readonly other: string;
}

export interface ConceptText {
  /** The first half of a title; the second is a phrase of the surroundings. */
  readonly titles: readonly string[];
  /** The sentence under the title. `{town}` is the name of the town, never after a preposition. */
  readonly leads: readonly string[];
}

export interface ActivityText {
  /** The line of the programme. */
  readonly line: string;
  /** The heading of its own block, and the name that filters give it. */
  readonly title: string;
  readonly details: readonly string[];
  readonly why: readonly string[];
  readonly know: readonly string[];
  readonly how: string;
  readonly menu?: readonly string[];
}

/** Everything that the catalogue says in one language. Parts in braces are filled in where the text is used. */
export interface Texts {
  readonly night: Counted;
  readonly inRoom: Readonly<Record<RoomKind, string>>;
  readonly breakfast: Counted & { readonly name: string; readonly menu: readonly string[]; readonly hours: string };
  readonly surroundings: Readonly<Record<Environment, readonly string[]>>;
  readonly concepts: Readonly<Record<ConceptCode, ConceptText>>;
  readonly activities: Readonly<Record<ActivityCode, ActivityText>>;
  readonly schedules: Readonly<Record<'spa' | 'evening' | 'halfday' | 'visit', string>>;
  readonly where: { readonly hotel: string; readonly around: string };
  readonly when: { readonly chosen: string; readonly open: string };
  readonly participants: string;
  readonly rooms: Readonly<
    Record<RoomKind, { readonly label: string; readonly bedding: string; readonly description: string }>
  >;
  readonly roomDetails: readonly { readonly title: string; readonly details: readonly string[] }[];
  readonly hotel: {
    readonly openings: Readonly<Record<Environment, readonly string[]>>;
    readonly characters: Readonly<Record<HotelType, string>>;
    readonly styles: Readonly<Record<HotelStyle, string>>;
    readonly services: Readonly<Partial<Record<FacilityCode, string>>>;
    readonly closings: readonly string[];
    readonly gettingThere: readonly string[];
    readonly parking: { readonly own: string; readonly none: string };
    readonly importantInfos: readonly string[];
  };
  readonly cancellation: Readonly<Record<Cancellation, string>>;
  readonly facilities: Readonly<Record<FacilityCode | 'pets', string>>;
  readonly types: Readonly<Record<HotelType, string>>;
  readonly styles: Readonly<Record<HotelStyle, string>>;
  readonly environments: Readonly<Record<Environment, string>>;
  readonly themes: Readonly<Record<ThemeId, string>>;
  /** `{n}` is the lowest score. */
  readonly score: string;
  readonly stars: Counted;
  readonly labels: { readonly favourite: string; readonly eco: string; readonly flash: string };
  readonly roomsMessage: Counted;
  readonly quoteErrors: Readonly<Record<'PACKAGE_UNAVAILABLE' | 'DATE_IN_THE_PAST' | 'NOT_BOOKABLE', string>>;
  readonly search: {
    readonly title: string;
    readonly titleEverywhere: string;
    readonly pageTitle: string;
    readonly description: string;
    readonly seo: readonly string[];
  };
  readonly picture: {
    readonly kinds: Readonly<Record<Kind, string>>;
    readonly hours: Readonly<Record<Hour, string>>;
    readonly winter: string;
    readonly alt: string;
  };
  readonly reviews: {
    readonly positives: readonly string[];
    readonly negatives: readonly string[];
    readonly customers: readonly string[];
  };
}
