import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './scripts/chromium.mjs';
import { chosenFiles } from './scripts/turns.mjs';

const executablePath = chromiumPath();
const { include, exclude } = chosenFiles('e2e', [process.env['LONG'] ? '*.long.ts' : '*.e2e.ts']);

export default defineConfig({
  testDir: 'packages/console/e2e',
  testMatch: include.map((file) => `**/${file}`),
  testIgnore: exclude.map((file) => `**/${file}`),
  outputDir: 'test-results',
  // Each file has a server of its own, or one that only reads; a test waits for the browser as often as it works.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0,
  // No test measures time here; on a machine at half speed, with two browsers and two servers, 15 s were not enough.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Where a whole run collects what each test took.
  reporter: process.env['TIMES'] ? [['list'], ['json', { outputFile: process.env['TIMES'] }]] : [['list']],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // On a busy machine a dialog that is still growing has moved away between pointer down and up, and the click is lost.
    contextOptions: { reducedMotion: 'reduce' },
    // Taking a trace slows every action down: the one retry takes it, and without one there is nothing to send anywhere.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
});
