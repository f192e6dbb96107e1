import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';

export interface KillableServer {
  readonly origin: string;
  /** How long it took from the start of the process to the first answer. */
  readonly readyMs: number;
  /** SIGKILL to workerd, in the middle of whatever it does, and then to the process that watches over it. */
  kill(): Promise<void>;
  /** The orderly end. */
  stop(): Promise<void>;
}

export interface ServerPlace {
  readonly port: number;
  readonly stateDir: string;
}

const patienceMs = 60_000;

/** Starts the built Workers with `scripts/start.ts`, as `npm start` does, and waits until they answer. */
export async function startServer({ port, stateDir }: ServerPlace): Promise<KillableServer> {
  const startedAt = Date.now();
  const settings = { PORT: String(port), STATE_DIR: stateDir, CATALOGUE_SCALE: '0.02', CLOCK: '2026-11-21T09:00:00Z' };
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isAnswering(origin))) {
    if (child.exitCode !== null) throw new Error(`The server ended by itself:\n${complaints}`);
    if (Date.now() - startedAt > patienceMs) {
      child.kill('SIGKILL');
      throw new Error(`The server does not answer:\n${complaints}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    readyMs: Date.now() - startedAt,
    kill: () => kill(child),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function isAnswering(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/booking-lookup`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

async function kill(child: ChildProcess): Promise<void> {
  const workers = childrenOf(child.pid ?? 0);
  if (workers.length === 0) throw new Error('No workerd to kill');
  for (const pid of workers) process.kill(pid, 'SIGKILL');
  await end(child, 'SIGKILL');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** The processes that a process has started and that live (proc(5)). */
function childrenOf(pid: number): number[] {
  return globSync(`/proc/${pid}/task/*/children`).flatMap((path) =>
    readFileSync(path, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number),
  );
}
