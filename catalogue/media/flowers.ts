import type { Colour } from './colour.ts';
import { HEIGHT, type Stage } from './stage.ts';
import { heightAt, type Ridge } from './terrain.ts';

/** Strews flowers over the ground below a ridge; they grow with nearness. */
export function drawFlowers(
  { canvas, random, lit, width, many }: Stage,
  ridge: Ridge,
  count: number,
  colours: readonly [Colour, ...Colour[]],
): void {
  for (let i = many(count); i > 0; i--) {
    const x = random.next() * width;
    const ground = heightAt(ridge, x);
    const near = random.next();
    const size = random.between(2, 3.5) + near * 4;
    canvas.ellipse(x, ground + near * (HEIGHT - ground), size, size * 0.8, lit(random.pick(colours)));
  }
}

/** Draws blades of grass standing up from the lower edge of the picture. */
export function drawGrass(
  { canvas, random, lit, width, many }: Stage,
  colour: Colour,
  height: number,
  count = 120,
): void {
  for (let i = many(count); i > 0; i--) {
    const x = random.next() * width;
    const tall = height * random.between(0.4, 1);
    const bend = random.between(-0.3, 0.3) * tall;
    canvas.stroke(
      `M${x} ${HEIGHT + 4}q${bend * 0.2} ${-tall * 0.6} ${bend} ${-tall}`,
      lit(colour),
      random.between(2, 4),
      0.9,
    );
  }
}
