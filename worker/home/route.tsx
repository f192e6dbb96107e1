import { Hono } from 'hono';
import { paths } from '#shared/routes.ts';
import type { AppEnv } from '../context.ts';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { Hero } from './hero.tsx';
import { loadTopOffers } from './load.ts';
import { TopOffers } from './top-offers.tsx';

export const home = new Hono<AppEnv>();

home.get(paths.home, (c) => {
  const t = textOf(c, 'home/hero');
  return sendDocument(c, {
    sheets: ['search'],
    title: t('title'),
    description: t('description'),
    canonical: '/',
    parts: [<Hero key="hero" />, loadTopOffers(c).then((offers) => <TopOffers offers={offers} />)],
  });
});
