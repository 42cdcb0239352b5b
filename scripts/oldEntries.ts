import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY = 86_400_000;

/** Removes what lies in a folder unchanged for a day. What is younger another run may be using. */
export const removeOldEntries = async (folder: string): Promise<void> => {
  const remove = async (name: string): Promise<void> => {
    const entry = path.join(folder, name);
    // Another run may have removed it in the meantime.
    const changed = await stat(entry).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
    if (Date.now() - changed > DAY) await rm(entry, { recursive: true, force: true });
  };
  await Promise.all((await readdir(folder)).map(remove));
};
