import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { host } from '../scripts/miniflare.ts';

/** One line about the machine: figures without it mean nothing. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]?.toFixed(1);
  return `${cpus().length} × ${cpu?.model}, ${memory} GiB, Node ${process.version}, load ${load}, ${host}, commit ${commit}`;
}
