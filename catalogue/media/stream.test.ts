import { expect, test } from 'vitest';
import type { Point } from './canvas.ts';
import { createStage, HEIGHT } from './stage.ts';
import { drawStream } from './stream.ts';

const stage = createStage({
  seed: 'stream',
  kind: 'forest',
  time: 'day',
  country: 'FR',
  winter: false,
  width: 960,
  height: 720,
});

/** The outline of a stream: down its left bank and back up its right one. */
function outlineOf(bend: number): readonly Point[] {
  const drawn: (readonly Point[])[] = [];
  const canvas = { ...stage.canvas, polygon: (points: readonly Point[]) => drawn.push(points) };
  drawStream(
    { ...stage, canvas: canvas as typeof stage.canvas },
    { x: 600, y: 820, bend, reach: 120, water: '#5aa0a6' },
  );
  return drawn[0] ?? [];
}

test('SEED-pictures the banks of a stream never meet, and it widens all the way to the viewer', () => {
  for (const bend of [0, 64, 120]) {
    const outline = outlineOf(bend);
    const half = outline.length / 2;
    const widths = Array.from({ length: half }, (_, i) => (outline.at(-1 - i)?.[0] ?? 0) - (outline[i]?.[0] ?? 0));
    expect(widths.length).toBeGreaterThan(20);
    expect(widths[0]).toBeGreaterThan(5);
    expect(widths.slice(1).filter((width, i) => width <= (widths[i] ?? 0))).toEqual([]);
    expect(outline[half - 1]?.[1]).toBeGreaterThanOrEqual(HEIGHT);
  }
});
