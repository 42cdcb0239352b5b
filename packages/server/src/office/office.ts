import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SCRATCH } from '../files/collectFiles.js';
import type { FileSource } from '../files/source.js';
import { ParseError } from '../parsing/types.js';
import { turnstile } from '../workers/index.js';
import { findOffice } from './findOffice.js';
import { writeProfile } from './profile.js';
import { ProgramFailed, runProgram } from './runProgram.js';

/** Bytes of what it writes. */
const MOST_BYTES = 300 * 1024 * 1024;
/** Kilobytes that it may take. */
const MEMORY = 4 * 1024 * 1024;

export interface Rewriting {
  /** Endings without the dot. */
  readonly from: string;
  readonly to: string;
  readonly signal?: AbortSignal;
}

/** LibreOffice, which rewrites files as others that are read here. */
export interface Office {
  readonly isThere: () => boolean;
  /** One file after the other. Throws `ParseError`, or the signal's reason. */
  readonly rewrite: (source: FileSource, how: Rewriting) => Promise<Uint8Array>;
}

export interface OfficeOptions {
  /** Where the program is. Left out: `soffice` where programs are. */
  readonly program?: string;
  /** Milliseconds for a file. Default two minutes. */
  readonly time?: number;
}

const rewriteIn = async (
  folder: string,
  program: string,
  source: FileSource,
  { from, to, signal }: Rewriting,
  time: number,
): Promise<Uint8Array> => {
  const given = path.join(folder, `file.${from}`);
  if ('path' in source) await copyFile(source.path, given);
  else await writeFile(given, source.data);
  const profile = path.join(folder, 'profile');
  const out = path.join(folder, 'out');
  await writeProfile(profile);
  await mkdir(out);
  const args = [
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--headless',
    '--norestore',
    '--nolockcheck',
    '--nodefault',
    '--nofirststartwizard',
    '--convert-to',
    to,
    '--outdir',
    out,
    given,
  ];
  await runProgram(program, args, { folder, time, memory: MEMORY, signal });
  const written = path.join(out, `file.${to}`);
  // It says that all went well also where it could not read the file.
  const { size } = await stat(written).catch((error: unknown) => {
    throw new ParseError('corrupt', error);
  });
  if (size > MOST_BYTES) throw new ParseError('too_large');
  return new Uint8Array(await readFile(written));
};

export const createOffice = ({ program: named, time = 120_000 }: OfficeOptions = {}): Office => {
  const turns = turnstile(1, 'oldest');
  return {
    isThere: () => findOffice(named) !== null,
    rewrite: (source, how) =>
      turns.pass(async () => {
        const program = findOffice(named);
        if (program === null) throw new ParseError('office_missing');
        const folder = await mkdtemp(path.join(os.tmpdir(), `${SCRATCH}office-`));
        try {
          return await rewriteIn(folder, program, source, how, time);
        } catch (error) {
          if (error instanceof ProgramFailed) {
            throw new ParseError(error.why === 'timed_out' ? 'timed_out' : 'corrupt', error);
          }
          throw error;
        } finally {
          await rm(folder, { recursive: true, force: true, maxRetries: 3 });
        }
      }, how.signal),
  };
};
