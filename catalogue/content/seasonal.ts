import type { Season } from './campaigns.ts';
import type { ArticleId, ThemeKey } from './editorial.ts';

/** What each season puts forward. */
export const seasonal: Readonly<
  Record<
    Season,
    {
      readonly theme: ThemeKey;
      readonly article: ArticleId;
      readonly color: 'blue' | 'green' | 'yellow' | 'red';
      readonly background: 'sea' | 'pine' | 'saffron' | 'terracotta';
      readonly font: 'light' | 'dark';
    }
  >
> = {
  winter: { theme: 'wellness', article: 'first-spa-weekend', color: 'blue', background: 'sea', font: 'dark' },
  spring: { theme: 'city', article: 'forty-eight-hours', color: 'green', background: 'pine', font: 'light' },
  summer: { theme: 'seaside', article: 'slow-walking', color: 'yellow', background: 'saffron', font: 'dark' },
  autumn: { theme: 'wine', article: 'wine-roads', color: 'red', background: 'terracotta', font: 'light' },
};
