import * as z from 'zod';
import { createHosts, type HostSettings } from '#shared/locale/hosts.ts';
import { type Locale, locales } from '#shared/locale/locales.ts';

/** What the platform binds to the Worker, before it is read. */
export interface Bindings {
  readonly ASSETS: Fetcher;
  readonly CATALOGUE: Fetcher;
  readonly [setting: string]: unknown;
}

const url = z.url({ protocol: /^https?$/ }).optional();
const json = <T extends z.ZodType>(shape: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('is not JSON');
        return z.NEVER;
      }
    })
    .pipe(shape);

/** Origins separated by commas; each must be one, without a path. */
const origins = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().refine(isOrigin, 'is not an origin')));

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const market = z.enum(['fr', 'es', 'be', 'nl', 'it', 'en']);

const schema = z.object({
  ENVIRONMENT: z.enum(['local', 'test', 'staging', 'production']).default('local'),
  DEFAULT_LOCALE: z.enum(locales).default('fr_FR'),
  /** Every market lives at its two letters + this domain, unless `MARKET_HOSTS` says otherwise. */
  BASE_DOMAIN: z.string().min(1).default('localhost'),
  MARKET_HOSTS: json(z.partialRecord(market, z.string().min(1))).optional(),
  NEUTRAL_HOSTS: z.string().default('localhost,127.0.0.1,*.workers.dev'),
  PREVIEW_LOCALE: z.enum(['on', 'off']).optional(),
  UPSTREAM_API_URL: url,
  UPSTREAM_GATEWAY_URL: url,
  UPSTREAM_CMS_URL: url,
  CHECKOUT_URL: url,
  /** A map style of the operator's own (MapLibre style JSON); unset: the basemap of this repository. */
  MAP_STYLE_URL: url,
  /** Origins beside that of the style which it loads tiles, glyphs and sprites from. */
  MAP_ORIGINS: origins,
  /** Where contact cases go as web-to-case forms; `CRM_ORGANISATION` is the organisation id that the form needs. */
  CRM_URL: url,
  CRM_ORGANISATION: z.string().min(1).max(40).optional(),
  ERROR_REPORT_URL: url,
  ERROR_LOG_URL: url,
  COLLECTOR_URL: url,
  BOT_CHECK_SCRIPT_URL: url.refine((text) => text?.includes('{language}') ?? true, 'Expected {language} in it'),
  FLAGS: json(z.record(z.string(), z.boolean())).optional(),
  /** An ISO instant that freezes "now"; ignored in production. */
  CLOCK: z.iso.datetime().optional(),
});

export interface Settings {
  readonly environment: 'local' | 'test' | 'staging' | 'production';
  readonly defaultLocale: Locale;
  readonly hosts: HostSettings;
  readonly preview: boolean;
  readonly upstream: {
    readonly api: string | undefined;
    readonly gateway: string | undefined;
    readonly cms: string | undefined;
  };
  readonly checkoutUrl: string | undefined;
  readonly map: {
    readonly styleUrl: string | undefined;
    /** Where the style and what it names may be fetched from, beside our own origin. */
    readonly origins: readonly string[];
  };
  /** Undefined keeps contact cases in the catalogue. */
  readonly crm: { readonly url: string; readonly organisation: string } | undefined;
  /** Where reports of the site go; an unset one stays in the catalogue. */
  readonly reports: {
    readonly lostAddress: string | undefined;
    readonly clientError: string | undefined;
    readonly analytics: string | undefined;
  };
  /** The script of a configured bot check, with `{language}` in it. */
  readonly botCheckScript: string | undefined;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly clock: number | undefined;
}

/** Reads the settings of the Worker; throws one error that names every key that is wrong. */
export function parseSettings(bindings: Readonly<Record<string, unknown>>): Settings {
  const result = schema.safeParse(bindings);
  if (!result.success) {
    const reasons = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings that cannot be used (see README.md, Settings):\n  ${reasons.join('\n  ')}`);
  }
  const read = result.data;
  const isProduction = read.ENVIRONMENT === 'production';
  return {
    environment: read.ENVIRONMENT,
    defaultLocale: read.DEFAULT_LOCALE,
    hosts: createHosts(read.BASE_DOMAIN, withoutGaps(read.MARKET_HOSTS ?? {}), read.NEUTRAL_HOSTS.split(',')),
    preview: (read.PREVIEW_LOCALE ?? (isProduction ? 'off' : 'on')) === 'on',
    upstream: { api: read.UPSTREAM_API_URL, gateway: read.UPSTREAM_GATEWAY_URL, cms: read.UPSTREAM_CMS_URL },
    checkoutUrl: read.CHECKOUT_URL,
    map: mapSettings(read.MAP_STYLE_URL, read.MAP_ORIGINS),
    crm: read.CRM_URL === undefined ? undefined : { url: read.CRM_URL, organisation: read.CRM_ORGANISATION ?? '' },
    reports: { lostAddress: read.ERROR_REPORT_URL, clientError: read.ERROR_LOG_URL, analytics: read.COLLECTOR_URL },
    botCheckScript: read.BOT_CHECK_SCRIPT_URL,
    flags: read.FLAGS ?? {},
    clock: isProduction || read.CLOCK === undefined ? undefined : Date.parse(read.CLOCK),
  };
}

function mapSettings(styleUrl: string | undefined, more: readonly string[]): Settings['map'] {
  if (styleUrl === undefined) return { styleUrl, origins: [] };
  return { styleUrl, origins: [...new Set([new URL(styleUrl).origin, ...more])] };
}

function withoutGaps<K extends string>(record: Partial<Record<K, string | undefined>>): Partial<Record<K, string>> {
  const entries = Object.entries(record).filter((entry): entry is [K, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries) as Partial<Record<K, string>>;
}

const read = new WeakMap<object, Settings>();

/** The settings of these bindings, read once for each isolate. */
export function settingsOf(bindings: Bindings): Settings {
  const known = read.get(bindings);
  if (known) return known;
  const settings = parseSettings(bindings);
  read.set(bindings, settings);
  return settings;
}
