import type { AnswerEvent, AnswerNotice, AnswerStatus, Reference, Stage } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';

/** Tells whoever streams an answer that it has grown; the payload is its id. */
export const ANSWER_GREW = 'answer_grew';
/** Tells the process that writes an answer to stop; the payload is its id. */
export const ANSWER_STOP = 'answer_stop';

/** An event as it is kept, with its number. */
export interface KeptEvent {
  readonly id: number;
  readonly event: AnswerEvent['event'];
  readonly data: unknown;
}

/** What an event changes in the answer itself. */
export interface AnswerPatch {
  /** Joined to the text. */
  readonly text?: string;
  readonly stage?: Stage;
  readonly references?: readonly Reference[];
  readonly questions?: readonly string[];
  readonly notice?: AnswerNotice | null;
  readonly status?: AnswerStatus;
  readonly failure?: string;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

export type AnswerStore = ReturnType<typeof answerStore>;

/** Answers as they are written and watched. One that is not `running` any more never changes again. */
export const answerStore = (db: Queryable, staleMs: number) => {
  const interrupt = async (which: Sql): Promise<void> => {
    await db.query(sql`
      with cut_off as (
        update sessions set status = 'interrupted', last_event_id = last_event_id + 1
        where status = 'running' and ${which}
        returning id, last_event_id, notice
      ), told as (
        insert into answer_events (session_id, number, event, data)
        select id, last_event_id, 'done', jsonb_build_object('status', 'interrupted', 'notice', notice) from cut_off
      )
      select pg_notify(${ANSWER_GREW}, id) from cut_off
    `);
  };
  const silent = sql`heartbeat_at < now() - ${staleMs}::float8 * interval '1 millisecond'`;

  return {
    /**
     * Adds one event with what it changes, and wakes the streams. Answers null, and adds nothing, where the answer is not
     * running any more.
     */
    append: async (
      id: string,
      event: AnswerEvent['event'],
      data: unknown,
      { text = '', stage, references, questions, notice = null, status, failure }: AnswerPatch,
    ): Promise<{ stopRequested: boolean } | null> => {
      const [row] = await db.query<{ stopRequested: boolean }>(sql`
        with grown as (
          update sessions set
            last_event_id = last_event_id + 1,
            heartbeat_at = now(),
            answer = answer || ${text}::text,
            stage = coalesce(${json(stage)}::jsonb, stage),
            passages = coalesce(${json(references)}::jsonb, passages),
            questions = coalesce(${json(questions)}::jsonb, questions),
            notice = coalesce(${notice}::text, notice),
            status = coalesce(${status ?? null}::text, status),
            failure = coalesce(${failure ?? null}::text, failure)
          where id = ${id} and status = 'running'
          returning id, last_event_id, stop_requested
        ), told as (
          insert into answer_events (session_id, number, event, data)
          select id, last_event_id, ${event}, ${JSON.stringify(data)}::jsonb from grown
        )
        select stop_requested as "stopRequested", pg_notify(${ANSWER_GREW}, id) from grown
      `);
      return row ?? null;
    },

    /** Shows that its writer is alive. Null where the answer is not running any more. */
    beat: async (id: string): Promise<{ stopRequested: boolean } | null> => {
      const [row] = await db.query<{ stopRequested: boolean }>(sql`
        update sessions set heartbeat_at = now() where id = ${id} and status = 'running'
        returning stop_requested as "stopRequested"
      `);
      return row ?? null;
    },

    /** Events after number `after`, in order. */
    events: (id: string, after: number): Promise<KeptEvent[]> =>
      db.query<KeptEvent>(sql`
        select number as id, event, data from answer_events
        where session_id = ${id} and number > ${after} order by number limit 500
      `),

    status: async (id: string): Promise<AnswerStatus | null> => {
      const [row] = await db.query<{ status: AnswerStatus }>(sql`select status from sessions where id = ${id}`);
      return row?.status ?? null;
    },

    /** Asks the writers, wherever they are, to stop. Those that have ended stay as they are. */
    requestStop: async (ids: readonly string[]): Promise<void> => {
      await db.query(sql`
        with stopped as (
          update sessions set stop_requested = true where id = any(${[...ids]}::text[]) and status = 'running' returning id
        )
        select pg_notify(${ANSWER_STOP}, id) from stopped
      `);
    },

    /** Ends an answer whose writer is gone as `interrupted`. */
    interruptIfSilent: (id: string): Promise<void> => interrupt(sql`id = ${id} and ${silent}`),

    /** The same for every answer of a conversation. */
    interruptSilentOf: (topicId: string): Promise<void> => interrupt(sql`topic_id = ${topicId} and ${silent}`),

    /** Ends all running answers as `interrupted`: for a process that knows it is the only one, at its start. */
    interruptAll: (): Promise<void> => interrupt(sql`true`),
  };
};
