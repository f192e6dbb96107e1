import { Hono } from 'hono';
import { RecentIsland } from '#client/recent/recent.island.tsx';
import { paths } from '#shared/routes.ts';
import type { AppEnv } from '../context.ts';
import { Island } from '../render/island.tsx';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { Hero } from './hero.tsx';
import { loadTopOffers } from './load.ts';
import { TopOffers } from './top-offers.tsx';

export const home = new Hono<AppEnv>();

home.get(paths.home, (c) => {
  const t = textOf(c, 'home/hero');
  const flow = homeFlowOf(c.req.query('flow'));
  const flows = { present: flow };
  return sendDocument(c, {
    sheets: ['search', 'home'],
    title: t('title'),
    description: t('description'),
    canonical: '/',
    flows,
    parts: [
      <Hero key="hero" links={flows} />,
      loadTopOffers(c, flow).then((offers) => <TopOffers offers={offers} flow={flow} />),
      <Island key="recent" of={RecentIsland} props={{}} when="idle" />,
    ],
  });
});

/** Stays and gifts share the home page; the other flows begin on theirs. @rule FLOW-012 OPEN-007 */
function homeFlowOf(text: string | undefined): 'booking' | 'gifting' {
  return text === 'gifting' ? 'gifting' : 'booking';
}
