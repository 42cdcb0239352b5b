import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { randomId } from '@console/base';
import { type DuckDBConnection, DuckDBDataChunk, VARCHAR } from '@duckdb/node-api';
import { AnalysisError } from '../errors.js';
import type { Rows } from '../gathered.js';
import { literal, quoted } from '../names.js';
import type { Cell } from '../types.js';
import { LOADING } from './database.js';

const isUtf8 = async (file: string): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const part of createReadStream(file)) {
      if (part instanceof Uint8Array) decoder.decode(part, { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
};

/** A text that is not UTF-8 is one of Excel's: with a mark for UTF-16, or in the encoding of Chinese systems. */
const encodingOf = async (file: string): Promise<string> => {
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  await handle.close();
  const mark = buffer.toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  return mark === 'feff' ? 'utf-16be' : 'gb18030';
};

const recode = async (from: string, to: string): Promise<void> => {
  const decoder = new TextDecoder(await encodingOf(from));
  await pipeline(
    createReadStream(from),
    async function* (parts: AsyncIterable<Uint8Array>) {
      for await (const part of parts) yield decoder.decode(part, { stream: true });
      yield decoder.decode();
    },
    createWriteStream(to),
  );
};

/** Puts a copy of a file where the engine may read it, has it read, and takes it away again. */
export const withFile = async <T>(
  from: string,
  { incoming, isText }: { readonly incoming: string; readonly isText: boolean },
  read: (file: string) => Promise<T>,
): Promise<T> => {
  const file = path.join(incoming, `${randomId()}.${isText ? 'csv' : 'parquet'}`);
  try {
    if (isText && !(await isUtf8(from))) await recode(from, file);
    else await copyFile(from, file);
    return await read(file);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new AnalysisError('analysis_file_unreadable');
    throw error;
  } finally {
    await rm(file, { force: true });
  }
};

/** The table that things are put into first. It is never seen outside of the transaction that makes it. */
export const stagingTable = (): string => `${LOADING}.${quoted(`t${randomId()}`)}`;

/** One more row than there may be, so that too many are noticed. */
export const csvQuery = (file: string, rows: number): string =>
  `select * from read_csv(${literal(file)}, header = true, quote = '"', escape = '"', all_varchar = true, null_padding = true, parallel = false, strict_mode = false, max_line_size = 4000000) limit ${rows + 1}`;

export const parquetQuery = (file: string, rows: number): string =>
  `select * from read_parquet(${literal(file)}) limit ${rows + 1}`;

const textOf = (cell: Cell | undefined): string | null => (cell === null || cell === undefined ? null : String(cell));

/** Makes a table of texts of rows, as long as there are any. Returns how many there were. */
export const stageRows = async (
  connection: DuckDBConnection,
  table: string,
  {
    columns,
    most,
    next,
  }: { readonly columns: number; readonly most: number; readonly next: () => Promise<Rows | null> },
): Promise<number> => {
  const names = Array.from({ length: columns }, (_, at) => `c${at}`);
  await connection.run(`create table ${table} (${names.map((name) => `${name} varchar`).join(', ')})`);
  const [schema = '', name = ''] = table.split('.');
  const appender = await connection.createAppender(name.slice(1, -1), schema);
  let count = 0;
  for (let rows = await next(); rows !== null; rows = await next()) {
    count += rows.length;
    if (count > most) throw new AnalysisError('analysis_too_many_rows');
    const all: Rows = rows;
    if (all.length === 0) continue;
    const chunk = DuckDBDataChunk.create(
      names.map(() => VARCHAR),
      all.length,
    );
    chunk.setColumns(names.map((_, at) => all.map((row) => textOf(row[at]))));
    appender.appendDataChunk(chunk);
  }
  appender.flushSync();
  appender.closeSync();
  return count;
};
