import { disc } from './canvas.ts';
import { mix, shade } from './colour.ts';
import type { Stage } from './stage.ts';
import { castShadow, type Plant } from './trees.ts';

/** Lobes of the crown as shares of the height: across, above the fork, half width, half height. */
const PARASOL = [
  [-0.34, 0.06, 0.16, 0.06],
  [0.34, 0.06, 0.16, 0.06],
  [-0.18, 0.1, 0.21, 0.08],
  [0.19, 0.1, 0.21, 0.08],
  [-0.02, 0.14, 0.25, 0.09],
  [0.12, 0.19, 0.16, 0.06],
  [-0.14, 0.18, 0.16, 0.06],
] as const;

/** An umbrella pine; `lean` bends it sideways as a share of its height. */
export function drawUmbrellaPine(stage: Stage, { x, y, height, colour }: Plant, lean = 0): void {
  const { canvas, side, lit } = stage;
  const bark = mix(lit('#5e4334'), colour, 0.12);
  const fork = { x: x + lean * height, y: y - height * 0.72 };
  const bend = x + lean * height * 0.25;
  if (height < 400) castShadow(stage, x, y, height * 0.3);
  canvas.fill(
    `M${x - height * 0.026} ${y}Q${bend} ${y - height * 0.4} ${fork.x - height * 0.012} ${fork.y}h${height * 0.03}Q${bend + height * 0.03} ${y - height * 0.4} ${x + height * 0.03} ${y}Z`,
    canvas.across([0, shade(bark, side < 0 ? 0.14 : -0.2)], [1, shade(bark, side < 0 ? -0.2 : 0.14)]),
  );
  for (const sign of [-1, 1]) {
    canvas.fill(
      `M${fork.x} ${fork.y + height * 0.08}Q${fork.x + sign * height * 0.08} ${fork.y - height * 0.02} ${fork.x + sign * height * 0.24} ${fork.y - height * 0.07}l${-sign * height * 0.02} ${-height * 0.02}Q${fork.x + sign * height * 0.06} ${fork.y - height * 0.04} ${fork.x} ${fork.y + height * 0.03}Z`,
      bark,
    );
  }
  const lobes = PARASOL.map(([dx, up, rx, ry]) => ({
    x: fork.x + dx * height,
    y: fork.y - up * height,
    rx: rx * height,
    ry: ry * height,
  }));
  canvas.fill(lobes.map((l) => disc(l.x, l.y, l.rx, l.ry)).join(''), shade(colour, -0.2));
  canvas.fill(
    lobes.map((l) => disc(l.x + side * l.rx * 0.12, l.y - l.ry * 0.34, l.rx * 0.84, l.ry * 0.6)).join(''),
    shade(colour, 0.06),
  );
  canvas.fill(
    lobes
      .slice(4)
      .map((l) => disc(l.x + side * l.rx * 0.3, l.y - l.ry * 0.5, l.rx * 0.5, l.ry * 0.3))
      .join(''),
    shade(colour, 0.2),
  );
}

/** A palm with arching, drooping fronds. */
export function drawPalm(stage: Stage, { x, y, height, colour }: Plant): void {
  const { canvas, random, side, lit } = stage;
  const top = { x: x + random.between(-0.12, 0.12) * height, y: y - height };
  const bend = x + (top.x - x) * 0.15;
  const bark = lit('#80634a');
  castShadow(stage, x, y, height * 0.2);
  canvas.fill(
    `M${x - height * 0.03} ${y}Q${bend} ${y - height * 0.6} ${top.x - height * 0.013} ${top.y}h${height * 0.026}Q${bend + height * 0.03} ${y - height * 0.55} ${x + height * 0.03} ${y}Z`,
    canvas.across([0, shade(bark, side < 0 ? 0.16 : -0.25)], [1, shade(bark, side < 0 ? -0.25 : 0.16)]),
  );
  const fronds = 11;
  for (let i = 0; i < fronds; i++) {
    const turn = ((i + random.between(-0.2, 0.2)) / (fronds - 1)) * Math.PI;
    const across = Math.cos(turn);
    const rise = Math.sin(turn);
    const length = height * random.between(0.36, 0.44);
    const tip = { x: top.x + across * length, y: top.y - rise * length * 0.42 + Math.abs(across) * length * 0.5 };
    const arch = { x: top.x + across * length * 0.55, y: top.y - rise * length * 0.62 - length * 0.16 };
    canvas.fill(
      `M${top.x} ${top.y}Q${arch.x} ${arch.y - length * 0.07} ${tip.x} ${tip.y}Q${arch.x} ${arch.y + length * 0.16} ${top.x} ${top.y}Z`,
      shade(colour, across * side > 0.1 ? 0.14 : -0.14),
    );
  }
  canvas.ellipse(top.x, top.y + height * 0.012, height * 0.03, height * 0.022, shade(bark, -0.2));
}
