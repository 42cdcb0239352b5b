import sql from 'sql-template-tag';
import * as z from 'zod';
import type { Queryable } from '../../../db/database.js';
import { pieces } from '../../../db/pieces.js';
import type { JobKind, RunningJob } from '../../../jobs/index.js';
import { type ChatModel, ModelError } from '../../../models/index.js';
import { askModel } from '../extraction/askModel.js';
import { extractText } from '../extraction/text/extractText.js';
import {
  countChunks,
  gatherChunks,
  nextChunks,
  type Outcome,
  prepareOutcomes,
  type TaskChunk,
  writeOutcomes,
} from './taskChunks.store.js';
import type { TaskDeps } from './taskDeps.js';
import type { TaskSchema } from './wantedFiles.js';

/** The job that reads the chunks of a task. The task is its subject. */
export const EXTRACT_TRIPLES = 'extract_triples';

/** Milliseconds of work after which the job goes back into the queue. */
const SPELL = 3000;
/** Chunks that a model is asked about at a time. */
const AT_ONCE = 4;
/** Chunks that are read without a model before they are written. */
const FEW = 20;
/** Chunks taken in at a time. */
const GATHERED = 500;
/** Chunks in a row that fail before the whole task does. */
const MOST_FAILED = 5;

const Payload = z.object({
  /** `clear`: what was found and not passed goes first. */
  step: z.enum(['clear', 'gather', 'read']).default('gather'),
  /** Whether any chunk could be read since the task was asked for. */
  answered: z.boolean().default(false),
  /** Chunks that have failed in a row for reasons that the next one shares. */
  failed: z.number().default(0),
});
type Payload = z.infer<typeof Payload>;

/** Failures that have nothing to do with what a chunk says. */
const ofService = new Set(['unreachable', 'timed_out', 'unauthorised', 'key_lost', 'not_found', 'rate_limited']);

interface Task {
  readonly id: string;
  readonly knowledgeBaseId: string;
  readonly method: 'model' | 'text';
  readonly schema: TaskSchema | null;
}

/** Undefined where nobody waits for it, or its base is gone. */
const beginTask = async (tx: Queryable, id: string): Promise<Task | undefined> => {
  const [task] = await tx.query<Task>(sql`
    update triple_tasks t set status = 'running', updated_at = now() from knowledge_bases b
    where t.id = ${id} and t.status in ('waiting', 'running') and b.id = t.knowledge_base_id
    returning t.id, t.knowledge_base_id as "knowledgeBaseId", t.method, t.schema`);
  return task;
};

const failTask = async (tx: Queryable, id: string, failure: string): Promise<void> => {
  await tx.query(sql`
    update triple_tasks set status = 'failed', failure = ${failure}, updated_at = now()
    where id = ${id} and status in ('waiting', 'running')`);
};

/** Nothing waits any more: it can be reviewed, unless not one chunk could be read. */
const endTask = async (tx: Queryable, id: string): Promise<void> => {
  await tx.query(sql`
    update triple_tasks t set updated_at = now(),
      status = case when c.failed > 0 and c.failed = c.all then 'failed' else 'toReview' end,
      failure = case when c.failed > 0 and c.failed = c.all then c.failure else '' end
    from (
      select count(*) as all, count(*) filter (where state = 'failed') as failed,
        coalesce(max(failure) filter (where state = 'failed'), '') as failure
      from triple_task_chunks where task_id = ${id}
    ) c
    where t.id = ${id} and t.status = 'running'`);
};

const clearSome = async (tx: Queryable, id: string, most: number): Promise<number> => {
  const found = await tx.query<{ id: string }>(sql`
    delete from triple_candidates
    where id in (select id from triple_candidates where task_id = ${id} and not passed limit ${most}) returning id`);
  if (found.length > 0) return found.length;
  const chunks = await tx.query<{ id: string }>(sql`
    delete from triple_task_chunks where task_id = ${id} and chunk_id in (
      select chunk_id from triple_task_chunks where task_id = ${id} limit ${most})
    returning chunk_id as id`);
  return chunks.length;
};

