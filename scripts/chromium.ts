import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** An installed Chromium; `undefined` leaves the choice to Playwright. */
export function chromiumPath(): string | undefined {
  return places.find(existsSync);
}

/** Flags for a Chromium that runs as root, without a network of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
