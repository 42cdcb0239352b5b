import type { Database } from '../../../db/database.js';
import { cleanFileName } from '../../../files/fileName.js';
import { sourceOf } from '../../../files/source.js';
import type { Storage } from '../../../files/storage.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { enqueue } from '../../../jobs/index.js';
import { checkTriples } from './checkTriples.js';
import { formatOf, readTripleFile } from './readTripleFile.js';
import { storeTriples } from './storeTriples.js';
import { READ_IMPORT, tripleImportStore } from './tripleImports.store.js';
import { type FileTriples, tripleRows } from './tripleRows.js';

/** Rows that are stored at once, in one transaction that others wait for; more are in the background. */
const AT_ONCE = 500;
const CHECKED_AT_ONCE = 500;
/** Rows that are told of; the count is of all. */
const MOST_TOLD = 100;

const countMarks = async (db: Database, knowledgeBaseId: string, { triples, listed }: FileTriples) => {
  const counts = { duplicateCount: 0, contradictingCount: 0, danglingCount: 0 };
  for (let from = 0; from < triples.length; from += CHECKED_AT_ONCE) {
    const some = triples.slice(from, from + CHECKED_AT_ONCE);
    for (const { marks } of await checkTriples(db, knowledgeBaseId, some, listed)) {
      counts.duplicateCount += marks.includes('duplicate') ? 1 : 0;
      counts.contradictingCount += marks.includes('contradicting') ? 1 : 0;
      counts.danglingCount += marks.includes('dangling') ? 1 : 0;
    }
  }
  return counts;
};

export interface Uploading {
  readonly taskName: string;
  readonly knowledgeBaseId: string;
  readonly file: File;
  readonly dryRun: boolean;
  readonly userId: string;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Counts what a file has, and unless that is all that is wanted keeps it to be reviewed. */
export const importTriples = async (
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  { taskName, knowledgeBaseId, file, dryRun, userId, language, signal }: Uploading,
) => {
  if (file.size === 0) throw fail('empty_file');
  const format = await formatOf(file);
  const read = await tripleRows(readTripleFile(await sourceOf(file), format, signal), language);
  const { triples, problems } = read;
  const outcome = {
    tripleCount: triples.length,
    ...(await countMarks(db, knowledgeBaseId, read)),
    problemCount: problems.length,
    problems: problems.slice(0, MOST_TOLD).map((problem) => ({ ...problem })),
  };
  if (dryRun || triples.length === 0) return { id: null, ...outcome };

  const imports = tripleImportStore(db);
  const wanted = { taskName, knowledgeBaseId, fileName: cleanFileName(file.name), userId };
  if (triples.length > AT_ONCE) {
    const { key: fileKey } = await storage.put(file.stream());
    const id = await imports.add({ ...wanted, fileKey }, (tx, subject) =>
      enqueue(tx, { kind: READ_IMPORT, subject, payload: { format } }),
    );
    return { id, ...outcome };
  }
  const id = await imports.add(wanted, (tx, added) => storeTriples((work) => work(tx), { id: added, ...wanted }, read));
  return { id, ...outcome };
};
