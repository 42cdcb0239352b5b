import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../packages/server/src');

// What starts the app, a database, a vendor or another process is kept in folders of this name, or begun by these.
const starts = /from '[^']*testing\/|openDatabase|openPglite|PGlite|worker_threads|child_process/;

const isPlain = (file) =>
  file.endsWith('.test.ts') &&
  !file.endsWith('.mocked.test.ts') &&
  !file.startsWith('contractTests') &&
  !starts.test(readFileSync(path.join(source, file), 'utf8'));

/**
 * Tests of the server that start nothing: quick enough for every run, while the others take turns. What a small test says of
 * the whole server (that every message is worded, say) is said on the day it stops being so.
 */
export const plainServerTests = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter(isPlain)
  .map((file) => `packages/server/src/${file}`)
  .toSorted();
