import { benchCatalogue } from './catalogue.ts';
import { benchInteraction } from './interaction.ts';
import { describeMachine } from './machine.ts';
import { benchFirstByte, benchMarkup, startStorefront } from './pages.ts';
import { benchScripts } from './scripts.ts';

const pages = { home: '/', results: '/search', stay: '/weekend/900001', hotel: '/hotel/900001' } as const;

console.log(describeMachine());
await benchCatalogue(1);
await benchFirstByte();
const server = await startStorefront(0);
await benchMarkup(pages);
await benchScripts(pages);
await benchInteraction();
await server.dispose();
await benchCatalogue(10);
