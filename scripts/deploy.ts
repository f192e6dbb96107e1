import { spawnSync } from 'node:child_process';

/** Deploys the catalogue first, because the storefront binds to it; every word is passed on, `--dry-run` for example. */
const words = process.argv.slice(2);
for (const name of ['catalogue', 'storefront']) {
  const done = spawnSync('wrangler', ['deploy', '-c', `dist/${name}/wrangler.json`, ...words], {
    stdio: ['ignore', words.includes('--dry-run') ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  console.log(`${name}: ${words.includes('--dry-run') ? 'would deploy' : 'deployed'}`);
}
