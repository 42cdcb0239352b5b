import { headOf } from '../../../files/fileOnDisk.js';
import { type FileSource, movedWith } from '../../../files/source.js';
import { fail } from '../../../http/failure.js';
import { readNamedRows } from '../../../spreadsheets/index.js';
import { createPool, ThreadGone } from '../../../workers/index.js';
import { type FileRow, headings, MOST_TRIPLES } from './tripleFile.types.js';
import type { ListReply, ListRequest } from './tripleList.worker.js';

export type TripleFormat = 'list' | 'sheet';

const SECONDS = 60;
/** A row has seven cells. */
const limits = { cells: 7 * MOST_TRIPLES, seconds: SECONDS };

const pool = createPool<ListRequest, readonly FileRow[], ListReply>({
  module: new URL('./tripleList.worker.js', import.meta.url),
  threads: 1,
  memory: 512,
});

/** How a file is read, by its name or by how it begins. */
export const formatOf = async (file: File): Promise<TripleFormat> => {
  if (/\.json$/i.test(file.name)) return 'list';
  return /^\s*[[{]/.test(new TextDecoder().decode(await headOf(file, 100))) ? 'list' : 'sheet';
};

const readList = async (source: FileSource, signal?: AbortSignal): Promise<readonly FileRow[]> => {
  const rows: FileRow[] = [];
  try {
    const reply = await pool.run(
      { source, most: MOST_TRIPLES },
      {
        time: SECONDS * 1000,
        signal,
        transfer: movedWith(source),
        onMessage: (piece) => {
          for (const row of piece) rows.push(row);
        },
      },
    );
    if (reply === 'done') return rows;
    throw reply === 'too_many'
      ? fail('too_many_rows', { values: { count: MOST_TRIPLES } })
      : fail('unreadable_triples');
  } catch (error) {
    if (!(error instanceof ThreadGone) || error.why === 'ended') throw error;
    throw fail('unreadable_triples');
  }
};

/**
 * Rows of an xlsx, a csv or a json file of triples, as they stand there. Read in a thread of its own. Takes over the bytes.
 * Throws the contract's reasons for spreadsheets, and `unreadable_triples`.
 */
export const readTripleFile = async function* (
  source: FileSource,
  format: TripleFormat,
  signal?: AbortSignal,
): AsyncGenerator<FileRow> {
  if (format === 'list') {
    yield* await readList(source, signal);
    return;
  }
  const needed = ['subject', 'predicate', 'object'] as const;
  yield* readNamedRows(source, { headings, needed, rows: MOST_TRIPLES, limits }, signal);
};
