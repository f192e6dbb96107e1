import { mix } from './colour.ts';
import { HEIGHT, type Stage } from './stage.ts';

/** Draws a few birds around a point. */
export function drawBirds({ canvas, random, light, lit }: Stage, x: number, y: number): void {
  const colour = mix(lit('#3a4a55'), light.haze, 0.2);
  const count = random.whole(3, 6);
  for (let i = 0; i < count; i++) {
    const span = random.between(6, 12);
    const left = x + random.between(-80, 80) - span;
    const top = y + random.between(-34, 34);
    canvas.stroke(
      `M${left} ${top}q${span * 0.55} ${-span * 0.35} ${span} ${span * 0.35}q${span * 0.45} ${-span * 0.7} ${span} ${-span * 0.35}`,
      colour,
      2,
    );
  }
}

/** Lays soft banks of mist around a height; they have no edge. */
export function drawMist(
  { canvas, random, light, width, many }: Stage,
  y: number,
  thickness: number,
  opacity = 0.5,
  colour = light.haze,
): void {
  const count = many(3);
  for (let i = 0; i < count; i++) {
    const bank = canvas.glow(colour, opacity * random.between(0.6, 1), 0.5);
    const left = ((i + random.next()) / count) * width;
    canvas.ellipse(
      left,
      y + random.between(-0.3, 0.3) * thickness,
      random.between(470, 900),
      thickness * random.between(0.6, 1),
      bank,
    );
  }
}

/** Draws broad rays that fan out from the sun and fade before they reach the ground. */
export function drawRays({ canvas, random, light, sun, side }: Stage, length: number): void {
  const [x, y] = sun;
  for (let i = 0; i < 5; i++) {
    const lean = -side * random.between(-0.35, 1.1);
    const spread = random.between(30, 75);
    canvas.polygon(
      [
        [x - 5, y],
        [x + 5, y],
        [x + lean * length + spread, y + length],
        [x + lean * length - spread, y + length],
      ],
      canvas.down([0, light.glow, 0.2], [1, light.glow, 0]),
    );
  }
}

/** Lets a light snow fall, larger flakes nearer. */
export function drawSnowfall({ canvas, random, width, many, lit }: Stage): void {
  const flake = lit('#ffffff');
  for (let i = many(110); i > 0; i--) {
    const radius = random.between(1.2, 4.2);
    canvas.ellipse(random.next() * width, random.next() * HEIGHT, radius, radius, flake, random.between(0.35, 0.85));
  }
}

/** Deepens the colours towards the lower edge, as printed posters do. */
export function drawVignette({ canvas, light, width }: Stage): void {
  const deep = light.darkness ? '#0a1433' : '#5a3f2a';
  canvas.rect(0, 0, width, HEIGHT, canvas.down([0, deep, 0], [0.68, deep, 0], [1, deep, 0.2]));
}
