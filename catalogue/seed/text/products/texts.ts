import type { Univers } from '../../activity-only/univers.ts';
import type { BoxTheme } from '../../boxes.ts';
import type { SubCategoryCode, SubElementCode } from '../../gift-extras.ts';
import type { Counted } from '../texts.ts';

/** Groups under which filters list activities. */
export const activityGroups = {
  wellbeing: ['spa', 'massage'],
  table: ['halfboard', 'dinner', 'tasting', 'cooking', 'champagne'],
  outdoors: ['bike', 'boat', 'ski', 'walk'],
  discovery: ['museum', 'family', 'ticket'],
} as const;
export type ActivityGroupCode = keyof typeof activityGroups;

interface UniversText {
  /** The plain product of a centre and its fuller one. */
  readonly titles: readonly [string, string];
  readonly description: string;
  readonly composition: readonly string[];
  /** What the fuller product adds. */
  readonly more: string;
}

/** Everything that the catalogue says in one language about what is given or done without a night. */
export interface ProductTexts {
  readonly boxes: Readonly<Record<BoxTheme, { readonly title: string; readonly description: string }>>;
  readonly box: {
    /** `{nights}` is a counted night without its room. */
    readonly nights: Counted;
    readonly breakfasts: Counted;
    readonly forTwo: string;
    readonly choice: Counted;
    readonly pageTitle: string;
  };
  readonly activities: Readonly<Record<Univers, UniversText>>;
  readonly activity: {
    readonly important: readonly string[];
    readonly nice: readonly string[];
    /** `{center}` and `{town}` are names, never after a preposition. */
    readonly lead: string;
    readonly title: string;
    readonly titleEverywhere: string;
    readonly pageTitle: string;
    readonly description: string;
  };
  readonly activityGroups: Readonly<Record<ActivityGroupCode, string>>;
  readonly links: { readonly around: string; readonly everywhere: string };
  readonly giftCard: { readonly label: string; readonly description: string; readonly pageTitle: string };
  readonly subElements: Readonly<Record<SubElementCode, string>>;
  readonly subCategories: Readonly<Record<SubCategoryCode, { readonly name: string; readonly description: string }>>;
}
