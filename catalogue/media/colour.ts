/** An opaque colour as `#rrggbb`. */
export type Colour = string;

/** Factors for the red, green and blue of a colour, 1 leaves it alone. */
export type Tint = readonly [red: number, green: number, blue: number];

const SHADOW = '#161d3d';

/** Returns the colour between two others; mixing squares of the channels keeps the middle as bright as paint, not muddy. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const [r, g, b] = channels(from);
  const [r2, g2, b2] = channels(to);
  const blend = (x: number, y: number) => Math.sqrt(x * x * (1 - amount) + y * y * amount);
  return write(blend(r, r2), blend(g, g2), blend(b, b2));
}

/** Returns a lighter colour for a positive amount, and for a negative one a colour deeper in a blue shadow (−1 to 1). */
export function shade(colour: Colour, amount: number): Colour {
  return amount < 0 ? mix(colour, SHADOW, -amount) : mix(colour, '#ffffff', amount);
}

/** Returns the colour as it looks under a coloured light. */
export function underLight(colour: Colour, [red, green, blue]: Tint): Colour {
  const [r, g, b] = channels(colour);
  return write(r * red, g * green, b * blue);
}

/** Returns red, green and blue from 0 to 255. */
export function channels(colour: Colour): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Returns the colour of red, green and blue; values outside 0 to 255 are cut off. */
export function write(...rgb: readonly [red: number, green: number, blue: number]): Colour {
  return `#${rgb
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
