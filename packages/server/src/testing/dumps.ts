import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomId } from '@console/base';
import { removeOldEntries } from '../../../../scripts/oldEntries.js';
import { openPglite, type PgliteEngine } from '../db/pglite.js';
import { dumpFolder } from './dumpFolder.js';

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Milliseconds after which whoever began to make a dump is taken for dead. */
const PATIENCE = 60_000;

export interface DumpOptions {
  /** Says all that what is in it depends on: another one's is never made again. */
  readonly name: string;
  /** What it begins with. Left out: an empty database. */
  readonly from?: () => Promise<Blob>;
  readonly fill: (engine: PgliteEngine) => Promise<void>;
}

/** A database as a file, made by the first of the processes of this machine that asks for it. */
export const dumpOf = async ({ name, from, fill }: DumpOptions): Promise<Blob> => {
  const file = path.join(dumpFolder, `${name}.tar`);
  await mkdir(dumpFolder, { recursive: true, mode: 0o700 });

  while (!(await isThere(file))) {
    const mark = `${file}.making`;
    const handle = await open(mark, 'wx').catch(() => null);
    if (handle === null) {
      const age = await stat(mark).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > PATIENCE) await rm(mark, { force: true });
      await pause(50);
      continue;
    }
    try {
      const engine = await openPglite({ dump: await from?.() });
      await fill(engine);
      const dump = await engine.dump();
      const unfinished = `${file}.${randomId()}`;
      await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
      await rename(unfinished, file);
      await engine.close();
      await removeOldEntries(dumpFolder);
    } finally {
      await handle.close();
      await rm(mark, { force: true });
    }
  }
  return new Blob([await readFile(file)]);
};
