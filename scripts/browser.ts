import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium.ts';

/** Finds a Chromium for the journeys, or installs one: Debian's package first, then Playwright's own. */
function install(): void {
  if (chromiumPath()) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (command: readonly string[]) => {
    const [program = '', ...words] = command;
    return spawnSync(program, words, { stdio: 'inherit' }).status === 0;
  };
  console.log('No Chromium found: installing it for the browser journeys');
  const byDebian =
    run([...asRoot, 'apt-get', 'update', '-qq']) &&
    run([...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  if (byDebian && chromiumPath()) return;
  if (!run(['npx', 'playwright', 'install', '--with-deps', 'chromium'])) {
    console.error('Chromium could not be installed: install the Debian package chromium by hand and run again');
    process.exit(1);
  }
}

install();
