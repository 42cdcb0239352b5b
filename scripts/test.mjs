/**
 * Everything that must hold before a change lands, in the order in which it fails fastest.
 * `--long` runs what takes longer than that; `--from=NAME` begins at a step, `--only=NAME` runs one.
 */
import { spawn } from 'node:child_process';
import { ensureChromium } from './ensureChromium.mjs';
import { pnpm } from './pnpm.mjs';

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

const execute = (step) =>
  new Promise((resolve) => {
    const { command, args } = pnpm(step.args);
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true', NO_COLOR: '1', ...step.extra },
      shell: process.platform === 'win32',
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });

const main = async () => {
  const times = [];
  await ensureChromium();
  for (const step of chosen()) {
    process.stdout.write(`\n=== ${step.name}\n`);
    const began = Date.now();
    const code = await execute(step);
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    times.push(`${step.name} ${seconds} s`);
    if (code !== 0) {
      process.stdout.write(`\n${step.name} failed. Times: ${times.join(', ')}\n${times.length - 1} passed, 1 failed\n`);
      process.exit(code);
    }
  }
  process.stdout.write(`\nTimes: ${times.join(', ')}\n${times.length} passed, 0 failed\n`);
};

await main();
