import { fillCatalogue } from './fill.ts';
import { host, startWorkers, workerOptions } from './miniflare.ts';
import { settings } from './settings.ts';

const port = Number(process.env.PORT ?? 8787);
await fillCatalogue();

// A direct socket reaches the Worker without Miniflare's entry, which lets a client rewrite the URL with a header
// and compresses a stream without flushing it, so that the page would arrive at its end only.
const storefront = { ...workerOptions('storefront', settings), unsafeDirectSockets: [{ host, port }] };
const server = startWorkers([storefront, workerOptions('catalogue', settings)]);
await server.ready;

const markets = [
  ['France', 'fr', ''],
  ['España', 'es', ''],
  ['Belgique', 'be', '/fr'],
  ['België', 'be', '/nl'],
  ['Nederland', 'nl', ''],
  ['Italia', 'it', ''],
  ['Preview', 'en', ''],
] as const;
console.log('\nEscale is open:');
for (const [name, label, path] of markets) console.log(`  ${name.padEnd(10)} http://${label}.localhost:${port}${path}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.dispose().then(() => process.exit(0)));
}
