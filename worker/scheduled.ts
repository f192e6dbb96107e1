import { forwardCases } from './contact/forward-cases.ts';
import { type Bindings, settingsOf } from './env.ts';
import { upstreamOf } from './upstream/request.ts';

/** The regular run of the storefront: what waits in the outbox goes out, also when nobody visits. */
export async function handleScheduled(bindings: Bindings, executionCtx: ExecutionContext): Promise<void> {
  const settings = settingsOf(bindings);
  const upstream = upstreamOf({ settings, bindings, locale: settings.defaultLocale, executionCtx });
  await forwardCases(upstream, settings);
}
