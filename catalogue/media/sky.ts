import { disc } from './canvas.ts';
import { mix, shade } from './colour.ts';
import { HEIGHT, type Stage } from './stage.ts';

/** Draws sky, stars, sun or moon and clouds; `horizon` is where the sky ends and is brightest. */
export function drawSky(stage: Stage, horizon: number): void {
  const { canvas, light, width } = stage;
  const [top, upper, lower, low] = light.sky;
  canvas.rect(0, 0, width, HEIGHT, canvas.downFrom(0, horizon * 1.04, [0, top], [0.4, upper], [0.78, lower], [1, low]));
  if (light.darkness) drawStars(stage, horizon);
  drawSun(stage);
  drawClouds(stage, horizon);
}

function drawStars({ canvas, random, light, width, many }: Stage, horizon: number): void {
  const count = many(light.darkness === 1 ? 90 : 24);
  for (let i = 0; i < count; i++) {
    const y = random.next() * horizon * 0.72;
    const radius = random.between(0.6, 1.9);
    canvas.ellipse(random.next() * width, y, radius, radius, '#ffffff', random.between(0.25, 0.9) * (1 - y / horizon));
  }
}

function drawSun(stage: Stage): void {
  const { canvas, random, light, time, sun, sunUp } = stage;
  const [x, y] = sun;
  const radius = time === 'day' ? 44 : time === 'night' ? 42 : 62;
  canvas.ellipse(x, y, 640, 560, canvas.glow(light.glow, time === 'day' ? 0.5 : 0.7, 0.24));
  if (!sunUp) {
    drawEveningMoon(stage);
    return;
  }
  if (time === 'night') {
    drawMoon(stage, radius);
    return;
  }
  if (time !== 'day' && random.chance(0.6)) {
    for (const ring of [3.6, 2.5, 1.65]) canvas.ellipse(x, y, radius * ring, radius * ring, light.sun, 0.13);
  }
  canvas.ellipse(x, y, radius, radius, light.sun);
}

/** A slim young moon, lit from where the sun has gone, and the evening star. */
function drawEveningMoon({ canvas, random, light, sun }: Stage): void {
  const x = sun[0] + random.between(-160, 60);
  const y = random.between(110, 200);
  canvas.ellipse(x, y, 90, 90, canvas.glow(light.sun, 0.3, 0.3));
  const [lit, inner] = x < sun[0] ? [1, 0] : [0, 1];
  canvas.fill(`M${x} ${y - 30}A30 30 0 1 ${lit} ${x} ${y + 30}A36 36 0 0 ${inner} ${x} ${y - 30}Z`, light.sun);
  canvas.ellipse(x - (lit ? 110 : -110), y + 36, 3.4, 3.4, light.sun);
}

function drawMoon({ canvas, random, light, sun }: Stage, radius: number): void {
  const [x, y] = sun;
  if (random.chance(0.5)) {
    const tip = radius * 0.92;
    canvas.fill(
      `M${x + radius * 0.4} ${y - tip}A${radius} ${radius} 0 1 0 ${x + radius * 0.4} ${y + tip}A${radius * 1.02} ${radius * 1.02} 0 0 1 ${x + radius * 0.4} ${y - tip}Z`,
      light.sun,
    );
    return;
  }
  canvas.ellipse(x, y, radius, radius, light.sun);
  for (const [dx, dy, size] of [
    [-0.3, -0.2, 0.18],
    [0.25, 0.1, 0.24],
    [-0.05, 0.45, 0.13],
  ] as const) {
    canvas.ellipse(x + dx * radius, y + dy * radius, size * radius, size * radius, '#cfc9b4', 0.5);
  }
}

function drawClouds(stage: Stage, horizon: number): void {
  const { random, time, width, many, sun, sunUp } = stage;
  const streaky = random.chance(time === 'day' ? 0.2 : 0.7);
  const count = many(random.whole(2, 4));
  for (let i = 0; i < count; i++) {
    const x = ((i + random.between(-0.1, 0.6)) / count) * width;
    const span = random.between(150, 400);
    if (sun[0] > x - span * 0.35 - 70 && sun[0] < x + span * 1.2 + (sunUp ? 70 : 190)) continue;
    if (streaky) drawStreaks(stage, x, random.between(0.14, 0.8) * horizon, span);
    else drawCumulus(stage, x, random.between(0.14, 0.58) * horizon, span * 0.9);
  }
}

function drawStreaks({ canvas, random, light }: Stage, x: number, y: number, span: number): void {
  const colour = mix(light.sun, light.sky[2], light.darkness ? 0.55 : 0.25);
  const lines = random.whole(2, 4);
  for (let i = 0; i < lines; i++) {
    const length = span * random.between(0.5, 1.1);
    const thick = random.between(5, 11);
    const left = x + random.between(-0.3, 0.4) * span;
    const top = y + i * random.between(13, 22);
    canvas.fill(
      `M${left} ${top}Q${left + length * 0.3} ${top - thick} ${left + length * 0.62} ${top - thick * 0.5}T${left + length} ${top}Q${left + length * 0.5} ${top + thick * 0.7} ${left} ${top}Z`,
      colour,
      random.between(0.3, 0.62) * (light.darkness === 1 ? 0.3 : 1),
    );
  }
}

/** A heap cloud: a shaded body, and the same heaps a little nearer the sun in the colour of the light. */
function drawCumulus({ canvas, random, light, time, side }: Stage, x: number, y: number, span: number): void {
  const height = span * random.between(0.15, 0.22);
  const count = random.whole(5, 7);
  const heaps = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const radius = height * (0.4 + 0.62 * Math.sin(share * Math.PI)) * random.between(0.75, 1.15);
    return { x: x + share * span, y: y - radius * 0.55, radius };
  });
  const body = `${heaps.map((heap) => disc(heap.x, heap.y, heap.radius)).join('')}M${x} ${y - height * 0.5}H${x + span}A${height * 0.24} ${height * 0.24} 0 0 1 ${x + span} ${y}H${x}A${height * 0.24} ${height * 0.24} 0 0 1 ${x} ${y - height * 0.5}Z`;
  const bright = mix(light.sun, light.sky[2], time === 'day' ? 0.02 : 0.22);
  const dim = time === 'day' ? mix('#ffffff', light.sky[1], 0.42) : mix(light.sky[1], light.sky[2], 0.6);
  canvas.faded(light.darkness === 1 ? 0.22 : time === 'day' ? 0.94 : 0.72, () => {
    canvas.clipped(`M${x - span} ${y - span}H${x + span * 2}V${y}H${x - span}Z`, () => {
      canvas.fill(body, canvas.down([0, bright], [1, dim]));
      canvas.clipped(body, () => {
        canvas.fill(
          heaps
            .map((heap) => disc(heap.x + side * heap.radius * 0.26, heap.y - heap.radius * 0.24, heap.radius * 0.84))
            .join(''),
          canvas.down([0, shade(bright, 0.3)], [1, mix(bright, dim, 0.55)]),
        );
      });
    });
  });
}
