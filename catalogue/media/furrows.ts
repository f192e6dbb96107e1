import { type Colour, shade } from './colour.ts';
import { HEIGHT, type Stage } from './stage.ts';
import { below, heightAt, type Ridge } from './terrain.ts';

interface Furrows {
  readonly ridge: Ridge;
  readonly colour: Colour;
  /** How far down the rows run. */
  readonly depth: number;
  /** How far a row drifts sideways on its way down. */
  readonly drift: number;
  readonly gap: number;
  readonly width: number;
  readonly opacity?: number;
}

/** Draws parallel rows that lie over a hill as its slope does, each with a sunny edge. */
export function drawFurrows({ canvas, width, random, side }: Stage, furrows: Furrows): void {
  const { ridge, colour, depth, drift, gap, opacity = 0.55 } = furrows;
  const start = -Math.abs(drift) - gap * random.next();
  canvas.clipped(below(ridge), () => {
    for (let x = start; x < width + Math.abs(drift); x += gap) {
      const top = heightAt(ridge, x);
      const path = (shift: number) =>
        `M${x + shift} ${top}Q${x + drift * 0.3 + shift} ${top + depth * 0.45} ${x + drift + shift} ${top + depth}`;
      canvas.stroke(path(0), shade(colour, -0.2), furrows.width, opacity);
      canvas.stroke(path(side * furrows.width * 0.34), shade(colour, 0.14), furrows.width * 0.42, opacity);
    }
  });
}

interface Rows {
  readonly ridge: Ridge;
  /** Where all rows would meet. */
  readonly focus: readonly [x: number, y: number];
  /** Distance between rows at the lower edge. */
  readonly gap: number;
  readonly leaf: Colour;
  readonly soil: Colour;
  readonly bloom?: Colour;
}

/** Draws rows of round plants that run towards a point on the horizon. */
export function drawRows(stage: Stage, { ridge, focus, gap, leaf, soil, bloom }: Rows): void {
  const { canvas, width, side, far, lit, light } = stage;
  const [focusX, focusY] = focus;
  const reach = HEIGHT * 1.08 - focusY;
  const count = Math.ceil((width / gap) * 1.6);
  canvas.clipped(below(ridge), () => {
    for (let i = -count; i <= count; i++) {
      const foot = focusX + i * gap;
      const line = `M${focusX + i * 2} ${focusY}L${foot} ${HEIGHT * 1.08}`;
      canvas.stroke(line, lit(soil), gap * 0.1, 0.3);
      for (let k = 0; k < 27; k++) {
        const near = 0.1 + 0.94 * ((k + 0.3) / 27) ** 1.9;
        const x = focusX + (foot - focusX) * near;
        const y = focusY + reach * near;
        if (x < -80 || x > width + 80 || y < heightAt(ridge, x) - 4) continue;
        const size = gap * 0.42 * near;
        const colour = far(shade(leaf, i % 2 ? 0.04 : -0.04), Math.max(0, 0.34 - near * 0.6));
        if (near > 0.2)
          canvas.ellipse(x - side * size * 0.8, y + size * 0.1, size * 1.2, size * 0.28, '#2a1d2c', light.shadow);
        canvas.ellipse(x, y - size * 0.6, size * 0.8, size * 0.72, shade(colour, -0.2));
        canvas.ellipse(
          x + side * size * 0.16,
          y - size * 0.8,
          size * 0.58,
          size * 0.46,
          bloom ? far(bloom, Math.max(0, 0.3 - near * 0.6)) : shade(colour, 0.1),
        );
      }
    }
  });
}
