import { shade } from './colour.ts';
import { SNOW } from './masonry.ts';
import { HEIGHT, type Stage } from './stage.ts';

/** Draws a wooden landing stage that runs from the lower edge of the picture towards the horizon. */
export function drawJetty({ canvas, lit, winter }: Stage, x: number, top: number, slant: number): void {
  const wood = lit('#9a7650');
  const boards = 16;
  const deep = HEIGHT + 20 - top;
  for (const share of [0.05, 0.3, 0.6]) {
    const width = 44 + 86 * share;
    const middle = x + slant * share;
    for (const sign of [-1, 1])
      canvas.rect(
        middle + (sign * width) / 2 - 6,
        top + deep * share - 46 - 30 * share,
        12,
        76 + 40 * share,
        lit('#5f4632'),
        { round: 4 },
      );
  }
  for (let i = 0; i < boards; i++) {
    const share = i / boards;
    const width = 44 + 96 * share;
    const middle = x + slant * share;
    const y = top + deep * share ** 1.12;
    const next = top + deep * ((i + 1) / boards) ** 1.12;
    canvas.polygon(
      [
        [middle - width / 2, y],
        [middle + width / 2, y],
        [middle + width / 2 + 5, next - 1.6],
        [middle - width / 2 - 5, next - 1.6],
      ],
      winter ? lit(i % 2 ? SNOW : '#e2e9f2') : shade(wood, i % 2 ? 0.08 : -0.02),
    );
    canvas.rect(middle - width / 2 - 5, next - 2, width + 10, 3, shade(wood, -0.42));
  }
}

/** Draws reeds and bulrushes standing in shallow water along the lower edge, between two places. */
export function drawReeds(
  { canvas, random, lit, winter }: Stage,
  from: number,
  to: number,
  height: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const x = from + (to - from) * random.next();
    const tall = height * random.between(0.45, 1);
    const bend = random.between(-0.16, 0.16) * tall;
    const foot = HEIGHT + 6 - random.between(0, 24);
    const colour = shade(
      lit(random.pick(winter ? ['#b39a6a', '#a58c62', '#c4ad80'] : ['#7f8f4a', '#9aa35c', '#6a7f45'])),
      random.between(-0.22, 0.06),
    );
    canvas.stroke(`M${x} ${foot}q0 ${-tall * 0.6} ${bend} ${-tall}`, colour, random.between(2.5, 4.5));
    if (random.chance(0.2)) canvas.rect(x + bend - 5, foot - tall - 22, 10, 42, lit('#6b4a34'), { round: 5 });
  }
}
