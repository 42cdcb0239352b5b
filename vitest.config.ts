import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, chromiumPath } from './scripts/chromium.mjs';
import { plainServerTests } from './scripts/plainServerTests.mjs';
import { renderOnServer } from './scripts/renderOnServer.mjs';
import { chosenFiles } from './scripts/turns.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const conditions = ['console-source', 'module', 'browser', 'development|production'];

// Each project needs an object of its own: a shared one is refused.
const browser = () => ({
  enabled: true,
  headless: true,
  isolate: false,
  screenshotFailures: false,
  provider: playwright({
    contextOptions: {
      viewport: { width: 1440, height: 1100 },
      reducedMotion: 'reduce',
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    },
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  }),
  instances: [{ browser: 'chromium' as const }],
});

// Searched for dependencies before the first test: one found later reloads the page under the tests that run.
const entries = [
  'packages/{ui,console}/src/**/*.tsx',
  'packages/ui/src/**/*.worker.ts',
  '.storybook/{preview,*.test,server/*.test}.tsx',
];

/** What draws widgets and pages in a browser. */
const drawing = () => ({
  plugins: [react()],
  // Serves the worker of the fake server.
  publicDir: path.join(root, 'packages/api/node_modules/msw/lib'),
  resolve: { conditions, dedupe: ['react', 'react-dom', 'antd', 'styled-components'] },
  // PDF.js is a module already, and first asked for in the middle of a test.
  optimizeDeps: { entries, exclude: ['pdfjs-dist'] },
});

// A condition is waited for, so a slow machine costs time and not a failure; one retry, reported as such, for what the
// browser itself now and then gets wrong.
const patient = {
  setupFiles: [path.join(root, 'scripts/patience.ts')],
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 60_000,
  retry: 1,
};

// Two files at a time, as many as the machine of a run has processors. Projects with a number of workers of their own
// run after the others where several run at once.
const pair = { maxWorkers: 2, sequence: { groupOrder: 1 } };

// Tests that replace whole modules, which the others of the server must not share with them.
const MOCKED = 'packages/server/src/**/*.mocked.test.ts';

// How often the tests in the browser run again, to see whether one hangs on what comes when: then nothing is retried.
const repeats = process.env['REPEATS'] ?? '0';

// What is tried by turns: all of it, or what a certain day tries. See .storybook/turning.ts.
const turns = { LONG: process.env['LONG'] ?? '', TURN: process.env['TURN'] ?? '' };

// Where a whole run collects what each test took.
const times = process.env['TIMES'];

const server = chosenFiles('server', ['packages/server/src/**/*.test.ts']);

/** What runs the server's sources. */
const serving = () => ({
  resolve: { conditions: ['console-source', 'node', 'import', 'development|production'] },
  ssr: { resolve: { conditions: ['console-source', 'node'] } },
});

/** An app that starts, or a large document, takes its time. */
const slowly = { environment: 'node', pool: 'forks', testTimeout: 240_000, hookTimeout: 240_000, ...pair } as const;

export default defineConfig({
  test: {
    reporters: times === undefined ? ['default'] : ['default', ['json', { outputFile: times }]],
    projects: [
      {
        ...serving(),
        test: {
          name: 'unit',
          environment: 'node',
          // They leave nothing behind, and share what they import.
          isolate: false,
          include: ['packages/{base,api,ui,console}/src/**/*.test.ts', '{scripts,.storybook}/**/*.test.ts'],
        },
      },
      {
        ...serving(),
        test: {
          name: 'serverPlain',
          environment: 'node',
          isolate: false,
          setupFiles: patient.setupFiles,
          include: plainServerTests,
        },
      },
      {
        ...serving(),
        test: {
          name: 'server',
          ...slowly,
          ...server,
          exclude: [...server.exclude, ...plainServerTests, MOCKED],
          // A third of the time went into importing the same for every file.
          isolate: false,
          globalSetup: ['testRun.ts', 'rowTypes/checkAfterTests.ts'].map(
            (name) => `packages/server/src/testing/${name}`,
          ),
          setupFiles: [...patient.setupFiles, path.join(root, 'packages/server/src/testing/rowTypes/setup.ts')],
        },
      },
      {
        ...serving(),
        test: {
          name: 'serverMocked',
          ...slowly,
          include: [MOCKED],
          setupFiles: patient.setupFiles,
        },
      },
      {
        ...serving(),
        test: { name: 'bench', environment: 'node', include: ['bench/**/*.bench.ts'], pool: 'forks' },
      },
      {
        ...drawing(),
        test: {
          name: 'benchBrowser',
          include: ['bench/**/*.bench.tsx'],
          globalSetup: ['bench/page-preview/servePdf.ts'],
          testTimeout: 600_000,
          fileParallelism: false,
          browser: browser(),
        },
      },
      {
        ...drawing(),
        test: {
          name: 'browser',
          ...patient,
          ...pair,
          setupFiles: [
            ...patient.setupFiles,
            ...['freshPage', 'repeats'].map((name) => path.join(root, `scripts/${name}.ts`)),
          ],
          env: { REPEATS: repeats, ...turns },
          retry: repeats === '0' ? patient.retry : 0,
          include: ['packages/{ui,api,console}/src/**/*.test.tsx', '.storybook/{server/,}!(night|visual).test.tsx'],
          // A frame for each file: in one that they share, what answers in the place of the server is lost between two of them.
          browser: { ...browser(), isolate: true, commands: { renderOnServer } },
        },
      },
      {
        ...drawing(),
        test: {
          name: 'night',
          ...patient,
          include: ['.storybook/night.test.tsx'],
          // A file of a hundred stories takes its time.
          testTimeout: 240_000,
          env: { ...turns, VITEST_STORYBOOK: 'false' },
          browser: browser(),
        },
      },
      {
        ...drawing(),
        test: {
          name: 'visual',
          ...patient,
          include: ['.storybook/visual.test.tsx'],
          env: { ...turns, VITEST_STORYBOOK: 'false' },
          browser: {
            ...browser(),
            expect: {
              toMatchScreenshot: {
                // The edge of a letter may come out otherwise; a line moved by a pixel is more.
                comparatorOptions: { allowedMismatchedPixels: 40 },
                resolveScreenshotPath: ({ arg, ext }) => path.join(root, '.storybook/pictures', `${arg}${ext}`),
              },
            },
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        test: {
          name: 'stories',
          ...patient,
          ...pair,
          browser: browser(),
        },
      },
    ],
  },
});
