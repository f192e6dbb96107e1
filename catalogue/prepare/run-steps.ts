import { notePosition, readPosition } from './position.ts';

/** One transaction of a longer piece of work, and how much of the whole it is. */
export interface Step {
  readonly weight: number;
  readonly statements: () => D1PreparedStatement[];
}

const finished = -1;

/** Runs the steps that were not run yet, in order, and yields the fraction that is done; finished work is not planned. */
export async function* runSteps(
  db: D1Database,
  name: string,
  plan: () => Promise<Step[]> | Step[],
): AsyncGenerator<number> {
  const position = (await readPosition(db, name)) ?? 0;
  if (position === finished) return;
  const steps = await plan();
  const total = steps.reduce((sum, { weight }) => sum + weight, 0);
  let done = 0;
  for (const [index, { weight, statements }] of steps.entries()) {
    done += weight;
    if (index < position) continue;
    await db.batch([...statements(), notePosition(db, name, index + 1 === steps.length ? finished : index + 1)]);
    yield done / total;
  }
}

/** The items in groups of `size`, the last one smaller. */
export function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
