import { fr } from '../fr/content.ts';
import type { ContentTexts } from '../texts.ts';
import { ideas } from './ideas.ts';

const { press: _, ...french } = fr;

/** What Belgians read in French: the French words but for the places. @rule SHELL-042 */
export const frBe: ContentTexts = { ...french, ideas };
