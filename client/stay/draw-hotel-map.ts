import { loadMapSheets } from '#client/map/load-sheets.ts';
import { createOfferMap, type MapOptions, type OfferMap } from '#client/map/offer-map.ts';

interface Place {
  readonly hotel: string;
  readonly lat: number;
  readonly lng: number;
}

/** On tiles of 256 pixels: the region around the hotel, sea and towns included. */
const zoom = 10;

/** Draws a map with one pin. Rejects where the browser cannot draw or the styles cannot be had. */
export async function drawHotelMap(
  options: Omit<MapOptions, 'look'>,
  { hotel, lat, lng }: Place,
  onCredit: (credits: readonly string[]) => void,
): Promise<OfferMap> {
  await loadMapSheets();
  const map = await createOfferMap(
    { ...options, look: { kind: 'point', point: { lat, lng }, zoom } },
    {
      wordsOf: () => ({ text: hotel, name: hotel }),
      onPick: ignore,
      onPoint: ignore,
      onMoved: ignore,
      onPress: ignore,
      onCredit,
    },
  );
  map.pins.show([{ id: 0, offerId: 0, label: hotel, lat, lng }]);
  return map;
}

function ignore(): void {}
