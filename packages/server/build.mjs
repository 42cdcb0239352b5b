/** Compiles the server into `dist`, with the files that it reads beside its code. */
import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

const folder = import.meta.dirname;
const source = path.join(folder, 'src');
const dist = path.join(folder, 'dist');

const isCode = (file) => file.endsWith('.ts');
const isForTests = (file) =>
  path
    .relative(source, file)
    .split(path.sep)
    .some((part) => part === 'testing' || part === 'contractTests');

// What was renamed or removed since, a migration among it, would be found and run.
await rm(dist, { recursive: true, force: true });
const { status, error } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], {
  cwd: folder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error !== undefined) throw new Error('tsc was not found: run this as `pnpm build`', { cause: error });
if (status !== 0) process.exit(status ?? 1);
await cp(source, dist, { recursive: true, filter: (file) => !isCode(file) && !isForTests(file) });
