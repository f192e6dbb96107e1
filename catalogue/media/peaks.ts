import type { Point } from './canvas.ts';
import { type Colour, mix, shade } from './colour.ts';
import type { Stage } from './stage.ts';

interface Range {
  /** Where the mountains stand. */
  readonly base: number;
  /** Height of the highest peak over the base. */
  readonly height: number;
  /** Peaks over the usual width. */
  readonly count: number;
  /** 0 near, 1 lost in the haze. */
  readonly distance: number;
  /** Share of the highest peak that is white. */
  readonly snow: number;
  readonly rock: Colour;
  /** A place where the highest peak must stand. */
  readonly summit?: number;
}

interface Peak {
  readonly x: number;
  readonly height: number;
  readonly width: number;
}

/** A mountain as three lines from its top down: both outlines and the crest between sun and shade. */
interface Flanks {
  readonly left: readonly Point[];
  readonly crest: readonly Point[];
  readonly right: readonly Point[];
}

const ROWS = 12;

/** Draws overlapping peaks, each with a sunny and a shaded face, spurs and ragged snow. */
export function drawPeaks(stage: Stage, range: Range): void {
  const { random, width, many } = stage;
  const count = Math.max(2, many(range.count));
  const peaks: Peak[] = Array.from({ length: count }, (_, i) => ({
    x: width * ((i + 0.5) / count + random.between(-0.28, 0.28) / count),
    height: range.height * random.between(0.5, range.summit === undefined ? 1 : 0.78),
    width: (width / count) * random.between(1.8, 2.5),
  }));
  if (range.summit !== undefined) {
    peaks.push({ x: range.summit, height: range.height, width: range.height * random.between(1.5, 1.8) });
  }
  for (const peak of peaks.toSorted((a, b) => a.height - b.height)) drawPeak(stage, range, peak);
}

function drawPeak(stage: Stage, range: Range, peak: Peak): void {
  const { canvas, light, side, far } = stage;
  const flanks = shapeOf(stage, range.base, peak);
  const sunny = far(shade(range.rock, 0.2), range.distance);
  const shady = far(shade(range.rock, -0.24), range.distance);
  const face = (edge: readonly Point[], colour: Colour) =>
    canvas.polygon(
      [...edge, ...flanks.crest.toReversed()],
      canvas.down([0, colour], [0.5, colour], [1, mix(colour, light.haze, 0.75)]),
    );
  const [litEdge, darkEdge] = side < 0 ? [flanks.left, flanks.right] : [flanks.right, flanks.left];
  face(litEdge, sunny);
  face(darkEdge, shady);
  drawSpurs(stage, flanks.crest, litEdge, mix(sunny, shady, 0.55), 4);
  drawSpurs(stage, flanks.crest, darkEdge, mix(shady, sunny, 0.4), 3);
  if (range.snow <= 0) return;
  const reach = Math.max(2, Math.round((ROWS * range.snow * peak.height) / range.height));
  drawSnow(stage, flanks.crest, litEdge, reach, mix(stage.lit('#fdfcfb'), light.haze, range.distance * 0.55));
  drawSnow(stage, flanks.crest, darkEdge, reach, mix(stage.lit('#b3c7e2'), light.haze, range.distance * 0.6));
}

function shapeOf({ random }: Stage, base: number, peak: Peak): Flanks {
  const top: Point = [peak.x, base - peak.height];
  let drift = 0;
  const crest: Point[] = [top];
  const left: Point[] = [top];
  const right: Point[] = [top];
  for (let row = 1; row <= ROWS; row++) {
    const share = row / ROWS;
    const y = base - peak.height * (1 - share);
    drift += random.between(-0.045, 0.05) * peak.width;
    crest.push([peak.x + drift * 0.9, y]);
    for (const [edge, sign] of [
      [left, -1],
      [right, 1],
    ] as const) {
      const out = share ** 1.1 * 0.5 + random.between(-0.014, 0.03);
      edge.push([peak.x + sign * out * peak.width, y + (row < ROWS ? random.between(-0.018, 0.018) * peak.height : 0)]);
    }
  }
  return { left, crest, right };
}

/** Wedges that run down and outwards from the crest, as ribs of rock do. */
function drawSpurs(
  { canvas, random }: Stage,
  crest: readonly Point[],
  edge: readonly Point[],
  colour: Colour,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const from = random.whole(1, ROWS - 5);
    const to = from + random.whole(3, 5);
    const inner = random.between(0.02, 0.5);
    const outer = Math.min(0.95, inner + random.between(0.2, 0.4));
    canvas.polygon(
      [
        onFace(crest, edge, from, inner),
        onFace(crest, edge, to, outer),
        onFace(crest, edge, to, Math.max(0, outer - 0.24)),
      ],
      colour,
      0.55,
    );
  }
}

/** White from the top down to a ragged line, with tongues that follow the gullies. */
function drawSnow(
  { canvas, random }: Stage,
  crest: readonly Point[],
  edge: readonly Point[],
  reach: number,
  colour: Colour,
): void {
  const teeth = 7;
  const lower: Point[] = [];
  for (let i = 0; i <= teeth; i++) {
    const row = Math.min(
      ROWS - 1,
      Math.max(1, reach + (i % 2 ? random.between(0.6, 2.4) : random.between(-1.4, -0.2))),
    );
    lower.push(onFace(crest, edge, row, 1 - i / teeth));
  }
  canvas.polygon([...upTo(edge, lower[0]), ...lower, ...upTo(crest, lower.at(-1)).toReversed()], colour);
}

/** The part of a line above a point. */
function upTo(line: readonly Point[], end: Point | undefined): readonly Point[] {
  return end ? line.filter(([, y]) => y < end[1] - 1) : line;
}

/** A place on a face: how many rows down, and how far from the crest (0) to the outline (1). */
function onFace(crest: readonly Point[], edge: readonly Point[], row: number, out: number): Point {
  const [x, y] = onLine(crest, row);
  const [edgeX, edgeY] = onLine(edge, row);
  return [x + (edgeX - x) * out, y + (edgeY - y) * out];
}

function onLine(line: readonly Point[], row: number): Point {
  const above = line[Math.floor(row)] ?? line.at(-1) ?? [0, 0];
  const under = line[Math.ceil(row)] ?? above;
  const share = row - Math.floor(row);
  return [above[0] + (under[0] - above[0]) * share, above[1] + (under[1] - above[1]) * share];
}
