import { type Colour, mix } from './colour.ts';
import { HEIGHT, type Stage } from './stage.ts';

interface Water {
  readonly top: number;
  readonly bottom?: number;
  readonly near: Colour;
  readonly far: Colour;
  /** Whether the sun or moon lays a glittering path. */
  readonly glitter?: boolean;
}

/** Returns a water colour as the sky of the hour tints it. */
export function waterColour({ light, lit }: Stage, colour: Colour): Colour {
  return mix(lit(colour), mix(colour, light.sky[1], 0.3), light.darkness === 1 ? 0.25 : 0.55);
}

/** Fills the picture from `top` down with water: bright at the horizon, deep below, with glitter and ripples. */
export function drawWater(stage: Stage, { top, bottom = HEIGHT, near, far, glitter = true }: Water): void {
  const { canvas, light, time, width, sun, sunUp } = stage;
  const distant = waterColour(stage, far);
  const deep = bottom - top;
  canvas.rect(
    0,
    top,
    width,
    deep,
    canvas.down(
      [0, mix(distant, light.sky[3], 0.5)],
      [0.3, mix(distant, light.sky[2], 0.12)],
      [1, waterColour(stage, near)],
    ),
  );
  canvas.clipped(`M0 ${top}H${width}V${bottom}H0Z`, () => {
    canvas.ellipse(sun[0], top, 420, deep * 0.8, canvas.glow(light.glow, time === 'day' ? 0.2 : 0.42, 0.3));
    if (glitter && sunUp) drawGlitter(stage, top, deep);
    drawRipples(stage, top, deep);
  });
  canvas.rect(0, top - 1, width, 2.6, mix(light.sun, light.sky[3], 0.5), { opacity: 0.5 });
}

function drawGlitter({ canvas, random, light, time, sun }: Stage, top: number, deep: number): void {
  const strength = time === 'day' ? 0.55 : 0.85;
  const colour = mix(light.sun, light.glow, 0.3);
  for (let i = 0; i < 80; i++) {
    const near = random.next() ** 1.5;
    const width = (10 + 60 * near) * random.between(0.4, 1);
    const x = sun[0] + random.between(-1, 1) * (14 + 150 * near) - width / 2;
    canvas.rect(x, top + 4 + deep * near, width, 1.6 + 4.4 * near, colour, {
      round: 2.5,
      opacity: strength * (1 - 0.6 * near),
    });
  }
}

/** Draws short bright and dark ripples that grow towards the viewer. */
export function drawRipples({ canvas, random, lit, width, many }: Stage, top: number, deep: number, count = 60): void {
  const dark = lit('#0d3c4d');
  for (let i = many(count); i > 0; i--) {
    const near = random.next();
    const length = (16 + 80 * near) * random.between(0.5, 1.4);
    const bright = random.chance(0.55);
    canvas.rect(
      random.next() * width,
      top + 6 + (deep - 6) * near,
      length,
      1 + 2.8 * near,
      bright ? lit('#ffffff') : dark,
      {
        round: 2,
        opacity: random.between(0.08, 0.22),
      },
    );
  }
}
