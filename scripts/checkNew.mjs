/**
 * A new area and a new page, made in a copy of the workspace: what is refused writes nothing, and what is made is formatted,
 * lints, type checks and passes the tests and stories that came with it. `--whole` also runs its tests in the browser and
 * those of the contract, builds the product, and takes a person's way to the page. `--keep` leaves the copy.
 */
import path from 'node:path';
import { takeJourney } from './new/journey.mjs';
import { copyWorkspace } from './new/workspaceCopy.mjs';

const whole = process.argv.includes('--whole');
const kept = process.argv.includes('--keep');

/** Of another area, malformed, with nothing to belong to. */
const refusals = [
  ['area', 'knowledge'],
  ['area', '../venues'],
  ['page', 'nowhere', 'venues'],
];

const fail = (what, text) => {
  throw new Error(`${what}\n${text}`);
};

const copy = await copyWorkspace();
const bin = (name) => path.join(copy.folder, 'node_modules', '.bin', name);
const must = async (what, command, args) => {
  const { code, text } = await copy.run(command, args);
  if (code !== 0) fail(`${what} fails:`, text);
  return text;
};

const make = async () => {
  for (const args of refusals) {
    const { code, text } = await copy.run(process.execPath, ['scripts/new/run.mjs', ...args]);
    if (code !== 1 || /^ +at /m.test(text) || copy.written().length > 0)
      fail(
        `${args.join(' ')} was to be refused in a sentence, with nothing written:`,
        `${text}${copy.written().join('\n')}`,
      );
  }
  for (const args of [
    ['new:area', 'venues', '--zh=场馆'],
    ['new:page', 'permissions', 'trainingCamps', '--zh=训练营'],
  ]) {
    const { code, text } = await copy.pnpm(...args);
    if (code !== 0) fail(`${args.join(' ')} fails:`, text);
  }
};

const lint = async () => {
  const files = copy.written();
  await must('Formatting', bin('biome'), ['format', ...files.filter((file) => !file.endsWith('.sql'))]);
  await must('Lint', bin('oxlint'), ['--type-aware', ...files.filter((file) => /\.tsx?$/.test(file))]);
};

const types = async () => {
  // Both check what they import of the contract.
  for (const name of ['packages/server', 'packages/console', ...(whole ? ['.'] : [])])
    await must(`Type check of ${name}`, bin('tsc'), ['-p', `${name}/tsconfig.json`]);
};

/** Files by a part of their path: the new ones, and those that everything new has to pass. */
const chosenTests = {
  quick: ['venues', 'VenuesPage', 'contract/routes', 'locale/menuNames', 'app/registry'],
  whole: ['trainingCamps', 'TrainingCampsPage', 'apiDocs', 'contractTests/replies'],
};

const tests = () => {
  const projects = ['unit', 'server', 'stories', ...(whole ? ['browser'] : [])];
  return must('Tests', bin('vitest'), [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    ...chosenTests.quick,
    ...(whole ? chosenTests.whole : []),
  ]);
};

const build = async () => {
  const filters = ['base', 'api', 'server', 'console'].flatMap((name) => ['--filter', `@console/${name}`]);
  const { code, text } = await copy.pnpm(...filters, 'build');
  if (code !== 0) fail('Building fails:', text);
};

const journey = () =>
  takeJourney({ folder: copy.folder, title: '场馆', ...(kept && { picture: path.join(copy.folder, 'venues.png') }) });

const steps = { make, lint, types, tests, ...(whole && { build, journey }) };

const times = [];
try {
  for (const [name, step] of Object.entries(steps)) {
    const began = Date.now();
    await step();
    times.push(`${name} ${((Date.now() - began) / 1000).toFixed(0)} s`);
  }
  process.stdout.write(`A new area and a new page: ${times.join(', ')}\n`);
} catch (error) {
  process.stderr.write(`After ${times.join(', ')}\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  if (kept) process.stdout.write(`Kept in ${copy.folder}\n`);
  else await copy.remove();
}
