import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { removeOldEntries } from '../../../../scripts/oldEntries.js';

const dist = path.resolve(import.meta.dirname, '../../../server/dist');

/** Changes whenever what the program makes would: with the program, and with whatever else is said. */
const keyOf = async (...more: readonly string[]): Promise<string> => {
  const hash = createHash('sha256').update(more.join());
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  for (const name of names.toSorted()) hash.update(path.relative(dist, name)).update(await readFile(name));
  return hash.digest('hex').slice(0, 24);
};

export interface MadeOnce {
  /** What is made. */
  readonly name: string;
  /** What it depends on beside the program. */
  readonly of?: string;
  readonly make: (folder: string) => Promise<void>;
}

/** A data folder that the built program has worked on, made once for all runs on this machine. Not to be changed: copy it. */
export const madeOnce = async ({ name, of = '', make }: MadeOnce): Promise<string> => {
  const all = path.join(tmpdir(), `console-${name}-${userInfo().username}`);
  await mkdir(all, { recursive: true, mode: 0o700 });
  const key = await keyOf(of);
  if (!(await readdir(all)).includes(key)) {
    const unfinished = await mkdtemp(path.join(all, 'making-'));
    await make(unfinished);
    await rename(unfinished, path.join(all, key)).catch(() => rm(unfinished, { recursive: true, force: true }));
    await removeOldEntries(all);
  }
  return path.join(all, key);
};
