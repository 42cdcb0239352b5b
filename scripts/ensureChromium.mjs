/** Sees to it that there is a browser for the tests, and says plainly what to do where there can't be. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium.mjs';

const attempt = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const ownBrowser = async () => {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
};

export const ensureChromium = async () => {
  if (process.env.CHROMIUM_PATH !== undefined && !existsSync(process.env.CHROMIUM_PATH)) {
    console.error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
    process.exit(1);
  }
  if (chromiumPath() !== undefined || (await ownBrowser())) return;
  console.log('No Chromium or Chrome found; installing one for the tests.');
  if (isDebianRoot()) {
    attempt('apt-get', ['update', '-qq']);
    if (attempt('apt-get', ['install', '-y', '-qq', 'chromium']) && chromiumPath() !== undefined) return;
  } else if (attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) {
    return;
  }
  console.error(
    'The tests need Chromium or Chrome, and none could be installed. Install one, or set CHROMIUM_PATH to its program file, and run the tests again.',
  );
  process.exit(1);
};
