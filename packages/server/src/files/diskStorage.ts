import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { randomId } from '@console/base';
import { isMissing, namesIn, removeOlder } from './leftovers.js';
import { type ByteRange, FileMissing, type Storage } from './storage.js';

const isKey = (name: string): boolean => /^[a-z0-9]{32}$/.test(name);

const missing = (key: string) => (error: unknown) => {
  throw isMissing(error) ? new FileMissing(key) : error;
};

/** Ends the names of files that a backup is being read into. */
export const RESTORING = '.restoring';

const partsOf = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).filter((name) => /^[a-z0-9]{2}$/.test(name));

/** Keeps files in a folder. Names are random, in sub-folders by their first two letters. */
export const diskStorage = (folder: string): Storage => {
  const place = (key: string): string => {
    if (!isKey(key)) throw new FileMissing(key);
    return path.join(folder, key.slice(0, 2), key);
  };

  return {
    put: async (content) => {
      const key = randomId() + randomId();
      const target = place(key);
      const part = path.join(folder, 'unfinished', key);
      await mkdir(path.dirname(part), { recursive: true, mode: 0o700 });
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      let size = 0;
      try {
        const handle = await open(part, 'wx', 0o600);
        try {
          for await (const chunk of content instanceof Uint8Array ? [content] : content) {
            hash.update(chunk);
            size += chunk.byteLength;
            await handle.writeFile(chunk);
          }
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return { key, hash: hash.digest('hex'), size };
    },
    get: async (key) => readFile(place(key)).catch(missing(key)),
    source: async (key) => {
      const file = place(key);
      await stat(file).catch(missing(key));
      return { path: file };
    },
    stream: async (key, range?: ByteRange) => {
      const file = place(key);
      await stat(file).catch(missing(key));
      const end = range?.end === undefined ? {} : { end: range.end - 1 };
      return Readable.toWeb(createReadStream(file, { start: range?.start ?? 0, ...end })) as ReadableStream<Uint8Array>;
    },
    delete: async (key) => {
      await rm(place(key), { force: true });
    },
    list: async function* () {
      for (const part of await partsOf(folder)) {
        const keys = (await namesIn(path.join(folder, part))).filter((name) => isKey(name) && name.startsWith(part));
        if (keys.length > 0) yield keys;
      }
    },
    storedAt: async (key) => {
      try {
        return (await stat(place(key))).mtime;
      } catch (error) {
        if (error instanceof FileMissing || isMissing(error)) return null;
        throw error;
      }
    },
    removeUnfinished: async (since) => {
      const unfinished = path.join(folder, 'unfinished');
      for (const name of await namesIn(unfinished)) await removeOlder(path.join(unfinished, name), since);
      for (const part of await partsOf(folder)) {
        const halves = (await namesIn(path.join(folder, part))).filter((name) => name.endsWith(RESTORING));
        for (const name of halves) await removeOlder(path.join(folder, part, name), since);
      }
    },
  };
};
