/**
 * A release in a copy of the workspace, of which nothing is sent: without a change it is refused, and with one each
 * package gets the next version, a change log and a tarball with what it needs. Goes by the packages as they are built.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { published, root } from './packages/entries.mjs';

const copy = mkdtempSync(path.join(tmpdir(), 'console-release-'));
const to = (...parts) => path.join(copy, ...parts);
const faults = [];
const expect = (holds, fault) => {
  if (!holds) faults.push(fault);
};

const copyWorkspace = () => {
  for (const name of ['.changeset', 'package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'])
    cpSync(path.join(root, name), to(name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), to('node_modules'), 'junction');
  // What waits for the next release is none of this test's changes.
  for (const name of readdirSync(to('.changeset')))
    if (name.endsWith('.md') && name !== 'README.md') rmSync(to('.changeset', name));
  for (const name of published) {
    const home = path.join(root, 'packages', name);
    cpSync(home, to('packages', name), { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' });
    if (name === 'base') continue;
    mkdirSync(to('packages', name, 'node_modules', '@console'), { recursive: true });
    symlinkSync(to('packages', 'base'), to('packages', name, 'node_modules', '@console', 'base'), 'junction');
  }
};

const release = () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts', 'release.mjs'), '--dry-run', '--checked'],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', npm_config_verify_deps_before_run: 'false' } },
  );
  return { status, text: `${stdout}${stderr}` };
};

const manifest = (name) => JSON.parse(readFileSync(to('packages', name, 'package.json'), 'utf8'));

try {
  copyWorkspace();
  const without = release();
  expect(without.status === 1 && without.text.includes('pnpm changeset'), `Without a change: ${without.text}`);

  const before = manifest('ui').version;
  writeFileSync(to('.changeset', 'a-change.md'), '---\n"@console/ui": minor\n---\n\nAdded what was missing.\n');
  const { status, text } = release();
  expect(status === 0, `With a change: ${text}`);
  const [major, minor] = before.split('.').map(Number);
  const after = `${major}.${minor + 1}.0`;
  for (const name of published) {
    expect(manifest(name).version === after, `@console/${name} became ${manifest(name).version}, not ${after}`);
    expect(text.includes(`@console/${name}@${after}`), `@console/${name} ${after} was not to be published: ${text}`);
  }
  const log = to('packages', 'ui', 'CHANGELOG.md');
  expect(
    existsSync(log) && readFileSync(log, 'utf8').includes('Added what was missing.'),
    'The change log says nothing',
  );
  expect(!existsSync(to('.changeset', 'a-change.md')), 'The change is still waiting');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`A release: ${faults.length === 0 ? 'all is well' : `${faults.length} failed`}\n`);
process.exit(faults.length === 0 ? 0 : 1);
