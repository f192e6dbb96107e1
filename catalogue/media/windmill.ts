import { shade } from './colour.ts';
import { drawWindows, SNOW } from './masonry.ts';
import type { Stage } from './stage.ts';

/** Draws a smock mill on its foot at (x, y); `height` reaches to its cap. */
export function drawWindmill(stage: Stage, x: number, y: number, height: number, distance: number): void {
  const { canvas, random, winter, side, far } = stage;
  const brick = far(random.pick(['#8a5a45', '#6b4a40', '#5f5a4c']), distance);
  const dark = far('#4f3d38', distance);
  const sail = far('#f3e8d0', distance);
  const w = height * 0.16;
  const top = y - height * 0.8;
  canvas.polygon(
    [
      [x - w, y],
      [x - w * 0.6, top],
      [x + w * 0.6, top],
      [x + w, y],
    ],
    brick,
  );
  canvas.polygon(
    [
      [x, y],
      [x, top],
      [x - side * w * 0.6, top],
      [x - side * w, y],
    ],
    shade(brick, -0.26),
  );
  canvas.rect(x - w * 1.3, y - height * 0.3, w * 2.6, height * 0.024, dark);
  canvas.rect(x - w * 0.2, y - height * 0.16, w * 0.4, height * 0.16, shade(brick, -0.5));
  drawWindows(stage, {
    x: x - w * 0.4,
    y: y - height * 0.66,
    width: w * 0.8,
    height: height * 0.3,
    columns: 1,
    rows: 2,
    distance,
    size: [0.34, 0.44],
  });
  canvas.fill(
    `M${x - w * 0.74} ${top + 1}Q${x} ${top - height * 0.28} ${x + w * 0.74} ${top + 1}Z`,
    winter ? far(SNOW, distance) : dark,
  );
  const hub = top - height * 0.04;
  for (let i = 0, turn = random.between(12, 78); i < 4; i++, turn += 90) {
    canvas.turned(x, hub, turn, () => {
      const length = height * 0.6;
      canvas.rect(height * 0.006, -length, height * 0.085, length * 0.74, sail, { opacity: 0.92 });
      for (let k = 1; k < 6; k++)
        canvas.rect(height * 0.006, -length + (k * length * 0.74) / 6, height * 0.085, 1.2, dark, { opacity: 0.5 });
      canvas.rect(-height * 0.009, -length, height * 0.018, length, dark);
    });
  }
  canvas.ellipse(x, hub, height * 0.022, height * 0.022, dark);
}
