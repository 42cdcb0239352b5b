import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { pieces } from '../../../db/pieces.js';
import type { Storage } from '../../../files/storage.js';
import { removeEvidence } from '../../../graph/index.js';
import type { JobKind, JobKinds } from '../../../jobs/index.js';
import { readTripleFile } from './readTripleFile.js';
import { storeTriples } from './storeTriples.js';
import { READ_IMPORT, REMOVE_IMPORT } from './tripleImports.store.js';
import { tripleRows } from './tripleRows.js';

/** Milliseconds of work after which the job goes back into the queue. */
const SPELL = 2000;

interface ImportJobDeps {
  readonly db: Database;
  readonly storage: Storage;
}

/** Reads the file once and stores its rows: to read it again for each piece would take longer than all the rest. */
const readImport = ({ db, storage }: ImportJobDeps): JobKind => ({
  slots: 2,
  run: async ({ subject, payload, write, signal, report }) => {
    const [found] = await db.query<{ knowledgeBaseId: string; fileName: string; fileKey: string | null }>(sql`
      select i.knowledge_base_id as "knowledgeBaseId", i.file_name as "fileName", i.file_key as "fileKey"
      from triple_imports i join knowledge_bases b on b.id = i.knowledge_base_id
      where i.id = ${subject} and i.status = 'reading'`);
    if (found === undefined || found.fileKey === null) return;
    const { fileKey, ...stored } = found;
    const rows = readTripleFile(await storage.source(fileKey), payload.format === 'list' ? 'list' : 'sheet', signal);
    await storeTriples(write, { id: subject, ...stored }, await tripleRows(rows, 'zh-CN'), { signal, report });
    await storage.delete(fileKey);
  },
  onDead: async (tx, { subject }) => {
    await tx.query(sql`
      update triple_imports set status = 'failed', failure = 'unread', updated_at = now()
      where id = ${subject} and status = 'reading'`);
  },
  onRetry: async (tx, { subject }) => {
    const rows = await tx.query<{ id: string }>(sql`
      update triple_imports set status = 'reading', failure = '', updated_at = now()
      where id = ${subject} and status = 'failed' and file_key is not null returning id`);
    return rows.length > 0;
  },
});

/** A little at a time, so that nobody waits behind it: what it put into the graph, its triples, then itself. */
const removeImport = ({ db, storage }: ImportJobDeps): JobKind => ({
  run: async ({ subject, payload, write, signal }) => {
    const until = performance.now() + SPELL;
    const piece = pieces();
    const [found] = await db.query<{ fileKey: string | null; left: number }>(sql`
      select file_key as "fileKey", (
        (select count(*) from graph_evidence where import_id = ${subject})
        + (select count(*) from triple_candidates where import_id = ${subject}))::int as left
      from triple_imports where id = ${subject} and status = 'removing'`);
    if (found === undefined) return undefined;
    const all = typeof payload.all === 'number' ? payload.all : found.left;
    let left = found.left;
    for (const step of ['evidence', 'candidates'] as const) {
      for (;;) {
        signal.throwIfAborted();
        if (performance.now() > until) return { next: { all } };
        const most = piece.size();
        const gone = await write(async (tx) => {
          const count = await piece.timed(most, async () => {
            if (step === 'evidence') return removeEvidence(tx, { importId: subject }, most);
            const rows = await tx.query<{ id: string }>(sql`
              delete from triple_candidates
              where id in (select id from triple_candidates where import_id = ${subject} limit ${most}) returning id`);
            return rows.length;
          });
          const done = all === 0 ? 1 : Math.min(1, Math.max(0, 1 - (left - count) / all));
          await tx.query(sql`update triple_imports set progress = ${done}::real where id = ${subject}`);
          return count;
        });
        left -= gone;
        if (gone === 0) break;
      }
    }
    await write((tx) => tx.query(sql`delete from triple_imports where id = ${subject}`));
    if (found.fileKey !== null) await storage.delete(found.fileKey);
    return undefined;
  },
  onRetry: async (tx, { subject }) => {
    const rows = await tx.query<{ id: string }>(
      sql`select id from triple_imports where id = ${subject} and status = 'removing'`,
    );
    return rows.length > 0;
  },
});

export const importJobs = (deps: ImportJobDeps): JobKinds => ({
  [READ_IMPORT]: readImport(deps),
  [REMOVE_IMPORT]: removeImport(deps),
});
