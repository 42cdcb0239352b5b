import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { Job, JobKind } from '../../jobs/index.js';
import type { Passage } from '../../retrieval/index.js';
import { textLikeness } from '../../text/textLikeness.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { standardSettings } from './kbSettings.js';
import { retrieveWithParams } from './retrieveWithParams.js';
import { searching } from './searching.js';

/** Questions a piece. */
const BATCH = 10;

/** From here on a text is the expected one, cut otherwise. */
const SAME_TEXT = 0.8;

interface Check {
  id: string;
  knowledgeBaseId: string;
  question: string;
  documentId: string | null;
  chunkId: string | null;
  expected: string;
}

/** A chunk that is found in place of the one expected does as well if it says the same: its document may have been cut anew. */
const isRight = ({ documentId, chunkId, expected }: Check, passage: Passage): boolean => {
  if (passage.documentId !== documentId) return false;
  return chunkId === null || passage.chunkId === chunkId || textLikeness(expected, passage.content) >= SAME_TEXT;
};

const endAs =
  (status: 'done' | 'failed') =>
  async (tx: Queryable, { subject }: Pick<Job, 'subject'>): Promise<void> => {
    await tx.query(sql`update retrieval_runs set status = ${status} where id = ${subject} and status = 'running'`);
  };

/** Asks the questions of a run that are left, some a piece, as a person would be answered. */
export const checkRetrievalJob = (deps: Pick<KnowledgeDeps, 'db' | 'embedder' | 'reranker' | 'log'>): JobKind => ({
  run: async (job) => {
    const { db } = deps;
    const { subject, signal, write, report } = job;
    const left = await db.query<Check>(sql`
      select c.id, c.knowledge_base_id as "knowledgeBaseId", c.question, c.document_id as "documentId",
        c.chunk_id as "chunkId", c.expected
      from retrieval_runs run join retrieval_checks c on c.knowledge_base_id = run.knowledge_base_id
      where run.id = ${subject} and run.status = 'running' and c.created_at <= run.created_at
        and not exists (select 1 from retrieval_results r where r.run_id = run.id and r.check_id = c.id)
      order by c.created_at, c.id limit ${BATCH}`);
    if (left.length === 0) return write((tx) => endAs('done')(tx, job));
    const models = await searching(deps);
    const ranks: (number | null)[] = [];
    for (const check of left) {
      signal.throwIfAborted();
      const { knowledgeBaseId, question } = check;
      const asked = { knowledgeBaseIds: [knowledgeBaseId], question, limit: standardSettings.topK, signal };
      const found = await retrieveWithParams(models, asked);
      const at = found.findIndex((passage) => isRight(check, passage));
      ranks.push(at < 0 ? null : at + 1);
    }
    await write(async (tx) => {
      // What was deleted meanwhile has no result.
      await tx.query(sql`
        insert into retrieval_results (run_id, check_id, rank)
        select ${subject}, c.id, new.rank
        from unnest(${left.map(({ id }) => id)}::text[], ${ranks}::int[]) as new (id, rank)
          join retrieval_checks c on c.id = new.id
        on conflict (run_id, check_id) do update set rank = excluded.rank`);
    });
    const [counts] = await db.query<{ share: number }>(sql`
      select (select count(*) from retrieval_results where run_id = run.id)::float8 / greatest(1, run.total) as share
      from retrieval_runs run where run.id = ${subject}`);
    report(Math.min(1, counts?.share ?? 1));
    return { next: {} };
  },
  onDead: (tx, job) => endAs('failed')(tx, job),
  onRetry: async (tx, { subject }) =>
    (
      await tx.query(sql`
        update retrieval_runs run set status = 'running' where id = ${subject} and status = 'failed'
          and not exists (select 1 from retrieval_runs other
            where other.knowledge_base_id = run.knowledge_base_id and other.status = 'running')
        returning id`)
    ).length > 0,
});
