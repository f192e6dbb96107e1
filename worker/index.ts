import type { Bindings } from './env.ts';
import { handleScheduled } from './scheduled.ts';
import { site } from './site.ts';

export default {
  fetch: site.fetch,
  scheduled: (_event, bindings, executionCtx) => handleScheduled(bindings, executionCtx),
} satisfies ExportedHandler<Bindings>;
