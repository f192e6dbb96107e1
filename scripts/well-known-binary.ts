import type * as GeoJSON from 'geojson';

/** The polygons of a GeoPackage geometry: a short header, then well-known binary. */
export function readGeometry(blob: Uint8Array): GeoJSON.MultiPolygon {
  const envelopeBytes = [0, 32, 48, 48, 64];
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
  let offset = 8 + (envelopeBytes[(view.getUint8(3) >> 1) & 7] ?? 0);
  let isLittle = true;

  const readInteger = () => {
    offset += 4;
    return view.getUint32(offset - 4, isLittle);
  };
  const readDegrees = () => {
    offset += 8;
    return Number(view.getFloat64(offset - 8, isLittle).toFixed(4));
  };
  const times = <T>(count: number, read: () => T) => Array.from({ length: count }, read);
  const readRing = () => times(readInteger(), () => [readDegrees(), readDegrees()]);
  const readKind = () => {
    isLittle = view.getUint8(offset) === 1;
    offset += 1;
    return readInteger() % 1000;
  };
  const readPolygon = () => {
    readKind();
    return times(readInteger(), readRing);
  };

  const kind = readKind();
  if (kind === 3) return { type: 'MultiPolygon', coordinates: [times(readInteger(), readRing)] };
  if (kind === 6) return { type: 'MultiPolygon', coordinates: times(readInteger(), readPolygon) };
  throw new Error(`A geometry of kind ${kind}`);
}
