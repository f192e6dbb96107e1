import { nl } from '../nl/content.ts';
import type { ContentTexts } from '../texts.ts';
import { ideas } from './ideas.ts';

/** What Belgians read in Dutch: the Dutch words but for the places and what Flanders calls differently. */
export const nlBe: ContentTexts = {
  ...nl,
  ideas,
  gifts: {
    ...nl.gifts,
    usp: {
      ...nl.gifts.usp,
      items: [
        { title: 'Meteen binnen', text: 'Per e-mail zodra er betaald is, of thuis afgedrukt.' },
        nl.gifts.usp.items[1],
        nl.gifts.usp.items[2],
        nl.gifts.usp.items[3],
      ],
    },
    recipients: { ...nl.gifts.recipients, labels: { ...nl.gifts.recipients.labels, couple: 'Een koppel' } },
  },
  home: {
    ...nl.home,
    themes: { ...nl.home.themes, labels: { ...nl.home.themes.labels, city: 'Citytrip' } },
  },
};
