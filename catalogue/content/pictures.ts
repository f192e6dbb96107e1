import type { Country, Language } from '#shared/locale/locales.ts';
import { choosePictures } from '../media/choose.ts';
import type { HeroPicture, Kind, PoolPicture } from '../media/picture.ts';
import { heroes } from '../media/pool/heroes.ts';
import { pool } from '../media/pool.ts';
import { fillIn } from '../text/compose.ts';
import { textsOf } from '../text/texts-of.ts';

/** What a picture of content shows. */
export interface Motif {
  readonly kind: Kind;
  readonly country: Country;
  readonly winter?: boolean;
}

const cardWidths = [480, 960];

/**
 * Deals illustrations to one page: every motif gets another picture until all of its kind have been used, and the same
 * seed always deals the same ones.
 */
export function createDealer(seed: string, language: Language) {
  const decks = new Map<string, Iterator<PoolPicture, never>>();
  const next = (motif: Motif): PoolPicture => {
    const { kind, country, winter = false } = motif;
    const key = `${kind} ${country} ${winter}`;
    const deck = decks.get(key) ?? goRound(choosePictures({ kind, country, winter, seed, count: pool.length }));
    decks.set(key, deck);
    return deck.next().value;
  };
  return {
    /** An illustration in card format. */
    card: (motif: Motif) => {
      const { id, tone, ...shown } = next(motif);
      const sizes = cardWidths.map((width) => ({ width, url: `/pictures/${id}-${width}.webp` }));
      return { url: `/pictures/${id}-960.webp`, sizes, alt: writeAlt(shown, language), tone };
    },
    /** The addresses of an illustration, for a banner that takes addresses alone. */
    banner: (motif: Motif) => {
      const { id, ...shown } = next(motif);
      return {
        imageUrl: `/pictures/${id}-960.webp`,
        imageMobile: `/pictures/${id}-480.webp`,
        imageAlt: writeAlt(shown, language),
      };
    },
  };
}
export type Dealer = ReturnType<typeof createDealer>;

function* goRound(pictures: readonly PoolPicture[]): Generator<PoolPicture, never> {
  if (pictures.length === 0) throw new Error('No illustration fits');
  for (;;) yield* pictures;
}

/** The wide illustration of a season, for large and for small screens. */
export function heroOf(season: HeroPicture['season'], language: Language) {
  const ofSeason = heroes.find((picture) => picture.season === season);
  return toWide(ofSeason, language);
}

/** The wide illustration of some surroundings, for large and for small screens. */
export function heroOfKind(kind: Kind, language: Language) {
  const ofKind = heroes.find((picture) => picture.kind === kind);
  return toWide(ofKind, language);
}

function toWide(hero: HeroPicture | undefined, language: Language) {
  if (!hero) throw new Error('No wide illustration fits');
  const { id, tone } = hero;
  const alt = writeAlt(hero, language);
  return {
    desktop: { url: `/pictures/${id}-1920.webp`, alt, tone },
    mobile: { url: `/pictures/${id}-960.webp`, alt, tone },
  };
}

function writeAlt({ kind, time, winter }: Pick<PoolPicture, 'kind' | 'time' | 'winter'>, language: Language): string {
  const { picture: words } = textsOf(language);
  return fillIn(words.alt, { kind: words.kinds[kind], hour: winter ? words.winter : words.hours[time] });
}
