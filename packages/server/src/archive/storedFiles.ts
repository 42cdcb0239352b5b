import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { RESTORING } from '../files/diskStorage.js';

const keyPattern = /^[a-z0-9]{32}$/;

/** Keys of all files in the folder of `diskStorage`. */
export const listKeys = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter(
      (entry) => entry.isFile() && keyPattern.test(entry.name) && path.basename(entry.parentPath) !== 'unfinished',
    )
    .map(({ name }) => name)
    .toSorted();
};

const placeOf = (folder: string, key: string): string => path.join(folder, key.slice(0, 2), key);

export const readParts = (folder: string, key: string): AsyncIterable<Uint8Array> =>
  createReadStream(placeOf(folder, key), { highWaterMark: 1024 * 1024 });

/** Takes files part by part, under the keys they had. */
export const fileWriter = (folder: string) => {
  const written: string[] = [];
  let current: { key: string; handle: Awaited<ReturnType<typeof open>> } | null = null;
  return {
    write: async (key: string, data: Uint8Array, last: boolean): Promise<void> => {
      if (!keyPattern.test(key)) throw new Error('the backup names a file that no storage has');
      const place = placeOf(folder, key);
      if (current === null) {
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        current = { key, handle: await open(`${place}${RESTORING}`, 'wx', 0o600) };
      }
      await current.handle.writeFile(data);
      if (!last) return;
      await current.handle.sync();
      await current.handle.close();
      current = null;
      await rename(`${place}${RESTORING}`, place);
      written.push(key);
    },
    count: (): number => written.length,
    /** Takes everything back. */
    undo: async (): Promise<void> => {
      if (current !== null) {
        await current.handle.close();
        await rm(`${placeOf(folder, current.key)}${RESTORING}`, { force: true });
      }
      for (const key of written) await rm(placeOf(folder, key), { force: true });
    },
  };
};