/** Does something in pieces until it says 0. False: the time is over. */
const repeated = async (
  { write, signal }: RunningJob,
  until: number,
  work: (tx: Queryable, most: number) => Promise<number>,
): Promise<boolean> => {
  const piece = pieces(20);
  while (performance.now() < until) {
    signal.throwIfAborted();
    const most = Math.min(GATHERED, piece.size());
    if ((await write((tx) => piece.timed(most, () => work(tx, most)))) === 0) return true;
  }
  return false;
};

/**
 * Reads the chunks of a task, some at a time. Cut off anywhere it goes on where it was: what a chunk brought is written
 * together with the word that it has been read.
 */
export const extractTriplesJob = ({
  db,
  model,
  log,
  patience,
}: TaskDeps & {
  /** Milliseconds that a model is given for one chunk. For tests. */
  readonly patience?: number;
}): JobKind => {
  const read = async (
    asked: ChatModel | null,
    chunk: TaskChunk,
    { id, schema }: Task,
    signal: AbortSignal,
  ): Promise<Outcome> => {
    if (asked === null) return { chunk, triples: extractText(chunk, schema), tokens: 0 };
    try {
      return { chunk, ...(await askModel(asked, chunk, schema, signal, patience)) };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelError)) throw error;
      log.warn({ taskId: id, chunkId: chunk.id, failure: error.failure }, 'no triples were read from a chunk');
      return { chunkId: chunk.id, failure: error.failure };
    }
  };

  /** How it stands with failures in a row after these. */
  const counted = ({ answered, failed }: Payload, outcomes: readonly Outcome[]): Omit<Payload, 'step'> => {
    const now = { answered, failed };
    for (const one of outcomes) {
      if ('triples' in one) Object.assign(now, { answered: true, failed: 0 });
      else if ('failure' in one && (!now.answered || ofService.has(one.failure))) now.failed += 1;
    }
    return now;
  };

  return {
    slots: 2,
    run: async (job) => {
      const { subject: id, write, signal, report } = job;
      const until = performance.now() + SPELL;
      let state = Payload.parse(job.payload);
      const task = await write((tx) => beginTask(tx, id));
      if (task === undefined) return undefined;
      if (state.step === 'clear') {
        if (!(await repeated(job, until, (tx, most) => clearSome(tx, id, most)))) return { next: state };
        state = { ...state, step: 'gather' };
      }
      if (state.step === 'gather') {
        if (!(await repeated(job, until, (tx, most) => gatherChunks(tx, id, most)))) return { next: state };
        state = { ...state, step: 'read' };
      }
      const asked = task.method === 'model' ? await model() : null;
      if (task.method === 'model' && asked === null) return write((tx) => failTask(tx, id, 'no_model'));
      const { all, waiting } = await countChunks(db, id);
      let done = all - waiting;
      for (;;) {
        signal.throwIfAborted();
        if (performance.now() > until) return { next: state };
        const some = await nextChunks(db, id, asked === null ? FEW : AT_ONCE);
        if (some.length === 0) break;
        const outcomes = await Promise.all(
          some.map(
            async ({ chunkId, chunk }): Promise<Outcome> =>
              chunk === null ? { chunkId, gone: true } : read(asked, chunk, task, signal),
          ),
        );
        const prepared = prepareOutcomes(outcomes, task.schema);
        state = { ...state, ...counted(state, outcomes) };
        const last = outcomes.findLast((one) => 'failure' in one);
        const isDown = state.failed >= MOST_FAILED;
        await write(async (tx) => {
          await writeOutcomes(tx, task, prepared);
          if (isDown) await failTask(tx, id, last?.failure ?? '');
        });
        if (isDown) return undefined;
        done += some.length;
        report(done / Math.max(1, all));
      }
      return write((tx) => endTask(tx, id));
    },
    onDead: (tx, { subject }) => failTask(tx, subject, 'failed'),
    onRetry: async (tx, { subject }) => {
      const again = await tx.query<{ id: string }>(sql`
        update triple_tasks set status = 'waiting', failure = '', updated_at = now()
        where id = ${subject} and status = 'failed' returning id`);
      return again.length > 0;
    },
  };
};
