import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';
import { pieces } from '../../../db/pieces.js';
import { subjectKey, tripleKey } from '../../../graph/index.js';
import { checkTriples } from './checkTriples.js';
import type { FileTriples } from './tripleRows.js';

export interface StoredImport {
  readonly id: string;
  readonly knowledgeBaseId: string;
  readonly fileName: string;
}

const storeSome = async (
  tx: Queryable,
  { id, knowledgeBaseId, fileName }: StoredImport,
  { triples, listed }: Pick<FileTriples, 'triples' | 'listed'>,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<void> => {
  const some = triples.slice(from, from + most);
  const checked = await checkTriples(tx, knowledgeBaseId, some, listed);
  const rows = checked.map(({ subject, predicate, object, condition, marks }, at) => {
    const words = { subject, predicate, object, condition };
    return {
      id: randomId(),
      number: from + at + 1,
      subject: subject.name,
      subject_type: subject.entityType,
      predicate,
      object: object.name,
      object_type: object.entityType,
      condition,
      subject_key: subjectKey(words),
      triple_key: tripleKey(words),
      marks,
      sentence: some[at]?.sentence ?? '',
    };
  });
  await tx.query(sql`
    insert into triple_candidates (
      id, import_id, number, knowledge_base_id, subject, subject_type, predicate, object, object_type, condition,
      subject_key, triple_key, marks, document_name, sentence
    )
    select w.id, ${id}, w.number, ${knowledgeBaseId}, w.subject, w.subject_type, w.predicate, w.object, w.object_type,
      w.condition, w.subject_key, w.triple_key, w.marks, ${fileName}, w.sentence
    from jsonb_to_recordset(${json(rows)}) as w (
      id text, number integer, subject text, subject_type text, predicate text, object text, object_type text,
      condition text, subject_key text, triple_key text, marks text[], sentence text
    )`);
};

/**
 * Stores the triples of a file that are not stored yet, as waiting to be reviewed; some at a time so that nobody waits long
 * behind it. Safe to be cut off anywhere: they have the numbers of their place in the file.
 */
export const storeTriples = async (
  write: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>,
  stored: StoredImport,
  file: Pick<FileTriples, 'triples' | 'listed'>,
  { signal, report }: { readonly signal?: AbortSignal; readonly report?: (share: number) => void } = {},
): Promise<void> => {
  const { length } = file.triples;
  const piece = pieces(50);
  const [last] = await write((tx) =>
    tx.query<{ number: number }>(sql`
      select coalesce(max(number), 0)::int as number from triple_candidates where import_id = ${stored.id}`),
  );
  let from = last?.number ?? 0;
  while (from < length) {
    signal?.throwIfAborted();
    const most = piece.size();
    const at = from;
    await write(async (tx) => {
      await piece.timed(most, () => storeSome(tx, stored, file, { from: at, most }));
      await tx.query(sql`
        update triple_imports set progress = ${Math.min(1, (at + most) / length)}::real where id = ${stored.id}`);
    });
    from += most;
    report?.(Math.min(1, from / length));
  }
  await write((tx) =>
    tx.query(sql`
      update triple_imports set status = 'toReview', file_key = null, progress = 1, updated_at = now()
      where id = ${stored.id} and status = 'reading'`),
  );
};
