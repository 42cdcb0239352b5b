/** Holds the published packages against what installers and bundlers of others expect. Builds them first. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildPackages } from './packages/build.mjs';
import { published as packages, root } from './packages/entries.mjs';
import { serverSide } from './packages/serverSide.mjs';
import { sizeFaults } from './packages/sizes.mjs';
import { surfaceFaults } from './packages/surfaceFiles.mjs';

const bin = path.join(root, 'node_modules', '.bin');

const run = (folder, command, args) => {
  const { status, stdout, stderr } = spawnSync(path.join(bin, command), args, {
    cwd: path.join(root, 'packages', folder),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status === 0) return true;
  process.stderr.write(`${folder}: ${command} ${args.join(' ')}\n${stdout}${stderr}\n`);
  return false;
};

const checks = [
  ['publint', ['--strict']],
  ['attw', ['--pack', '.', '--profile', 'esm-only', '--no-emoji']],
];

buildPackages();

let failed = 0;
for (const folder of packages) {
  for (const [command, args] of checks) if (!run(folder, command, args)) failed += 1;
}
/** Hooks hover as plain names: nothing in their types is left to be worked out by the reader. */
const hooks = path.join(root, 'packages', 'api', 'dist', 'hooks');
const makers =
  /^(client|growingRows|infiniteHook|readHook|pageHook|writeHook|downloadHook|answerHook|useRun|useOvertaken|whileShown)\.d\.ts$/;
const unreadable = readdirSync(hooks, { recursive: true })
  .filter((file) => file.endsWith('.d.ts') && !makers.test(file))
  .filter((file) =>
    /\b(infer|extends)\b|ZodMini|[:<|] any\b|\bFlat</.test(
      // An interface that extends another one by its name reads plainly.
      readFileSync(path.join(hooks, file), 'utf8').replace(/interface \w+ extends/g, 'interface'),
    ),
  );
if (unreadable.length > 0) process.stderr.write(`Types that do not read as plain names: ${unreadable.join(', ')}\n`);
failed += unreadable.length === 0 ? 0 : 1;

const { tried, faults } = serverSide();
for (const fault of [...faults, ...surfaceFaults(), ...(await sizeFaults())]) {
  process.stderr.write(`${fault}\n`);
  failed += 1;
}

process.stdout.write(`${packages.length * checks.length + 1 + tried - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
