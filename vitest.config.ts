import { cloudflareTest } from '@cloudflare/vitest-plugin';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { clientManifest } from './build/client-manifest.ts';
import { iconCompiler } from './build/icon-compiler.ts';
import { messages } from './build/messages.ts';

/** Many rounds and many requests, for an hour when nobody waits. */
const isSoak = process.env.SOAK !== undefined;

const sources = () => [messages(), clientManifest(), icons({ compiler: iconCompiler, defaultStyle: '' })];

/** The catalogue as built, beside the storefront under test. */
const catalogue = {
  name: 'catalogue',
  modules: true,
  scriptPath: './dist/catalogue/index.js',
  modulesRoot: './dist/catalogue',
  compatibilityDate: '2026-08-01',
  compatibilityFlags: ['nodejs_compat'],
  d1Databases: { DB: 'catalogue' },
  bindings: { ENVIRONMENT: 'test', CATALOGUE_SCALE: '0.05', CLOCK: '2026-11-21T09:00:00Z' },
};

/** What a Worker says goes to the terminal itself: on its way through the runner it could come after the end, an error there. */
const ownConsole = { disableConsoleIntercept: true };

/** The storefront under test beside that catalogue. */
const storefront = () =>
  cloudflareTest({
    wrangler: { configPath: './wrangler.toml' },
    miniflare: {
      cf: false,
      bindings: { ENVIRONMENT: 'test', CLOCK: '2026-11-21T09:00:00Z' },
      workers: [catalogue],
    },
  });

/** Adds routes to the Worker, which it takes only before its first request. */
const ownRoutes = 'test/worker/upstream-requests.test.ts';

/** The catalogue itself under test, with nothing in it yet. */
const emptyCatalogue = () =>
  cloudflareTest({
    wrangler: { configPath: './catalogue/wrangler.toml' },
    miniflare: { cf: false, bindings: catalogue.bindings },
  });

export default defineConfig({
  test: {
    // Much of it waits for others, so that more go on at once than there are cores.
    maxWorkers: 3,
    projects: [
      {
        plugins: sources(),
        test: {
          name: 'unit',
          include: ['{shared,client,worker,catalogue,build}/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 30_000,
          // Pure rules and renders: nothing is left behind that a file could find of another.
          isolate: false,
        },
      },
      {
        // Real processes that are killed; SOAK=1 makes the rounds many.
        test: {
          name: 'soak',
          include: ['test/soak/**/*.test.ts'],
          environment: 'node',
          testTimeout: isSoak ? 1_800_000 : 180_000,
        },
      },
      { test: { name: 'architecture', include: ['test/architecture/**/*.test.ts'], environment: 'node' } },
      {
        plugins: [...sources(), storefront()],
        test: {
          name: 'workerd',
          include: ['test/worker/**/*.test.{ts,tsx}'],
          exclude: [ownRoutes],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // The Worker is read once for all files, each of which has caches and bookings of its own.
          isolate: false,
          ...ownConsole,
        },
      },
      {
        plugins: [...sources(), storefront()],
        test: { name: 'routes', include: [ownRoutes], testTimeout: 60_000 },
      },
      {
        plugins: [emptyCatalogue()],
        test: {
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          testTimeout: isSoak ? 600_000 : 30_000,
          hookTimeout: 60_000,
          // One filled catalogue for all files, each of which books stays and rooms of its own.
          isolate: false,
          ...ownConsole,
          provide: { generatedRequests: isSoak ? 10_000 : 1_000 },
        },
      },
      {
        // These move the catalogue to other days and sizes, which no other file may find.
        plugins: [emptyCatalogue()],
        test: { name: 'filling', include: ['test/filling/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
      },
    ],
  },
});
