import { useVisitor } from '#client/islands/language.tsx';
import { brand } from '#shared/market/brand.ts';
import type { AppContext } from '../context.ts';
import { addressIn, alternatesOf } from './alternates.ts';
import { usePage } from './page-context.ts';
import { renderPart } from './render-part.tsx';

/** The picture of a shared link; its address is a path or absolute. */
interface ShareImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
}

/** What a head tells crawlers and link previews about its page. */
export interface HeadFacts {
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
}

/** Shown where a link to a page without a picture of its own is shared. */
const sharePicture: ShareImage = { url: '/pictures/share.webp', width: 1200, height: 630 };

/** The tags that change with what a page shows; `client/search/swap-head.ts` puts them in place of the former ones. */
export function HeadTags(props: HeadFacts) {
  const { title, description, canonical, image = sharePicture } = props;
  const { locale } = useVisitor();
  const { settings, origin } = usePage();
  const isIndexed = canonical !== undefined && settings.environment === 'production' && locale !== 'en_GB';
  return (
    <>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      {canonical !== undefined && (
        <>
          <link rel="canonical" href={addressIn(locale, canonical, settings, origin)} />
          <meta property="og:url" content={addressIn(locale, canonical, settings, origin)} />
          {alternatesOf(props.alternatePath ?? canonical, settings, origin).map((other) => (
            <link key={other.tag} rel="alternate" hrefLang={other.tag} href={other.href} />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={addressIn(settings.defaultLocale, props.alternatePath ?? canonical, settings, origin)}
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
    </>
  );
}

/** The tags in a template, for a fragment that takes the place of what the page was about. */
export function renderHead(c: AppContext, facts: HeadFacts): string {
  return `<template data-head="">${renderPart(c, <HeadTags {...facts} />, 'h')}</template>`;
}
