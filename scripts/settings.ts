/** Settings of both Workers that the environment may give; `worker/env.ts` says what they mean. */
const names = [
  'ENVIRONMENT',
  'CLOCK',
  'FLAGS',
  'DEFAULT_LOCALE',
  'BASE_DOMAIN',
  'MARKET_HOSTS',
  'NEUTRAL_HOSTS',
  'PREVIEW_LOCALE',
  'CATALOGUE_SCALE',
  'UPSTREAM_API_URL',
  'UPSTREAM_GATEWAY_URL',
  'UPSTREAM_CMS_URL',
  'CHECKOUT_URL',
  'MAP_STYLE_URL',
  'MAP_ORIGINS',
  'CRM_URL',
  'CRM_ORGANISATION',
  'ERROR_REPORT_URL',
  'ERROR_LOG_URL',
  'COLLECTOR_URL',
  'BOT_CHECK_SCRIPT_URL',
] as const;

/** Those that are given. */
export const settings: Record<string, string> = Object.fromEntries(
  names.flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value]] : [];
  }),
);
