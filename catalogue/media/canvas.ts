import type { Colour } from './colour.ts';

/** A place in the drawing: to the right and down. */
export type Point = readonly [x: number, y: number];

/** A colour, or a reference to a gradient that this canvas has handed out. */
export type Paint = string;

/** A step of a gradient: where (0–1), which colour, how opaque. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** Collects shapes in drawing order and writes them as one SVG without style attributes, scripts or fonts. */
export interface Canvas {
  /** A gradient from the top to the bottom of the shape it fills. */
  down(...stops: readonly Stop[]): Paint;
  /** A gradient from the left to the right of the shape it fills. */
  across(...stops: readonly Stop[]): Paint;
  /** A gradient between two heights of the drawing, the same for every shape. */
  downFrom(top: number, bottom: number, ...stops: readonly Stop[]): Paint;
  /** A light that fades from the middle of its shape; `core` is the share of the radius where two fifths are left. */
  glow(colour: Colour, opacity: number, core?: number): Paint;
  fill(path: string, paint: Paint, opacity?: number): void;
  polygon(points: readonly Point[], paint: Paint, opacity?: number): void;
  stroke(path: string, paint: Paint, width: number, opacity?: number): void;
  rect(x: number, y: number, width: number, height: number, paint: Paint, look?: RectLook): void;
  ellipse(x: number, y: number, rx: number, ry: number, paint: Paint, opacity?: number): void;
  /** What `draw` adds shows only inside the path. */
  clipped(path: string, draw: () => void): void;
  turned(x: number, y: number, degrees: number, draw: () => void): void;
  faded(opacity: number, draw: () => void): void;
  /** Draws once and returns a function that repeats the drawing upside down below the line `y`. */
  mirrorable(draw: () => void): (y: number, squash: number, opacity: number) => void;
  toSvg(): string;
}

interface RectLook {
  readonly round?: number;
  readonly opacity?: number;
}

/** Creates an empty canvas of `unitsWide` × `unitsHigh` drawing units, shown at the given pixel size. */
export function createCanvas(unitsWide: number, unitsHigh: number, width: number, height: number): Canvas {
  const definitions = new Map<string, string>();
  let body = '';

  function define(element: string, attributes: string, content: string): string {
    const key = `${element} ${attributes}${content}`;
    const id = definitions.get(key) ?? `d${definitions.size}`;
    definitions.set(key, id);
    return `url(#${id})`;
  }

  function linear(attributes: string, stops: readonly Stop[]): Paint {
    return define('linearGradient', attributes, stops.map(stopElement).join(''));
  }

  function add(element: string, attributes: string, paint: Paint, opacity = 1): void {
    body += `<${element} ${attributes} fill="${paint}"${seeThrough(opacity)}/>`;
  }

  function inside(open: string, draw: () => void): void {
    body += `<g ${open}>`;
    draw();
    body += '</g>';
  }

  return {
    down: (...stops) => linear('x2="0" y2="1"', stops),
    across: (...stops) => linear('x2="1" y2="0"', stops),
    downFrom: (top, bottom, ...stops) =>
      linear(`gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${brief(top)}" y2="${brief(bottom)}"`, stops),
    glow: (colour, opacity, core = 0.4) =>
      define(
        'radialGradient',
        '',
        [
          [0, opacity],
          [core, opacity * 0.4],
          [1, 0],
        ]
          .map(([at = 0, o = 0]) => stopElement([at, colour, o]))
          .join(''),
      ),
    fill: (path, paint, opacity) => add('path', `d="${shortened(path)}"`, paint, opacity),
    polygon: (points, paint, opacity) => add('path', `d="${outline(points)}"`, paint, opacity),
    stroke(path, paint, strokeWidth, opacity = 1) {
      body += `<path d="${shortened(path)}" fill="none" stroke="${paint}" stroke-width="${brief(strokeWidth)}" stroke-linecap="round"${seeThrough(opacity)}/>`;
    },
    rect(x, y, w, h, paint, { round = 0, opacity = 1 } = {}) {
      if (w <= 0 || h <= 0) return;
      const corners = round > 0 ? ` rx="${brief(round)}"` : '';
      add('rect', `x="${brief(x)}" y="${brief(y)}" width="${brief(w)}" height="${brief(h)}"${corners}`, paint, opacity);
    },
    ellipse: (x, y, rx, ry, paint, opacity) =>
      add('ellipse', `cx="${brief(x)}" cy="${brief(y)}" rx="${brief(rx)}" ry="${brief(ry)}"`, paint, opacity),
    clipped: (path, draw) => inside(`clip-path="${define('clipPath', '', `<path d="${shortened(path)}"/>`)}"`, draw),
    turned: (x, y, degrees, draw) =>
      inside(`transform="translate(${brief(x)} ${brief(y)}) rotate(${brief(degrees)})"`, draw),
    faded: (opacity, draw) => inside(seeThrough(opacity).trim(), draw),
    mirrorable(draw) {
      const start = body.length;
      draw();
      const id = `m${start}`;
      body = `${body.slice(0, start)}<g id="${id}">${body.slice(start)}</g>`;
      return (y, squash, opacity) => {
        body += `<use href="#${id}" transform="matrix(1 0 0 ${brief(-squash)} 0 ${brief(y * (1 + squash))})"${seeThrough(opacity)}/>`;
      };
    },
    toSvg() {
      const defs = [...definitions].map(([key, id]) => definition(key, id)).join('');
      const size = `viewBox="0 0 ${brief(unitsWide)} ${brief(unitsHigh)}" width="${width}" height="${height}"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>`;
    },
  };
}

/** Returns the path of a closed shape through the points. */
export function outline(points: readonly Point[]): string {
  return `${trace(points)}Z`;
}

/** Returns the path of an open line through the points. */
export function trace(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${brief(x)} ${brief(y)}`).join('L')}`;
}

/** Returns the path of a circle, or of an ellipse when it has a second radius. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${brief(x - rx)} ${brief(y)}a${brief(rx)} ${brief(ry)} 0 1 1 ${brief(rx * 2)} 0a${brief(rx)} ${brief(ry)} 0 1 1 ${brief(-rx * 2)} 0Z`;
}

function definition(key: string, id: string): string {
  const space = key.indexOf(' ');
  const content = key.indexOf('<');
  const element = key.slice(0, space);
  return `<${element} id="${id}" ${key.slice(space + 1, content)}>${key.slice(content)}</${element}>`;
}

function stopElement([offset, colour, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${Math.round(opacity * 1000) / 1000}"` : ''}/>`;
}

function seeThrough(opacity: number): string {
  return opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : '';
}

function shortened(path: string): string {
  return path.replace(/-?\d+\.\d+(e-?\d+)?/g, (number) => String(brief(Number(number))));
}

function brief(value: number): number {
  return Math.round(value * 10) / 10;
}
