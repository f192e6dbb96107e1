// Draws every illustration of the plan into public/pictures and rewrites the lists that name them.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { write as colourOf } from '#catalogue/media/colour.ts';
import { drawPicture } from '#catalogue/media/draw.ts';
import { type HeroPicture, kinds, type PictureBrief, type PoolPicture } from '#catalogue/media/picture.ts';
import { briefOf, type Planned, type PlannedHero, plannedHeroes, planPool } from '#catalogue/media/plan.ts';
import { chooseTones, nearestTone } from '#catalogue/media/tone-table.ts';

/** The few calls of the image library that this script makes; it is no dependency of the project. */
interface Image {
  resize(width: number, height: number, options?: { fit: 'cover' | 'fill' }): Image;
  removeAlpha(): Image;
  raw(): Image;
  webp(options: { quality: number; effort: number }): Image;
  toBuffer(): Promise<Buffer>;
  toFile(path: string): Promise<unknown>;
}

type Decode = (data: Buffer) => Image;

/** One file to write: its size, its quality, and what its name ends with. */
interface Rendering {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  readonly suffix: string;
}

const FOLDER = new URL('../public/pictures/', import.meta.url);
const TONES = 12;
const CARD: Rendering = { width: 480, height: 360, quality: 55, suffix: '-480' };
const LARGE: Rendering = { width: 960, height: 720, quality: 50, suffix: '-960' };
const WIDE: Rendering = { width: 1920, height: 820, quality: 52, suffix: '-1920' };
const NARROW: Rendering = { width: 960, height: 640, quality: 52, suffix: '-960' };

const { values } = parseArgs({ options: { effort: { type: 'string', default: '6' } } });
const effort = Number(values.effort);
const decode = loadDecoder();
await clearFolder();
const cards = await inPairs(planPool(), (planned) => renderAll(planned, [LARGE, CARD], briefOf(planned, 960, 720)));
const wides = await inPairs(plannedHeroes, async (hero) => {
  await renderAll(hero, [NARROW], briefOf(hero, NARROW.width, NARROW.height));
  return renderAll(hero, [WIDE], briefOf(hero, WIDE.width, WIDE.height));
});
await renderShare();
await writeLists(cards, wides);
console.log(`${cards.length} pictures and ${wides.length} wide ones are in public/pictures.`);

function loadDecoder(): Decode {
  try {
    return createRequire(import.meta.url)('sharp') as Decode; // the shape of its documented factory
  } catch {
    console.error(
      'This script needs the image library sharp: npm install --no-save sharp (or set NODE_PATH to a folder that has it).',
    );
    process.exit(1);
  }
}

async function clearFolder(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const files = await readdir(FOLDER);
  await Promise.all(files.filter((file) => file.endsWith('.webp')).map((file) => rm(new URL(file, FOLDER))));
}

/** Writes the renderings of one drawing and returns its mean colour. */
async function renderAll(
  planned: { readonly id: string },
  renderings: readonly Rendering[],
  brief: PictureBrief,
): Promise<string> {
  const svg = Buffer.from(drawPicture(brief));
  for (const { width, height, quality, suffix } of renderings) {
    const path = new URL(`${planned.id}${suffix}.webp`, FOLDER).pathname;
    await decode(svg).resize(width, height, { fit: 'cover' }).webp({ quality, effort }).toFile(path);
  }
  const [red = 0, green = 0, blue = 0] = await decode(svg).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return colourOf(red, green, blue);
}

/** The picture that social networks show for a page without its own. */
async function renderShare(): Promise<void> {
  const size = { width: 1200, height: 630 };
  const brief: PictureBrief = {
    seed: 'share',
    kind: 'sea',
    time: 'golden',
    country: 'FR',
    winter: false,
    composition: 0,
    ...size,
  };
  await renderAll({ id: 'share' }, [{ ...size, quality: 70, suffix: '' }], brief);
}

/** Works through a list two at a time, in order. */
async function inPairs<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<readonly (readonly [T, R])[]> {
  const done: (readonly [T, R])[] = [];
  for (let i = 0; i < items.length; i += 2) {
    const results = await Promise.all(items.slice(i, i + 2).map(async (item) => [item, await work(item)] as const));
    done.push(...results);
    if (process.stdout.isTTY) process.stdout.write(`\r${done.length} of ${items.length} `);
  }
  return done;
}

async function writeLists(
  cards: readonly (readonly [Planned, string])[],
  wides: readonly (readonly [PlannedHero, string])[],
): Promise<void> {
  const tones = chooseTones(
    cards.map(([, colour]) => colour),
    TONES,
  );
  const pool = cards.map(
    ([{ composition: _, ...picture }, colour]): PoolPicture => ({ ...picture, tone: nearestTone(colour, tones) }),
  );
  const heroes = wides.map(
    ([{ composition: _, ...hero }, colour]): HeroPicture => ({ ...hero, tone: nearestTone(colour, tones) }),
  );
  for (const kind of kinds) {
    const drawn = rows(pool.filter((picture) => picture.kind === kind));
    await writeList(kind, 'PoolPicture', `Every illustration of the kind \`${kind}\`.`, drawn);
  }
  await writeList('heroes', 'HeroPicture', 'The wide illustrations for the top of the home page.', rows(heroes));
  await writeFile(
    new URL('../catalogue/media/tones.ts', import.meta.url),
    `/** The placeholder colours that stand in for an illustration until it has loaded; a picture's \`tone\` is the index of the nearest one. */
export const tones = [
${tones.map((tone) => `  '${tone}',`).join('\n')}
] as const;
`,
  );
  await writeFile(
    new URL('../client/styles/tones.css', import.meta.url),
    `/* Placeholder colours of pictures, by the index that catalogue/media/tones.ts gives them. */
${tones.map((tone, i) => `.tone-${i} {\n  background-color: ${tone};\n}\n`).join('')}`,
  );
}

async function writeList(name: string, type: string, says: string, list: string): Promise<void> {
  await writeFile(
    new URL(`../catalogue/media/pool/${name}.ts`, import.meta.url),
    `import type { ${type} } from '../picture.ts';

/** ${says} Written by \`scripts/pictures.ts\`. */
export const ${name}: readonly ${type}[] = [
${list}
];
`,
  );
}

/** One picture a line as the formatter would write it, which breaks what is longer than 120 characters. */
function rows(pictures: readonly PoolPicture[]): string {
  const written = pictures.map((picture) => {
    const fields = Object.entries(picture).map(
      ([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`,
    );
    const line = `  { ${fields.join(', ')} },`;
    return line.length <= 120 ? line : ['  {', ...fields.map((field) => `    ${field},`), '  },'].join('\n');
  });
  return written.join('\n');
}
