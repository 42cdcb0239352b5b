/**
 * Everything that must hold before a change lands, in the order in which it fails fastest.
 * `--long` runs what takes longer than that; `--from=NAME` begins at a step, `--only=NAME` runs one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './ensureChromium.mjs';
import { execute } from './execute.mjs';
import { pnpm } from './pnpm.mjs';
import { slowestTests } from './slowestTests.mjs';

const run = (name, args, extra = {}) => ({ name, args, extra });

const steps = [
  run('install', ['install', '--frozen-lockfile']),
  run('lint', ['lint']),
  run('types', ['typecheck']),
  run('unit', ['test:unit']),
  // Some tests run the built server.
  run('build', ['build']),
  run('server', ['test:server']),
  run('postgres', ['test:postgres', '--if-possible', 'packages/server/src/contractTests/replies.test.ts']),
  run('bundle', ['test:bundle']),
  run('packages', ['test:packages']),
  run('cost', ['test:cost']),
  run('stories', ['test:stories']),
  run('night', ['test:night']),
  run('browser', ['test:browser']),
  run('new', ['test:new']),
  run('storybook', ['build-storybook']),
  run('e2e', ['test:e2e']),
];

const longSteps = [
  run('install', ['install', '--frozen-lockfile']),
  run('postgres', ['test:postgres']),
  run('abuse', ['test:server', 'packages/server/src/contractTests/abuse'], { LONG: '1' }),
  run('night', ['test:night'], { LONG: '1' }),
  run('new', ['test:new', '--whole']),
  run('build', ['build']),
  run('e2e', ['test:e2e'], { LONG: '1' }),
];

const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];

const chosen = () => {
  const all = process.argv.includes('--long') ? longSteps : steps;
  const only = option('only');
  if (only !== undefined) return all.filter(({ name }) => name === only);
  const from = option('from');
  return from === undefined ? all : all.slice(all.findIndex(({ name }) => name === from));
};

const folder = mkdtempSync(path.join(tmpdir(), 'console-test-times-'));

const main = async () => {
  const times = [];
  await ensureChromium();
  for (const { name, args, extra } of chosen()) {
    process.stdout.write(`\n=== ${name}\n`);
    const { command, args: all } = pnpm(args);
    const env = { ...process.env, CI: 'true', NO_COLOR: '1', TIMES: path.join(folder, `${name}.json`), ...extra };
    const { code, seconds, work } = await execute(command, all, env);
    times.push(`${name} ${seconds.toFixed(0)} s (${work.toFixed(0)} of work)`);
    if (code !== 0) {
      process.stdout.write(`\n${name} failed. Times: ${times.join(', ')}\n${times.length - 1} passed, 1 failed\n`);
      process.exit(code);
    }
  }
  process.stdout.write(`${slowestTests(folder)}\nTimes: ${times.join(', ')}\n`);
  process.stdout.write(`${times.length} passed, 0 failed\n`);
  rmSync(folder, { recursive: true, force: true });
};

await main();
