import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './scripts/chromium.ts';
import { port } from './test/journeys/port.ts';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'test/journeys',
  fullyParallel: true,
  workers: 2,
  reporter: 'line',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'node_modules/.cache/playwright',
  use: {
    baseURL: `http://en.localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // Too narrow for the map beside the list, which is drawn in software here: a test about it asks for the width.
    viewport: { width: 1240, height: 800 },
    // A panel that is still moving makes a slow machine press beside it; a test about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
  },
  webServer: {
    command: 'node scripts/start.ts',
    env: {
      PORT: String(port),
      STATE_DIR: `.state/journeys-${port}`,
      CLOCK: '2026-11-21T09:00:00Z',
      CATALOGUE_SCALE: '0.2',
    },
    url: `http://127.0.0.1:${port}/`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
