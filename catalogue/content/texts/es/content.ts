import type { ContentTexts } from '../texts.ts';
import { articles } from './articles.ts';
import { campaigns, menu } from './campaigns.ts';
import { faq } from './faq.ts';
import { gifts } from './gifts.ts';
import { activity, home } from './home.ts';
import { ideas } from './ideas.ts';
import { landings } from './landings.ts';
import { legal, press } from './legal.ts';

export const es: ContentTexts = {
  home,
  gifts,
  activity,
  campaigns,
  ideas,
  articles,
  landings,
  legal,
  press,
  faq,
  menu,
};
