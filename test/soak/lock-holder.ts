import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** A process of its own that holds the write lock of the catalogue's file, as a backup or a careless script would. */
export interface LockHolder {
  release(): Promise<void>;
}

const script = `
const { DatabaseSync } = require('node:sqlite');
const db = new DatabaseSync(process.argv[1]);
db.exec('PRAGMA busy_timeout = 5000');
db.exec('BEGIN IMMEDIATE');
console.log('held');
process.stdin.resume();
process.stdin.on('end', () => { db.exec('ROLLBACK'); db.close(); process.exit(0); });
`;

/** Takes the lock and waits until it is held. */
export async function holdLock(file: string): Promise<LockHolder> {
  const child: ChildProcess = spawn(process.execPath, ['-e', script, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const held = child.stdout && once(child.stdout, 'data');
  await Promise.race([held, ended.then(() => Promise.reject(new Error('The lock could not be taken')))]);
  return {
    async release() {
      child.stdin?.end();
      await ended;
    },
  };
}

/** The file of the catalogue below a state folder: the one that holds bookings. */
export function findCatalogueFile(stateDir: string): string {
  for (const path of globSync(`${stateDir}/v3/d1/**/*.sqlite`)) {
    const db = new DatabaseSync(path, { readOnly: true });
    const found = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'booking'").get();
    db.close();
    if (found) return path;
  }
  throw new Error(`No catalogue below ${stateDir}`);
}
