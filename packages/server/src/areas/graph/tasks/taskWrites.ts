import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../../db/database.js';
import { isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';
import { cancelJobs, enqueue } from '../../../jobs/index.js';
import type { Reader } from '../../../visibility/index.js';
import { EXTRACT_TRIPLES } from './extractTriples.job.js';
import { REMOVE_TASK } from './removeTask.job.js';
import { seenTasks } from './tasks.store.js';
import { insertFiles, type TaskSchema, type Wanted } from './wantedFiles.js';

/** Tries of one piece. */
const TRIES = 3;

export interface NewTask extends Wanted {
  readonly taskName: string;
  readonly method: 'model' | 'text';
  readonly schema: TaskSchema | null;
  readonly userId: string;
}

interface Held {
  readonly status: string;
  readonly method: 'model' | 'text';
}

/** At work, by a job that must not be disturbed. */
const busy = new Set(['waiting', 'running', 'passing']);

/** Tasks as people ask for them. */
export const taskWrites = (db: Database, hasModel: () => Promise<boolean>) => {
  /** Ids of those that the reader sees and that are not on their way out. */
  const seenIds = async (on: Queryable, ids: readonly string[], reader: Reader): Promise<string[]> => {
    const rows = await on.query<{ id: string }>(
      sql`select t.id ${seenTasks(reader, sql`and t.id = any(${[...ids]}::text[]) and t.status <> 'removing'`)}`,
    );
    return rows.map(({ id }) => id);
  };

  const checkSeen = async (id: string, reader: Reader): Promise<void> => {
    if ((await seenIds(db, [id], reader)).length === 0) throw fail('triple_task_not_found');
  };

  const hold = async (tx: Queryable, id: string): Promise<Held> => {
    const [task] = await tx.query<Held>(sql`select status, method from triple_tasks where id = ${id} for update`);
    if (task === undefined || task.status === 'removing') throw fail('triple_task_not_found');
    if (busy.has(task.status)) throw fail('triple_task_running');
    return task;
  };

  const queue = async (tx: Queryable, id: string, step: 'clear' | 'gather' | 'read'): Promise<void> => {
    await tx.query(sql`
      update triple_tasks set status = 'waiting', failure = '', updated_at = now() where id = ${id}`);
    await enqueue(tx, { kind: EXTRACT_TRIPLES, subject: id, payload: { step }, maxAttempts: TRIES });
  };

  const checkModel = ({ method }: Held, isThere: boolean): void => {
    if (method === 'model' && !isThere) throw fail('model_not_configured');
  };

  return {
    /** Throws `name_taken`, and `knowledge_base_not_found` where the base has gone meanwhile. */
    add: async ({ taskName, knowBaseId, method, schema, userId, ...wanted }: NewTask): Promise<string> => {
      const id = randomId();
      const schemaId = schema === null ? null : (wanted.schemaId ?? null);
      try {
        await db.transaction(async (tx) => {
          const added = await tx.query<{ id: string }>(sql`
            insert into triple_tasks (id, name, knowledge_base_id, schema_id, schema, method, created_by)
            select ${id}, ${taskName}, b.id, ${schemaId}, ${schema === null ? null : json(schema)}, ${method}, ${userId}
            from knowledge_bases b where b.id = ${knowBaseId} returning id`);
          if (added.length === 0) throw fail('knowledge_base_not_found');
          await insertFiles(tx, id, { knowBaseId, ...wanted });
          await enqueue(tx, { kind: EXTRACT_TRIPLES, subject: id, payload: { step: 'gather' }, maxAttempts: TRIES });
        });
      } catch (error) {
        throw isUniqueViolation(error, 'triple_tasks_name') ? fail('name_taken') : error;
      }
      return id;
    },

    /** Throws what the contract says of it. */
    run: async (id: string, reader: Reader): Promise<void> => {
      await checkSeen(id, reader);
      const isThere = await hasModel();
      await db.transaction(async (tx) => {
        await cancelJobs(tx, [id], ['failed']);
        const task = await hold(tx, id);
        if (task.status === 'passed') throw fail('already_reviewed');
        checkModel(task, isThere);
        await queue(tx, id, 'clear');
      });
    },

    /** The chunks that failed, and those that nobody has come to. Throws what the contract says of it. */
    retry: async (id: string, reader: Reader): Promise<void> => {
      await checkSeen(id, reader);
      const isThere = await hasModel();
      await db.transaction(async (tx) => {
        await cancelJobs(tx, [id], ['failed']);
        const task = await hold(tx, id);
        checkModel(task, isThere);
        await tx.query(sql`
          update triple_task_chunks set state = 'waiting', failure = '' where task_id = ${id} and state = 'failed'`);
        const left = await tx.query(sql`
          select 1 from triple_task_chunks where task_id = ${id} and state = 'waiting' limit 1`);
        if (left.length === 0) throw fail('nothing_to_extract');
        await queue(tx, id, 'read');
      });
    },

    /** What was found by then stays. Throws `triple_task_not_running`. */
    cancel: async (id: string, reader: Reader): Promise<void> => {
      await checkSeen(id, reader);
      await db.transaction(async (tx) => {
        await cancelJobs(tx, [id], ['queued', 'running']);
        const stopped = await tx.query<{ id: string }>(sql`
          update triple_tasks set status = 'cancelled', updated_at = now()
          where id = ${id} and status in ('waiting', 'running') returning id`);
        if (stopped.length === 0) throw fail('triple_task_not_running');
      });
    },

    /** Takes away those that the reader sees, in the background. */
    remove: (idList: readonly string[], reader: Reader): Promise<void> =>
      db.transaction(async (tx) => {
        const ids = await seenIds(tx, idList, reader);
        await cancelJobs(tx, ids);
        await tx.query(sql`
          update triple_tasks set status = 'removing', progress = 0, failure = '', updated_at = now()
          where id = any(${ids}::text[])`);
        for (const id of ids) await enqueue(tx, { kind: REMOVE_TASK, subject: id, maxAttempts: 10 });
      }),
  };
};
