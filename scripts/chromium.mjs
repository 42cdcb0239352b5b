/** Finds the browser that tests use: CHROMIUM_PATH, the system's Chromium or Chrome, or the test tool's own. */
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

// Where no locale is set, as in a bare container, Chromium gives no file a Chinese name. It inherits this.
const { LC_ALL, LC_CTYPE, LANG } = process.env;
if (process.platform === 'linux' && !/utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '')) process.env.LC_ALL = 'C.UTF-8';

/** @returns {string | undefined} undefined: the test tool looks for a browser of its own. */
export const chromiumPath = () => process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--font-render-hinting=none',
];
