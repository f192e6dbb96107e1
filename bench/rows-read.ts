import { readFileSync } from 'node:fs';
import { startWorkers, workerOptions } from '../scripts/miniflare.ts';

/** What one search of the catalogue found, and how many rows its statements read. */
export interface CountedAnswer {
  readonly ids: readonly number[];
  readonly total: number;
  readonly rows: number;
}

/**
 * Stands before the built catalogue and adds up what D1 says of each statement; one whose answer has no such words is
 * asked a second time for them. Nothing here is timed.
 */
const counter = `
import catalogue from './index.js';
class Statement {
  constructor(inner, add) { this.inner = inner; this.add = add; }
  bind(...values) { return new Statement(this.inner.bind(...values), this.add); }
  async all() { const answer = await this.inner.all(); this.add(answer.meta.rows_read); return answer; }
  async run() { return this.all(); }
  async raw(options) { await this.all(); return this.inner.raw(options); }
  async first(column) { await this.all(); return this.inner.first(column); }
}
export default {
  async fetch(request, env, context) {
    let rows = 0;
    const add = (read) => { rows += read; };
    const DB = {
      prepare: (sql) => new Statement(env.DB.prepare(sql), add),
      batch: async (statements) => {
        const answers = await env.DB.batch(statements.map(({ inner }) => inner));
        for (const { meta } of answers) add(meta.rows_read);
        return answers;
      },
    };
    const answer = await catalogue.fetch(request, { ...env, DB }, context);
    const { exactMatch, searchDetails } = await answer.json();
    return Response.json({ ids: exactMatch.map(({ id }) => id), total: searchDetails.totalCount, rows });
  },
};`;

/** The searches with the rows that they read, asked of the catalogue that is kept in `state`. */
export async function countRows(state: string, paths: readonly string[], scale: number): Promise<CountedAnswer[]> {
  const { scriptPath, modulesRoot: _, ...options } = workerOptions('catalogue', { CATALOGUE_SCALE: String(scale) });
  const modules = [
    { type: 'ESModule', path: 'counter.js', contents: counter },
    { type: 'ESModule', path: 'index.js', contents: readFileSync(scriptPath, 'utf8') },
  ];
  const runtime = startWorkers([{ ...options, modules }], state);
  const worker = await runtime.getWorker('catalogue');
  const answers: CountedAnswer[] = [];
  for (const path of paths) {
    const answer = await worker.fetch(`http://catalogue/offers.json${path}`);
    answers.push((await answer.json()) as CountedAnswer);
  }
  await runtime.dispose();
  return answers;
}
