/** A rectangle in degrees; south never lies above north, west never east of east. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}
