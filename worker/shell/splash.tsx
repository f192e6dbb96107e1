import { renderToString } from 'react-dom/server';
import { factsOf, type Locale, parseLocale } from '#shared/locale/locales.ts';
import { translatorOf } from '#shared/locale/translator.ts';
import { brand } from '#shared/market/brand.ts';
import type { AppContext } from '../context.ts';
import { sheetsOf } from '../render/assets.ts';
import { messagesOf } from '../render/messages.ts';
import { Logo } from './logo.tsx';
import styles from './splash.module.css';

const belgian = ['nl_BE', 'fr_BE'] as const satisfies Locale[];

/**
 * The bare Belgian host: a page with a card for each language; who chose before is sent on privately, with the path.
 * @rule LAND-006, OPEN-016
 */
export function handleSplash(c: AppContext, path: string, choice: string | undefined): Response {
  const chosen = belgian.find((locale) => locale === parseLocale(choice));
  const { search } = new URL(c.req.url);
  const tail = path === '/' ? search : `${path}${search}`;
  if (chosen) {
    c.header('cache-control', 'private, no-store');
    return c.redirect(`/${factsOf(chosen).segment}${tail}`, 302);
  }
  const html = renderToString(<Splash tail={tail} />);
  return c.body(`<!doctype html>${html}`, 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
}

function Splash({ tail }: { tail: string }) {
  return (
    <html lang="nl-BE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{brand.name}</title>
        <link rel="stylesheet" href={sheetsOf([])[0]} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main className={styles.splash}>
          <h1>
            <Logo />
          </h1>
          <ul className={styles.cards}>
            {belgian.map((locale) => (
              <Card key={locale} locale={locale} tail={tail} />
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}

function Card({ locale, tail }: { locale: Locale; tail: string }) {
  const { tag, language, segment } = factsOf(locale);
  const t = translatorOf<'shell/splash'>(tag, messagesOf(locale)['shell/splash'] ?? {});
  return (
    <li>
      <a className={styles.card} href={`/${segment}${tail}`} lang={language} hrefLang={tag}>
        <span className={styles.name}>{t('name')}</span>
        <span>{t('enter')}</span>
      </a>
    </li>
  );
}
