import { useVisitor } from '#client/islands/language.tsx';
import { WishHeart } from '#client/wishlist/heart.tsx';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { isFlagOn } from '#shared/market/flags.ts';
import { usePage } from '../render/page-context.ts';

/** The heart of a stay on its own page, which is remembered as viewed, too. @rule STAY-007 CARD-040 SHELL-048 */
export function StayHeart({ stay }: { stay: WeekendDetail }) {
  const { locale } = useVisitor();
  const { settings } = usePage();
  if (!isFlagOn('wishlist', locale, settings.flags)) return null;
  const { id, label, uri, hotel, priceInfo } = stay;
  const [image] = stay.images;
  const product = {
    id,
    imageUrl: image?.sizes[0]?.url ?? image?.url ?? '',
    label,
    price: priceInfo?.sellPrice ?? 0,
    hotel: hotel.label,
    uri,
    type: 'STAY',
    dataFlowMode: 'booking',
  } as const;
  return <WishHeart product={product} look="wide" isViewed />;
}
