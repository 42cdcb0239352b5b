import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { removeOldEntries } from './oldEntries.js';

it('removes what is older than a day, unfinished or not, and leaves the rest to those who use it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'old-entries-'));
  try {
    for (const [name, hours] of [
      ['yesterday', 25],
      ['making-yesterday', 25],
      ['morning', 23],
      ['making-now', 0],
    ] as const) {
      await mkdir(path.join(folder, name));
      await writeFile(path.join(folder, name, 'file'), '');
      const time = new Date(Date.now() - hours * 3_600_000);
      await utimes(path.join(folder, name), time, time);
    }
    await removeOldEntries(folder);
    expect((await readdir(folder)).toSorted()).toEqual(['making-now', 'morning']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
