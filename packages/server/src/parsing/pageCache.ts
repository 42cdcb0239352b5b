import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomId } from '@console/base';

/** What was made of the pages of files, kept by the files' content. May be emptied at any time. */
export const pageCache = (folder: string) => {
  const folderOf = (fileHash: string): string => path.join(folder, fileHash.slice(0, 2), fileHash);

  return {
    read: (fileHash: string, name: string): Promise<Buffer | null> =>
      readFile(path.join(folderOf(fileHash), name)).catch(() => null),
    /** What can't be kept is made again the next time. */
    keep: async (fileHash: string, name: string, body: Uint8Array | string): Promise<void> => {
      try {
        const file = path.join(folderOf(fileHash), name);
        const part = `${file}.${randomId()}`;
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(part, body);
        await rename(part, file);
      } catch {}
    },
    forget: (fileHash: string): Promise<void> => rm(folderOf(fileHash), { recursive: true, force: true }),
  };
};
