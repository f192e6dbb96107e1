import type { ReactNode } from 'react';
import { useVisitor } from '#client/islands/language.tsx';
import type { Sheet } from '#client/styles/sheets.ts';
import { brand } from '#shared/market/brand.ts';
import type { FlowLinks } from '../shell/flow-toggle.tsx';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { assets, sheetsOf } from './assets.ts';
import { type HeadFacts, HeadTags } from './head-tags.tsx';
import { usePage } from './page-context.ts';

export interface DocumentProps extends HeadFacts {
  /** Source of a script that must run before the first paint. */
  readonly headScript?: string;
  readonly structuredData?: readonly object[];
  /** `checkout` shows a header with a back arrow and no footer. */
  readonly layout?: 'full' | 'checkout';
  readonly back?: string;
  /** Where the page stands among the flows. @rule FLOW-011 */
  readonly flows?: FlowLinks;
  /** Style sheets beside that of every page. */
  readonly sheets?: readonly Sheet[];
  readonly nonce: string;
  readonly children: ReactNode;
}

export function Document(props: DocumentProps) {
  const { title, nonce, layout = 'full' } = props;
  const { locale, tag, base, timeZone, now } = useVisitor();
  const { search } = usePage();
  return (
    <html lang={tag} data-locale={locale} data-base={base} data-zone={timeZone} data-now={now}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta property="csp-nonce" nonce={nonce} />
        <title>{`${title} · ${brand.name}`}</title>
        <meta name="theme-color" content="#0a4439" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={assets.fonts[0]} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={assets.fonts[1]} />
        {sheetsOf(props.sheets ?? []).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {props.headScript && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: props.headScript }} />}
        <script type="module" src={assets.entry} nonce={nonce} async />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <HeadTags {...props} />
        <meta name="twitter:card" content="summary_large_image" />
        {props.structuredData?.map((data) => (
          <script
            key={String((data as { '@type'?: string })['@type'])}
            type="application/ld+json"
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }}
          />
        ))}
      </head>
      <body>
        <SkipLink />
        <Header
          layout={layout}
          back={props.back}
          flows={props.flows}
          path={props.canonical === undefined ? '/' : `${props.alternatePath ?? props.canonical}${search}`}
        />
        <main id="main" tabIndex={-1}>
          {props.children}
        </main>
        {layout === 'full' && <Footer />}
      </body>
    </html>
  );
}

/** JSON that can stand inside a script element: nothing in it can end the element or a line of script. */
export function jsonForHtml(data: unknown): string {
  const escapes: Readonly<Record<string, string>> = {
    '<': '\\u003c',
    '>': '\\u003e',
    '&': '\\u0026',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029',
  };
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
}
