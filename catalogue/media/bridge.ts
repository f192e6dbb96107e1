import { shade } from './colour.ts';
import { SNOW } from './masonry.ts';
import type { Stage } from './stage.ts';

interface Bridge {
  readonly y: number;
  readonly arches: number;
  readonly height: number;
}

/** Draws a stone or brick bridge from edge to edge, its crown at `y`. */
export function drawBridge({ canvas, width, country, winter, lit }: Stage, { y, arches, height }: Bridge): void {
  const stone = lit(country === 'NL' || country === 'BE' ? '#a0654d' : '#d8c4a0');
  const rise = height * 0.42;
  const foot = y + height;
  const deckAt = (x: number) => y + rise * (1 - 4 * (x / width) * (1 - x / width));
  let path = `M-10 ${y + rise}Q${width / 2} ${y - rise} ${width + 10} ${y + rise}V${foot}`;
  const openings: string[] = [];
  for (let i = arches - 1; i >= 0; i--) {
    const right = (width * (i + 0.92)) / arches;
    const left = (width * (i + 0.08)) / arches;
    const crown = deckAt((left + right) / 2) + height * 0.16;
    const lift = foot - (foot - crown) * 1.3;
    path += `H${right}C${right} ${lift} ${left} ${lift} ${left} ${foot}`;
    openings.push(`M${right} ${foot}C${right} ${lift} ${left} ${lift} ${left} ${foot}`);
  }
  canvas.fill(`${path}H-10Z`, canvas.down([0, shade(stone, 0.06)], [1, shade(stone, -0.28)]));
  for (const opening of openings) canvas.stroke(opening, shade(stone, -0.2), 7);
  canvas.stroke(
    `M-10 ${y + rise}Q${width / 2} ${y - rise} ${width + 10} ${y + rise}`,
    winter ? lit(SNOW) : shade(stone, 0.22),
    14,
  );
  canvas.stroke(
    `M-10 ${y + rise + 16}Q${width / 2} ${y - rise + 16} ${width + 10} ${y + rise + 16}`,
    shade(stone, -0.16),
    4,
  );
}
