import { fillCatalogue } from './fill.ts';
import { host, startWorkers, workerOptions } from './miniflare.ts';
import { settings } from './settings.ts';

const port = Number(process.env.PORT ?? 8787);
await fillCatalogue();

// A direct socket reaches the Worker without Miniflare's entry, which lets a client rewrite the URL with a header
// and compresses a stream without flushing it, so that the page would arrive at its end only.
const storefront = { ...workerOptions('storefront', settings), unsafeDirectSockets: [{ host, port }] };
const catalogue = workerOptions('catalogue', settings);
// For a gateway on this machine that passes calls on to it; nobody else reaches it.
const cataloguePort = Number(process.env.CATALOGUE_PORT ?? 0);
const opened = cataloguePort > 0 ? { ...catalogue, unsafeDirectSockets: [{ host, port: cataloguePort }] } : catalogue;
const server = startWorkers([storefront, opened]);
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

if (cataloguePort > 0) console.log(`  ${'Catalogue'.padEnd(10)} http://${host}:${cataloguePort}/openapi.json`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.dispose().then(() => process.exit(0)));
}
