import { renderToStaticMarkup } from 'react-dom/server';
import { useVisitor, VisitorProvider } from '#client/islands/language.tsx';
import { OfferCard } from '#client/offer/offer-card.tsx';
import type { CardView } from '#shared/offer/describe-offer.ts';
import { printSeenPrice } from '#shared/price/seen-prices.ts';
import { cachedPart } from './part-cache.ts';

interface Props {
  readonly card: CardView;
  readonly loading: 'first' | 'eager' | 'lazy';
  readonly headingLevel?: 2 | 3;
  /** Whether the page holds the panels that cancellation lines open. */
  readonly hasTerms?: boolean;
  /** Of the results, where banners go between rows. @rule SERP-011 */
  readonly row?: 0 | 1 | 2;
}

/** A card of a list, rendered once for each view model and locale: it is the same for everyone who sees it. */
export function CachedCard({ card, loading, headingLevel = 2, hasTerms = false, row }: Props) {
  const visitor = useVisitor();
  const key = JSON.stringify([visitor.locale, visitor.base, loading, headingLevel, hasTerms, card]);
  const html = cachedPart(key, () =>
    renderToStaticMarkup(
      <VisitorProvider value={visitor}>
        <OfferCard card={card} base={visitor.base} loading={loading} headingLevel={headingLevel} hasTerms={hasTerms} />
      </VisitorProvider>,
    ),
  );
  const seen = row === undefined ? undefined : printSeenPrice(card.id, card.price.total);
  return <li data-row={row} data-hotel={card.hotelId} data-seen={seen} dangerouslySetInnerHTML={{ __html: html }} />;
}
