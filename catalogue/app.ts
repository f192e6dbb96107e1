import { createCatalogue } from './catalogue.ts';
import type { Bindings } from './env.ts';
import { prepare } from './prepare/prepare.ts';

const catalogue = createCatalogue();

export default {
  fetch: catalogue.fetch,
  async scheduled(_event, bindings) {
    for await (const _ of prepare(bindings));
  },
} satisfies ExportedHandler<Bindings>;
