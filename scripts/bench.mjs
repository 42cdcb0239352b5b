/**
 * Measures us against others: every suite of `bench/` one after another, each in processes of its own, and one table of
 * ratios at the end. `pnpm bench markdown lists` runs those two. A suite that fails lets the others go on.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ratioTable, ratiosIn } from './bench/ratioTable.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { execute } from './execute.mjs';

const root = path.resolve(import.meta.dirname, '..');
const home = path.join(root, 'bench');
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');

const filesOf = (suite) => readdirSync(path.join(home, suite)).filter((file) => /\.bench\.tsx?$/.test(file));

const suites = readdirSync(home, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && filesOf(entry.name).length > 0)
  .map(({ name }) => name);

const chosen = () => {
  const names = process.argv.slice(2).filter((argument) => argument !== '--');
  const unknown = names.filter((name) => !suites.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no suite ${unknown.join(', ')}. There are: ${suites.join(', ')}\n`);
    process.exit(1);
  }
  return names.length === 0 ? suites : suites.filter((name) => names.includes(name));
};

const runFile = async (suite, file, output) => {
  const project = file.endsWith('.tsx') ? 'benchBrowser' : 'bench';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const args = [vitest, 'run', '--mode', 'production', '--project', project, ...reporters, `bench/${suite}/${file}`];
  const { code } = await execute(process.execPath, args, { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' });
  return { failed: code !== 0, ratios: existsSync(output) ? ratiosIn(JSON.parse(readFileSync(output, 'utf8'))) : [] };
};

const runSuite = async (suite, folder) => {
  const began = Date.now();
  const results = [];
  for (const file of filesOf(suite))
    results.push(await runFile(suite, file, path.join(folder, `${suite}-${file}.json`)));
  return {
    suite,
    failed: results.some(({ failed }) => failed),
    ratios: results.flatMap(({ ratios }) => ratios),
    seconds: Math.round((Date.now() - began) / 1000),
  };
};

const wanted = chosen();
const folder = mkdtempSync(path.join(tmpdir(), 'console-bench-ratios-'));
try {
  await ensureChromium();
  const results = [];
  for (const suite of wanted) {
    process.stdout.write(`\n=== ${suite}\n`);
    results.push(await runSuite(suite, folder));
  }
  const failed = results.filter((result) => result.failed).map(({ suite }) => suite);
  const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  process.stdout.write(`\n${ratioTable(results)}\n\n`);
  process.stdout.write(`${results.map(({ suite, seconds }) => `${suite} ${seconds} s`).join(', ')}\n`);
  process.stdout.write(
    `${results.length - failed.length} passed, ${failed.length} failed, ${minutes.toFixed(1)} min\n`,
  );
  if (failed.length > 0) {
    process.stdout.write(`Failed: ${failed.join(', ')}\n`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
