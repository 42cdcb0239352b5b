import sql, { raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { andSeenBase, type Reader } from '../../../visibility/index.js';

/** The task or the import whose triples are looked at. */
export interface ReviewOf {
  readonly kind: 'task' | 'import';
  readonly id: string;
}

/** What has to be known of it. */
export interface Reviewed {
  readonly knowledgeBaseId: string;
  readonly status: string;
}

/** Throws `invalid_request` unless one of the two is named. */
export const reviewOf = ({ taskId, importId }: { taskId?: string; importId?: string }): ReviewOf => {
  if (taskId !== undefined && importId === undefined) return { kind: 'task', id: taskId };
  if (importId !== undefined && taskId === undefined) return { kind: 'import', id: importId };
  throw fail('invalid_request');
};

export const tableOf = ({ kind }: ReviewOf): Sql => raw(kind === 'task' ? 'triple_tasks' : 'triple_imports');

/** That a candidate belongs to it. */
export const isOf = ({ kind, id }: ReviewOf): Sql => (kind === 'task' ? sql`task_id = ${id}` : sql`import_id = ${id}`);

const missing = ({ kind }: ReviewOf) => fail(`triple_${kind}_not_found`);

/** Undefined where it is not there, or its base is not seen. */
export const seenReview = async (db: Queryable, of: ReviewOf, reader: Reader): Promise<Reviewed | undefined> => {
  const [found] = await db.query<Reviewed>(sql`
    select r.knowledge_base_id as "knowledgeBaseId", r.status from ${tableOf(of)} r
    join knowledge_bases b on b.id = r.knowledge_base_id
    where r.id = ${of.id} ${andSeenBase(reader, 'r.knowledge_base_id')}`);
  return found;
};

/** The same, but throws that it is not found. */
export const findReviewed = async (db: Queryable, of: ReviewOf, reader: Reader): Promise<Reviewed> => {
  const found = await seenReview(db, of, reader);
  if (found === undefined) throw missing(of);
  return found;
};

/** Keeps it from being passed until the transaction ends. Throws `triples_passing` where that has begun. */
export const holdReview = async (tx: Queryable, of: ReviewOf): Promise<Reviewed> => {
  const [found] = await tx.query<Reviewed>(sql`
    select knowledge_base_id as "knowledgeBaseId", status from ${tableOf(of)} where id = ${of.id} for share`);
  if (found === undefined || found.status === 'removing') throw missing(of);
  if (found.status === 'passing') throw fail('triples_passing');
  return found;
};

/** What had passed as a whole is to be reviewed again, where something in it is not decided on or not in the graph. */
export const reopenReview = async (tx: Queryable, of: ReviewOf): Promise<void> => {
  await tx.query(sql`
    update ${tableOf(of)} set status = 'toReview', updated_at = now()
    where id = ${of.id} and status = 'passed' and exists (
      select 1 from triple_candidates where ${isOf(of)} and not passed and decision <> 'refused')`);
};
