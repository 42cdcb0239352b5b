import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { lockFolder } from '../db/folderLock.js';

/** Of everybody in a demo world, and published: what it holds is invented. */
export const DEMO_PASSWORD = 'Demo-2026-Court';

const MARKER = 'demo.json';
const UNFINISHED = `${MARKER}.new`;
const LOCK = 'lock.sock';
/** All that a server puts into its data folder besides. */
const contents = new Set(['postgres', 'files', 'pages']);

const Marker = z.object({
  /** `filling` until it is complete: one that was cut off is made anew. */
  state: z.enum(['filling', 'ready']),
  made: z.string(),
});
export type DemoMarker = z.infer<typeof Marker>;

/** A folder holds something that is no demo. The message names it. */
export class NotADemo extends Error {
  override readonly name = 'NotADemo';

  constructor(folder: string) {
    super(
      `${folder} 里有数据，但不是演示数据，没有改动它。\n${folder} holds data that is no demo: it was left as it is.`,
    );
  }
}

/** A demo's folder holds something that no server has put there. The message names it. */
export class HoldsMore extends Error {
  override readonly name = 'HoldsMore';

  constructor(folder: string, names: readonly string[]) {
    const all = names.join(', ');
    super(
      `${folder} 里有不属于演示数据的内容：${all}。请先移走，没有改动任何文件。\n${folder} holds what is no part of the demo: ${all}. Move it away first: nothing was changed.`,
    );
  }
}

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return { state: 'filling', made: '' };
  }
};

/** What a folder says of itself; null: it is no demo's. One that was cut off in the middle of a word is not complete. */
export const readMarker = async (folder: string): Promise<DemoMarker | null> => {
  if (!(await namesIn(folder)).includes(MARKER)) return null;
  const found = z.safeParse(Marker, parsed(await readFile(path.join(folder, MARKER), 'utf8')));
  return found.success ? found.data : null;
};

export const writeMarker = async (folder: string, marker: DemoMarker): Promise<void> => {
  const unfinished = path.join(folder, UNFINISHED);
  await writeFile(unfinished, `${JSON.stringify(marker)}\n`);
  await rename(unfinished, path.join(folder, MARKER));
};

/**
 * True where a folder is ready to be filled, empty but for its marker; false where it is filled already. `reset`: what
 * it held is gone. Throws `NotADemo` where it is no demo's, `HoldsMore` where there is more in it than a demo, and
 * `FolderInUse`.
 */
export const prepareFolder = async (folder: string, { reset }: { readonly reset: boolean }): Promise<boolean> => {
  const marker = await readMarker(folder);
  const names = (await namesIn(folder)).filter((name) => ![LOCK, UNFINISHED].includes(name));
  if (marker === null && names.length > 0) throw new NotADemo(folder);
  if (marker?.state === 'ready' && !reset) return false;
  const others = names.filter((name) => name !== MARKER && !contents.has(name));
  if (others.length > 0) throw new HoldsMore(folder, others);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    // First the mark, last what it stands for: cut off anywhere, it is still a demo's folder, and no ready one.
    await writeMarker(folder, { state: 'filling', made: new Date().toISOString() });
    for (const name of names) {
      if (name !== MARKER) await rm(path.join(folder, name), { recursive: true, force: true });
    }
  } finally {
    await unlock();
  }
  return true;
};
