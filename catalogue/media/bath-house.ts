import { type Colour, mix, shade } from './colour.ts';
import { LAMP } from './palette.ts';
import type { Stage } from './stage.ts';
import { drawCupola, lean } from './towers.ts';

/** A bath house: `x` is its middle, `y` its foot, `height` without what crowns it. */
export interface BathHouse {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly arches: number;
  readonly crown: 'pediment' | 'cupola' | 'balustrade' | 'glass';
}

/** Draws an arcaded bath house and returns where its arches stand. */
export function drawBathHouse(stage: Stage, house: BathHouse): readonly number[] {
  const { canvas, random, winter, lit } = stage;
  const { x, y, width, height, arches } = house;
  const stone = lit(random.pick(['#f3e9d8', '#f0dfc4', '#f6efe6', '#efd8c0']));
  const left = x - width / 2;
  const top = y - height;
  crown(stage, house, stone);
  canvas.rect(left, top, width, height, lean(stage, stone));
  canvas.rect(
    left - 20,
    top - height * 0.22,
    width + 40,
    height * 0.24,
    canvas.down([0, shade(stone, 0.06)], [1, shade(stone, -0.1)]),
  );
  canvas.rect(left - 28, top - height * 0.26, width + 56, height * 0.07, winter ? lit('#f4f8fd') : shade(stone, 0.16));
  const bay = width / arches;
  const middles = Array.from({ length: arches }, (_, i) => left + bay * (i + 0.5));
  for (const middle of middles) arch(stage, middle, y, bay * 0.6, height * 0.52, stone);
  for (let i = 0; i <= arches; i++) column(stage, left + bay * i, y, Math.min(20, bay * 0.15), height, stone);
  return middles;
}

function arch(stage: Stage, x: number, y: number, width: number, height: number, stone: Colour): void {
  const { canvas, light, lit, time } = stage;
  const half = width / 2;
  const rise = `A${half} ${half} 0 0 1 ${x + half} ${y - height}`;
  if (light.lamps || time === 'golden')
    canvas.ellipse(x, y - height * 0.6, width * 1.1, height * 1.3, canvas.glow(LAMP, 0.36));
  canvas.fill(
    `M${x - half} ${y}V${y - height}${rise}V${y}Z`,
    light.lamps
      ? canvas.down([0, '#ffe3a1'], [1, mix(LAMP, '#b5703f', 0.55)])
      : canvas.down([0, lit('#54706e')], [1, lit('#9db5ac')]),
  );
  canvas.rect(x - 1.5, y - height - half, 3, height + half, shade(stone, -0.14), { opacity: 0.55 });
  canvas.rect(x - half, y - height, width, 3, shade(stone, -0.14), { opacity: 0.55 });
  canvas.stroke(
    `M${x - half - 4} ${y - height}A${half + 4} ${half + 4} 0 0 1 ${x + half + 4} ${y - height}`,
    shade(stone, 0.22),
    5,
  );
}

function column(stage: Stage, x: number, y: number, width: number, height: number, stone: Colour): void {
  const { canvas } = stage;
  canvas.rect(x - width / 2, y - height, width, height, lean(stage, shade(stone, 0.12)));
  canvas.rect(x - width * 0.85, y - height, width * 1.7, width * 0.7, shade(stone, 0.14));
  canvas.rect(x - width * 0.85, y - width * 0.7, width * 1.7, width * 0.7, shade(stone, 0.06));
}

function crown(stage: Stage, { x, y, width, height, crown: kind, arches }: BathHouse, stone: Colour): void {
  const { canvas, lit, light } = stage;
  const top = y - height * 1.24;
  const green = lit(stage.winter ? '#dfe9ec' : '#7fa59a');
  if (kind === 'pediment') {
    const half = width * 0.21;
    canvas.polygon(
      [
        [x - half, top],
        [x, top - height * 0.5],
        [x + half, top],
      ],
      shade(stone, 0.1),
    );
    canvas.polygon(
      [
        [x - half * 0.8, top - height * 0.04],
        [x, top - height * 0.43],
        [x + half * 0.8, top - height * 0.04],
      ],
      shade(stone, -0.14),
    );
    canvas.ellipse(x, top - height * 0.17, height * 0.08, height * 0.08, light.lamps ? LAMP : shade(stone, 0.14));
  } else if (kind === 'cupola') {
    drawCupola(stage, x, top, width * 0.27, stone, green);
    for (const share of [-0.4, 0.4]) drawCupola(stage, x + width * share, top, width * 0.12, stone, green);
  } else if (kind === 'balustrade') {
    for (let i = 0; i < arches * 5; i++)
      canvas.rect(
        x - width / 2 + (width * (i + 0.3)) / (arches * 5),
        top - height * 0.14,
        width / arches / 11,
        height * 0.14,
        shade(stone, -0.04),
      );
    canvas.rect(x - width / 2 - 12, top - height * 0.17, width + 24, height * 0.05, shade(stone, 0.12));
    for (let i = 0; i <= arches; i += 2)
      canvas.ellipse(
        x - width / 2 + (width * i) / arches,
        top - height * 0.24,
        height * 0.07,
        height * 0.08,
        shade(stone, 0.06),
      );
  } else {
    const half = width * 0.3;
    const pane = light.lamps ? mix(LAMP, '#ffffff', 0.2) : mix(lit('#cfe3e2'), light.sky[1], 0.4);
    canvas.fill(
      `M${x - half} ${top}Q${x - half} ${top - height * 0.72} ${x} ${top - height * 0.74}Q${x + half} ${top - height * 0.72} ${x + half} ${top}Z`,
      pane,
    );
    for (const share of [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]) {
      canvas.stroke(
        `M${x + half * share} ${top}Q${x + half * share * 0.9} ${top - height * 0.6} ${x + half * share * 0.35} ${top - height * 0.73}`,
        lit('#f3efe4'),
        3,
      );
    }
    canvas.stroke(
      `M${x - half * 0.97} ${top - height * 0.24}H${x + half * 0.97}M${x - half * 0.82} ${top - height * 0.48}H${x + half * 0.82}`,
      lit('#f3efe4'),
      3,
    );
  }
}
