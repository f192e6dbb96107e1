import { useMessages, useVisitor } from '#client/islands/language.tsx';
import type { OfferPin, PinWords } from '#client/map/pin-elements.ts';
import { formatEuros } from '#shared/price/euros.ts';

/** What stands on the pins: a price, or how many hotels share the spot. */
export function usePinWords(): (pin: OfferPin) => PinWords {
  const t = useMessages('map/stage');
  const { tag } = useVisitor();
  return ({ markers }) => {
    const prices = markers.flatMap(({ price }) => price ?? []);
    const price = prices.length > 0 ? formatEuros(Math.min(...prices), tag) : undefined;
    const [marker] = markers;
    if (markers.length > 1 || !marker) {
      const count = markers.length;
      const text = String(count);
      return { text, name: price ? t('clusterFrom', { count, price }) : t('cluster', { count }) };
    }
    if (price === undefined) return { text: '•', name: marker.label };
    return { text: price, name: t('pin', { hotel: marker.label, price }) };
  };
}
