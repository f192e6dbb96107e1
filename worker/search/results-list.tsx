import { GridBand, OfferGrid } from '#client/offer/offer-grid.tsx';
import type { Offer } from '#shared/catalogue/offer.ts';
import { distinctTerms } from '#shared/offer/cancellation-terms.ts';
import { describeOffer } from '#shared/offer/describe-offer.ts';
import { rowEndedBefore, rowOf, rowSizes } from '#shared/search/rows.ts';
import { CachedCard } from '../render/cached-card.tsx';
import { useOfferSituation } from '../render/offer-situation.ts';
import { GiftBanners, hasGiftBanner } from './gift-banners.tsx';
import type { InlineContent } from './load-blocks.ts';
import type { SearchQuestion } from './question.ts';
import { TargetedBanner } from './targeted-banner.tsx';
import { TermsPanels } from './terms-panels.tsx';

interface Props {
  readonly question: SearchQuestion;
  readonly offers: readonly Offer[];
  readonly blocks: InlineContent;
}

/** The cards of a page in their rows, with what stands between these. @rule SERP-011 SERP-012 */
export function ResultsList({ question, offers, blocks }: Props) {
  const situation = useOfferSituation(question);
  const cards = offers.map((offer) => describeOffer(offer, situation));
  return (
    <>
      <OfferGrid>
        {cards.flatMap((card, index) => [
          <RowBanner key={`before ${card.id}`} row={rowEndedBefore(index)} blocks={blocks} />,
          <CachedCard
            key={card.id}
            card={card}
            hasTerms
            row={rowOf(index)}
            loading={index === 0 ? 'first' : index < rowSizes[0] ? 'eager' : 'lazy'}
          />,
        ])}
      </OfferGrid>
      <TermsPanels terms={distinctTerms(cards.map(({ cancellation }) => cancellation))} />
    </>
  );
}

function RowBanner({ row, blocks }: { row: 0 | 1 | undefined; blocks: InlineContent }) {
  const { targeted, gift, situation } = blocks;
  if (row === 0 && targeted) {
    return (
      <GridBand>
        <TargetedBanner banner={targeted} />
      </GridBand>
    );
  }
  if (row === 1 && gift && hasGiftBanner(gift, situation)) {
    return (
      <GridBand>
        <GiftBanners gift={gift} situation={situation} />
      </GridBand>
    );
  }
  return null;
}
