import { readdir, rm, stat } from 'node:fs/promises';

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What a folder holds; nothing where there is none. */
export const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Removes a file or a folder that nobody has written to since then. One that is gone is fine. */
export const removeOlder = async (place: string, since: Date): Promise<void> => {
  try {
    if ((await stat(place)).mtime >= since) return;
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  await rm(place, { recursive: true, force: true });
};
