import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { vi } from 'vitest';
import type { Database } from '../../../../db/database.js';
import { enqueue, type JobRunner, startJobRunner } from '../../../../jobs/index.js';
import type { ChatMessage, ChatModel } from '../../../../models/index.js';
import { testDatabase } from '../../../../testing/testDatabase.js';
import { EXTRACT_TRIPLES, extractTriplesJob } from '../extractTriples.job.js';
import { REMOVE_TASK, removeTaskJob } from '../removeTask.job.js';

/** What a model says of a chunk, which it is told by its text. */
export type Script = (content: string, signal: AbortSignal) => Promise<string> | string;

const contentOf = (messages: readonly ChatMessage[]): string =>
  /<document[^>]*>\n([\s\S]*)\n<\/document>/.exec(messages.at(-1)?.content ?? '')?.[1] ?? '';

export const scripted = (script: Script): ChatModel => ({
  name: 'scripted',
  answer: async (messages, signal, say) => {
    say(await script(contentOf(messages), signal));
    return 'whole';
  },
});

/** A reply with one triple, which the chunk says. */
export const oneTriple = (content: string): string =>
  JSON.stringify({
    triples: [{ subject: content.slice(0, 2), predicate: '是', object: content.slice(3, 5), sentence: content }],
  });

export interface FoundRow {
  readonly number: number;
  readonly subject: string;
  readonly sentence: string;
  readonly marks: string[];
  readonly chunkIndex: number;
}

/** A database with a base, ways to fill it, and runners of the jobs of tasks. */
export const startTasks = async () => {
  const db: Database = await testDatabase();
  const runners: JobRunner[] = [];
  const base = randomId();
  await db.query(sql`insert into knowledge_bases (id, name) values (${base}, ${base})`);

  return {
    db,
    base,
    addDocument: async (contents: readonly string[]): Promise<string> => {
      const id = randomId();
      await db.query(sql`
        insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status, parsing)
        values (${id}, ${base}, ${`${id}.md`}, 'md', 1, ${id}, ${id}, 'ready', 1)`);
      await db.query(sql`
        insert into chunks (id, document_id, knowledge_base_id, index, place, content, parsing)
        select ${id} || '-' || n, ${id}, ${base}, n, n, content, 1
        from unnest(${[...contents]}::text[]) with ordinality as given (content, n)`);
      return id;
    },
    addTask: async (documents: readonly string[], method: 'model' | 'text' = 'model'): Promise<string> => {
      const id = randomId();
      await db.transaction(async (tx) => {
        await tx.query(sql`
          insert into triple_tasks (id, name, knowledge_base_id, method) values (${id}, ${id}, ${base}, ${method})`);
        await tx.query(sql`
          insert into triple_task_files (task_id, document_id, name, place)
          select ${id}, one, one, n from unnest(${[...documents]}::text[]) with ordinality as given (one, n)`);
        await enqueue(tx, { kind: EXTRACT_TRIPLES, subject: id });
      });
      return id;
    },
    start: async (script: Script | null, options: { readonly patience?: number; readonly alone?: boolean } = {}) => {
      const model = script === null ? null : scripted(script);
      const log = { warn: () => undefined };
      const runner = await startJobRunner({
        db,
        kinds: {
          [EXTRACT_TRIPLES]: extractTriplesJob({ db, model: async () => model, log, patience: options.patience }),
          [REMOVE_TASK]: removeTaskJob(db),
        },
        poll: 30,
        backOff: 10,
        alone: options.alone ?? false,
      });
      runners.push(runner);
      return runner;
    },
    settled: (id: string, ...statuses: readonly string[]) =>
      vi.waitFor(
        async () => {
          const [task] = await db.query<{ status: string; failure: string; tokens: number | null }>(
            sql`select status, failure, tokens from triple_tasks where id = ${id}`,
          );
          if (task === undefined || !statuses.includes(task.status)) throw new Error(`it is ${task?.status}`);
          return task;
        },
        { timeout: 20_000, interval: 20 },
      ),
    found: (id: string): Promise<FoundRow[]> =>
      db.query<FoundRow>(sql`
        select number, subject, sentence, marks, chunk_index as "chunkIndex" from triple_candidates
        where task_id = ${id} order by number`),
    states: async (id: string): Promise<string[]> => {
      const rows = await db.query<{ said: string }>(sql`
        select state || case when failure = '' then '' else ' ' || failure end as said from triple_task_chunks
        where task_id = ${id} order by place`);
      return rows.map(({ said }) => said);
    },
    stop: async () => {
      await Promise.all(runners.splice(0).map((one) => one.stop()));
      await db.query(sql`delete from jobs`);
    },
    close: () => db.close(),
  };
};
