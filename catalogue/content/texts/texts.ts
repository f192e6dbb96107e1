import type { RichText } from '#shared/catalogue/content/rich-text.ts';
import type { Occasion, Season } from '../campaigns.ts';
import type { ActivityWish, ArticleId, LandingId, PromotionKey, StaticId, ThemeKey } from '../editorial.ts';
import type { PlaceKey } from '../places.ts';

export interface Headed {
  readonly title: string;
  readonly subtitle: string;
}

export interface Told {
  readonly title: string;
  readonly text: string;
}

export interface Seo {
  readonly title: string;
  readonly description: string;
}

/** The homepage for those who travel themselves. */
export interface HomeTexts {
  readonly seo: Seo;
  readonly hero: Headed;
  readonly bar: { readonly flash: string; readonly weekend: string; readonly gift: string };
  readonly usp: { readonly title: string; readonly items: readonly [Told, Told, Told, Told] };
  readonly promises: { readonly title: string; readonly items: readonly [Told, Told, Told] };
  readonly themes: { readonly title: string; readonly labels: Readonly<Record<ThemeKey, string>> };
  readonly top: Headed;
  readonly promotions: Headed & { readonly items: Readonly<Record<PromotionKey, Headed & { readonly label: string }>> };
  /** The deals of the week, under a countdown to Sunday night. */
  readonly flash: Headed & {
    readonly description: string;
    readonly cta: string;
    readonly all: string;
    readonly cards: readonly [Told, Told, Told];
  };
  readonly boxes: Headed & { readonly cta: string };
  readonly surroundings: Headed & {
    readonly labels: Readonly<Record<'sea' | 'countryside' | 'mountain' | 'city' | 'lake' | 'forest', string>>;
  };
  readonly readOn: string;
}

/** The homepage for those who give. */
export interface GiftTexts {
  readonly seo: Seo;
  readonly hero: Headed;
  readonly bar: { readonly boxes: string; readonly stays: string; readonly card: string };
  readonly usp: { readonly title: string; readonly items: readonly [Told, Told, Told, Told] };
  readonly steps: { readonly title: string; readonly items: readonly [Told, Told, Told] };
  readonly recipients: {
    readonly title: string;
    readonly labels: Readonly<Record<'couple' | 'parents' | 'friends' | 'family' | 'gourmet' | 'hikers', string>>;
  };
  readonly card: Headed & { readonly cta: string };
  readonly boxes: Headed & { readonly cta: string };
  readonly top: Headed;
  readonly occasions: Readonly<
    Record<Occasion, Headed & { readonly description: string; readonly cta: string; readonly announcement: Announced }>
  >;
  readonly cards: readonly [Told, Told, Told];
  readonly promotions: Headed & {
    readonly items: Readonly<Record<'stays' | 'boxes' | 'card', Headed & { readonly label: string }>>;
  };
  /** The invitation to give that stands on many pages. */
  readonly block: Headed;
  /** The row of boxes among the results. */
  readonly serp: Headed & { readonly cta: string };
  readonly targeted: Headed & { readonly cta: string };
}

/** The homepage for those who want something to do. */
export interface ActivityTexts {
  readonly seo: Seo;
  readonly hero: Headed;
  readonly announcement: Announced & { readonly title: string };
  readonly wishes: { readonly title: string; readonly labels: Readonly<Record<ActivityWish, string>> };
  readonly top: Headed;
}

/** The first words weigh more than the rest. */
export interface Announced {
  readonly lead: string;
  readonly text: string;
}

/** What changes with the week, the month and the season. */
export interface CampaignTexts {
  readonly seasons: Readonly<
    Record<Season, { readonly announcement: Announced; readonly banner: Headed & { readonly cta: string } }>
  >;
  readonly search: { readonly booking: Announced; readonly gifting: Announced };
  readonly product: { readonly booking: Announced; readonly gifting: Announced };
  readonly bars: {
    readonly flash: string;
    readonly spa: string;
    readonly table: string;
    readonly price: string;
    readonly boxes: string;
    readonly card: string;
    readonly questions: string;
  };
}

/** A place with a title and a line of its own. */
export type PlacedIdea = readonly [place: PlaceKey, title: string, subtitle: string];

export interface IdeasTexts extends Headed {
  readonly description: string;
  readonly moods: { readonly title: string; readonly tiles: Readonly<Record<ThemeKey, Headed>> };
  readonly towns: { readonly title: string; readonly tiles: readonly PlacedIdea[] };
  readonly landscapes: { readonly title: string; readonly tiles: readonly PlacedIdea[] };
}

/** An article: `teaser` stands wherever the article is announced. */
export interface ArticleTexts {
  readonly title: string;
  readonly description: string;
  readonly teaser: string;
  readonly body: RichText;
}

export interface LandingTexts extends Headed {
  readonly description: string;
  readonly intro: RichText;
  readonly top: Headed;
  readonly more: string;
}

export interface StaticTexts {
  readonly title: string;
  readonly description: string;
  readonly body: RichText;
}

/** What the law of a market calls things. */
export interface LegalFacts {
  readonly authority: string;
  readonly authorityUrl: string;
  readonly mediator: string;
  readonly law: string;
}

export type QuestionId =
  | 'find-booking'
  | 'change-dates'
  | 'cancel'
  | 'price'
  | 'children'
  | 'arrival'
  | 'tourist-tax'
  | 'pets'
  | 'payment'
  | 'instalments'
  | 'invoice'
  | 'use-gift'
  | 'receive-voucher'
  | 'gift-validity'
  | 'exchange-gift';

export interface FaqTexts {
  readonly title: string;
  readonly intro: string;
  readonly sections: Readonly<Record<'booking' | 'stay' | 'payment' | 'gifts', string>>;
  readonly questions: Readonly<Record<QuestionId, { readonly question: string; readonly answer: RichText }>>;
}

export interface MenuTexts {
  readonly destinations: string;
  readonly themes: string;
  readonly inspirations: string;
  readonly gifts: string;
  readonly offers: string;
  /** `{place}` is a country. */
  readonly everywhereIn: string;
  readonly ideas: string;
  readonly reading: string;
  readonly collections: string;
  readonly giftStays: string;
  readonly boxes: string;
  readonly giftCard: string;
  readonly giftActivity: string;
  readonly flash: string;
  readonly allOffers: string;
}

/** Everything that editors of one locale write. */
export interface ContentTexts {
  readonly home: HomeTexts;
  readonly gifts: GiftTexts;
  readonly activity: ActivityTexts;
  readonly campaigns: CampaignTexts;
  readonly ideas: IdeasTexts;
  readonly articles: Readonly<Record<ArticleId, ArticleTexts>>;
  readonly landings: Readonly<Record<LandingId, LandingTexts>>;
  readonly legal: (facts: LegalFacts) => Readonly<Record<StaticId, StaticTexts>>;
  readonly press?: StaticTexts;
  readonly faq: FaqTexts;
  readonly menu: MenuTexts;
}
