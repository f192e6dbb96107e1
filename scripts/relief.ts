/** Heights in metres: a row each twelfth of a degree from the south pole, a value each twelfth from Greenwich eastwards. */
export type Elevations = readonly (readonly number[])[] | readonly number[];

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

type Colour = readonly [red: number, green: number, blue: number];

const columns = 4320;
const perDegree = 12;
const tints: readonly (readonly [metres: number, colour: Colour])[] = [
  [-50, [233, 238, 220]],
  [120, [238, 240, 224]],
  [350, [242, 238, 218]],
  [800, [236, 226, 204]],
  [1500, [222, 210, 192]],
  [2200, [226, 220, 214]],
  [3000, [246, 246, 248]],
];

/** A shaded relief in Web Mercator, three bytes a pixel, lit from the north-west. */
export function reliefOf(elevations: Elevations, { west, south, east, north }: Box, width: number) {
  const [top, bottom] = [mercator(north), mercator(south)];
  const height = Math.round((width * (top - bottom)) / (((east - west) * Math.PI) / 180));
  const heights = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const lat = latitude(top - ((y + 0.5) / height) * (top - bottom));
    for (let x = 0; x < width; x++) {
      heights[y * width + x] = elevationAt(elevations, west + ((x + 0.5) / width) * (east - west), lat);
    }
  }
  const at = (x: number, y: number) => {
    const [column, row] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
    return Math.max(0, heights[row * width + column] ?? 0);
  };
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const slope = at(x - 2, y) - at(x + 2, y) + at(x, y - 2) - at(x, y + 2);
      const shade = Math.max(-1, Math.min(1, slope / 900));
      const light = 1 + (shade < 0 ? 0.34 : 0.1) * shade;
      const colour = tintOf(heights[y * width + x] ?? 0);
      for (const [channel, value] of colour.entries()) {
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, value * light));
      }
    }
  }
  return { pixels, width, height };
}

function mercator(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
}

function latitude(y: number): number {
  return ((Math.atan(Math.exp(y)) - Math.PI / 4) * 360) / Math.PI;
}

/** Between the points of the grid a smooth curve, so that no facets show. */
function elevationAt(elevations: Elevations, lng: number, lat: number): number {
  const [x, y] = [((lng + 360) % 360) * perDegree, (lat + 90) * perDegree];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const value = (i: number, j: number): number => {
    const line = elevations[j];
    const wrapped = (i + columns) % columns;
    return Number(typeof line === 'object' ? line[wrapped] : elevations[j * columns + wrapped]);
  };
  const along = (j: number) =>
    curve(
      [-1, 0, 1, 2].map((step) => value(column + step, row + j)),
      x - column,
    );
  return curve([-1, 0, 1, 2].map(along), y - row);
}

/** Catmull-Rom through four values, between the second and the third. */
function curve([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

function tintOf(metres: number): Colour {
  const height = Math.max(metres, -50);
  for (const [index, [above, colour]] of tints.entries()) {
    const [below, from] = tints[index - 1] ?? [above, colour];
    if (height > above) continue;
    const share = above === below ? 0 : (height - below) / (above - below);
    const mix = (channel: 0 | 1 | 2) => from[channel] + (colour[channel] - from[channel]) * share;
    return [mix(0), mix(1), mix(2)];
  }
  return [246, 246, 248];
}
