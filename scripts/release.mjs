/**
 * Releases the packages that others install: versions and change logs by the changesets, a fresh build, every check of
 * them, and their tarballs to the registry, with provenance where the machine can vouch for it. What it wrote is to be
 * committed. `--dry-run` sends nothing; `--checked` goes by the build as it stands, which has been checked.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { must } from './packages/must.mjs';
import { published } from './packages/entries.mjs';
import { tarballFaults } from './packages/tarballs.mjs';
import { pnpm } from './pnpm.mjs';

const workspace = process.cwd();
const dry = process.argv.includes('--dry-run');
const checked = process.argv.includes('--checked');

/** Set where a build runs whose origin others can verify. */
const canVouch = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'SIGSTORE_ID_TOKEN'].some((name) => process.env[name] !== undefined);

const say = (text) => process.stdout.write(`${text}\n`);
const changesets = () =>
  existsSync('.changeset') ? readdirSync('.changeset').filter((file) => /^(?!README).*\.md$/.test(file)) : [];

const version = () => {
  if (changesets().length === 0)
    throw new Error('Nothing has changed for those who install: write it down by pnpm changeset');
  say(must('Versions', path.join('node_modules', '.bin', 'changeset'), ['version'], { cwd: workspace }).trim());
};

const check = () => {
  for (const name of ['test:packages', 'test:packed']) {
    const { command, args } = pnpm(['run', name]);
    say(must(`pnpm ${name}`, command, args, { cwd: workspace }).trim());
  }
};

const look = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-tarballs-'));
  try {
    const faults = tarballFaults(workspace, folder);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const publish = () => {
  for (const name of published) {
    const flags = [...(canVouch ? ['--provenance'] : []), ...(dry ? ['--dry-run'] : [])];
    // The versions just made are not committed yet.
    const { command, args } = pnpm(['publish', '--no-git-checks', ...flags]);
    say(must(`Publishing ${name}`, command, args, { cwd: path.join(workspace, 'packages', name) }).trim());
  }
};

try {
  version();
  if (!checked) check();
  look();
  publish();
  say(dry ? 'Nothing was sent. Every step went well.' : 'Released. Commit the versions and change logs.');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
