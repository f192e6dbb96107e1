import type { ReactNode } from 'react';
import { useVisitor } from '#client/islands/language.tsx';
import type { Sheet } from '#client/styles/sheets.ts';
import { brand } from '#shared/market/brand.ts';
import type { FlowLinks } from '../shell/flow-toggle.tsx';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { addressIn, alternatesOf } from './alternates.ts';
import { assets, sheetsOf } from './assets.ts';
import { usePage } from './page-context.ts';

/** The picture of a shared link; its address is a path or absolute. */
interface ShareImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
}

export interface DocumentProps {
  readonly title: string;
  readonly description?: string;
  /** The path without the locale's base and without a query, when the page may be indexed. */
  readonly canonical?: string;
  /** The path that every locale understands, where the canonical one is spelled in the page's language. */
  readonly alternatePath?: string;
  /** Link tags of the neighbouring pages of a list. @rule PAGE-005 */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly image?: ShareImage | undefined;
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

/** Shown where a link to a page without a picture of its own is shared. */
const sharePicture: ShareImage = { url: '/pictures/share.webp', width: 1200, height: 630 };

export function Document(props: DocumentProps) {
  const { title, description, nonce, layout = 'full', image = sharePicture } = props;
  const { locale, tag, base, timeZone, now } = useVisitor();
  const { settings, origin } = usePage();
  const isIndexed = props.canonical !== undefined && settings.environment === 'production' && locale !== 'en_GB';
  return (
    <html lang={tag} data-locale={locale} data-base={base} data-zone={timeZone} data-now={now}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta property="csp-nonce" nonce={nonce} />
        <title>{`${title} · ${brand.name}`}</title>
        {description && <meta name="description" content={description} />}
        {!isIndexed && <meta name="robots" content="noindex, follow" />}
        <meta name="theme-color" content="#0a4439" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={assets.fonts[0]} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={assets.fonts[1]} />
        {sheetsOf(props.sheets ?? []).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {props.headScript && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: props.headScript }} />}
        <script type="module" src={assets.entry} nonce={nonce} async />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {props.canonical !== undefined && (
          <>
            <link rel="canonical" href={addressIn(locale, props.canonical, settings, origin)} />
            <meta property="og:url" content={addressIn(locale, props.canonical, settings, origin)} />
            {alternatesOf(props.alternatePath ?? props.canonical, settings, origin).map((other) => (
              <link key={other.tag} rel="alternate" hrefLang={other.tag} href={other.href} />
            ))}
            <link
              rel="alternate"
              hrefLang="x-default"
              href={addressIn(settings.defaultLocale, props.alternatePath ?? props.canonical, settings, origin)}
            />
          </>
        )}
        {props.previous && <link rel="prev" href={props.previous} />}
        {props.next && <link rel="next" href={props.next} />}
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:site_name" content={brand.name} />
        <meta property="og:locale" content={locale} />
        {description && <meta property="og:description" content={description} />}
        <meta property="og:image" content={new URL(image.url, addressIn(locale, '/', settings, origin)).href} />
        <meta property="og:image:width" content={String(image.width)} />
        <meta property="og:image:height" content={String(image.height)} />
        {image.alt && <meta property="og:image:alt" content={image.alt} />}
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
          path={props.alternatePath ?? props.canonical ?? '/'}
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
