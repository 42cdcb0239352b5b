/**
 * Everything that must hold before a change lands, in the order in which it fails fastest.
 * `--long` runs what takes longer than that, part of it by turns, so that it ends within the hour; `--from=NAME` begins at
 * a step, `--only=NAME` runs one. `--neighbours=3` keeps every processor busy with three other processes meanwhile, to see
 * whether a test hangs on speed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { overBudget, slowness } from './budget.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { execute } from './execute.mjs';
import { startNeighbours } from './neighbours.mjs';
import { pnpm } from './pnpm.mjs';
import { slowestTests } from './slowestTests.mjs';
import { all, turn } from './turns.mjs';

/**
 * `budget`: seconds of processor on the machine of `budget.mjs`, everything built and nothing beside it. What a browser
 * itself uses is not among them: in the end nobody waits for its processes.
 */
const run = (name, args, { budget, env = {} } = {}) => ({ name, args, budget, env });

/** Days from now: a run takes what has its turn today, `test:long` what a run takes tomorrow. */
const ahead = process.argv.includes('--long') ? 1 : 0;
const day = turn + ahead;

/** What of a step takes turns by file has its turn (see turns.mjs). */
const byTurns = { TESTS: 'turn', TURN: String(day) };

/**
 * One of `count` parts of a step's files, as Vitest parts them by their names; another one every day. What takes turns within
 * a part moves on when all of them have been tried, so that in the end everything meets.
 */
const part = (count) => ({
  args: all ? [] : [`--shard=${(day % count) + 1}/${count}`],
  env: all ? {} : { TESTS: 'turn', TURN: String(Math.floor(day / count)) },
});

/** Steps of which one is taken every day. */
const oneOf = (...steps) => (all ? steps : steps.filter((_, at) => at === day % steps.length));

const SERVER = part(5);
const STORIES = part(8);
const BROWSER = part(6);

const steps = [
  run('install', ['install', '--frozen-lockfile']),
  run('lint', ['lint'], { budget: 55 }),
  run('types', ['typecheck'], { budget: 85 }),
  run('unit', ['test:unit'], { budget: 70 }),
  // Some tests run the built server.
  run('build', ['build'], { budget: 40 }),
  run('server', ['test:server', ...SERVER.args], { budget: 320, env: SERVER.env }),
  run('postgres', ['test:postgres', '--if-possible', 'packages/server/src/contractTests/replies.test.ts']),
  run('bundle', ['test:bundle']),
  run('packages', ['test:packages']),
  run('release', ['test:release']),
  run('packed', ['test:packed'], { budget: 80 }),
  run('cost', ['test:cost']),
  run('stories', ['test:stories', ...STORIES.args], { budget: 80, env: STORIES.env }),
  run('night', ['test:night'], { budget: 90 }),
  run('browser', ['test:browser', ...BROWSER.args], { budget: 80, env: BROWSER.env }),
  ...oneOf(run('new', ['test:new'], { budget: 110 }), run('visual', ['test:visual'])),
  run('storybook', ['build-storybook'], { budget: 70 }),
  run('e2e', ['test:e2e'], { budget: 480, env: byTurns }),
];

const sixteenth = all ? [] : [`--shard=${(turn % 16) + 1}/16`];

const LONG = { env: { LONG: '1' } };
const longSteps = [
  run('install', ['install', '--frozen-lockfile']),
  run('postgres', ['test:postgres']),
  run('abuse', ['test:server', 'packages/server/src/contractTests/abuse'], LONG),
  run('hostile', ['test:server', 'packages/server/src/parsing/hostileFiles.test.ts'], LONG),
  // Reads what is written for Word with LibreOffice, where that is.
  run('word', ['test:unit', 'packages/ui/src/export-word'], LONG),
  // Draws thirty decks with LibreOffice, where that is, and compares them with the preview.
  run('slides', ['test:server', 'packages/server/src/areas/slides/pptx/libreOffice.test.ts'], LONG),
  run('visual', ['test:visual'], LONG),
  run('pages', ['test:browser', '.storybook'], LONG),
  // Each test ten times, none of which may fail; in sixteen days all of them.
  run('browser', ['test:browser', 'packages', ...sixteenth], { env: { REPEATS: '9' } }),
  run('new', ['test:new', '--whole']),
  run('build', ['build']),
  run('storybook', ['build-storybook']),
  run('server', ['test:server', ...SERVER.args], { env: SERVER.env }),
  run('stories', ['test:stories', ...STORIES.args], { env: STORIES.env }),
  run('night', ['test:night'], { env: { TURN: String(day) } }),
  run('tomorrow', ['test:browser', ...BROWSER.args], { env: BROWSER.env }),
  run('e2e', ['test:e2e'], { env: byTurns }),
  run('everywhere', ['test:e2e'], LONG),
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
  const over = [];
  await ensureChromium();
  const neighbours = Number(option('neighbours') ?? 0);
  let slow = slowness();
  if (neighbours > 0) startNeighbours(neighbours);
  for (const { name, args, budget, env: own } of chosen()) {
    process.stdout.write(`\n=== ${name}\n`);
    const { command, args: all } = pnpm(args);
    const env = { ...process.env, CI: 'true', NO_COLOR: '1', TIMES: path.join(folder, `${name}.json`), ...own };
    const { code, seconds, work } = await execute(command, all, env);
    times.push(`${name} ${seconds.toFixed(0)} s (${work.toFixed(0)} of work)`);
    if (code !== 0) {
      process.stdout.write(`\n${name} failed. Times: ${times.join(', ')}\n${times.length - 1} passed, 1 failed\n`);
      process.exit(code);
    }
    slow = Math.max(slow, slowness());
    if (neighbours === 0) over.push(...overBudget({ name, budget, work, slow }));
  }
  process.stdout.write(`${slowestTests(folder)}\nTimes: ${times.join(', ')}\n`);
  rmSync(folder, { recursive: true, force: true });
  if (over.length > 0) {
    process.stdout.write(`${over.join('\n')}\nEvery test passed, but ${over.length} of the steps took too much\n`);
    process.exit(1);
  }
  process.stdout.write(`${times.length} passed, 0 failed\n`);
  process.exit(0);
};

await main();
