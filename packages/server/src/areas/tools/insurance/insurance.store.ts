import type { InsuranceQuestion, InsuranceRow, Reference } from '@console/api/contract';
import sql from 'sql-template-tag';
import { type Database, json } from '../../../db/database.js';
import { isUniqueViolation } from '../../../db/sqlError.js';
import { containing, pageOf } from '../../../db/sqlParts.js';
import { fail } from '../../../http/failure.js';
import { andSeenAssistant, andSeenBase, type Reader } from '../../../visibility/index.js';
import { LIMITS } from './limits.js';

/** Tells whoever streams a question to the insurance tool that it has come on; the payload is its id. */
export const INSURANCE_GREW = 'insurance_grew';

/** The assistant whose bases the tool looks in. */
const ASSISTANT = 'insurance';

export interface KeptInsuranceEvent {
  readonly id: number;
  readonly event: string;
  readonly data: unknown;
}

/** What changes of a question with an event. */
export type InsurancePatch = Partial<
  Pick<InsuranceQuestion, 'status' | 'answer' | 'notice' | 'leftOut' | 'failure' | 'steps' | 'references' | 'seconds'>
>;

interface Row {
  id: string;
  question: string;
  answer: string;
  status: InsuranceQuestion['status'];
  notice: InsuranceQuestion['notice'];
  leftOut: number;
  failure: string | null;
  steps: InsuranceQuestion['steps'];
  references: Reference[];
  seconds: number | null;
  createTime: Date;
  lastEventId: number;
}

interface ListRow {
  id: string;
  question: string;
  status: InsuranceRow['status'];
  stepCount: number;
  createTime: Date;
}

/** Where the tool may look, for one reader. */
export interface Scope {
  readonly bases: readonly { readonly id: string; readonly name: string; readonly weight: number }[];
  /** The functions that may be called; null: all of the bases. */
  readonly functionIds: readonly string[] | null;
}

export type InsuranceStore = ReturnType<typeof insuranceStore>;

/** Questions to the insurance tool: each asker's own. */
export const insuranceStore = (db: Database) => ({
  /** Throws `insurance_question_running`. */
  add: async (one: { id: string; userId: string; question: string; language: 'zh' | 'en' }): Promise<void> => {
    try {
      await db.query(sql`
        insert into insurance_questions (id, user_id, question, language)
        values (${one.id}, ${one.userId}, ${one.question}, ${one.language})`);
    } catch (error) {
      throw isUniqueViolation(error, 'insurance_questions_running') ? fail('insurance_question_running') : error;
    }
  },

  /** The bases of the insurance assistant that a reader sees; none where they don't see the assistant, or it is switched off. */
  scope: async (reader: Reader): Promise<Scope> => {
    const bases = await db.query<{ id: string; name: string; weight: number }>(sql`
      select b.id, b.name, ab.weight::float8 as weight
      from assistant_bases ab join assistants a on a.id = ab.assistant_id join knowledge_bases b on b.id = ab.knowledge_base_id
      where a.id = ${ASSISTANT} and a.enabled and not a.removed
        ${andSeenAssistant(reader, 'a.id')} ${andSeenBase(reader, 'b.id')}
      order by b.name, b.id`);
    const [assistant] = await db.query<{ functionIds: string[] | null }>(sql`
      select function_ids as "functionIds" from assistants where id = ${ASSISTANT}`);
    return { bases, functionIds: assistant?.functionIds ?? null };
  },

  /** Where whole chunks stand on their pages. */
  positions: async (chunkIds: readonly string[]): Promise<ReadonlyMap<string, Reference['positions']>> => {
    const rows = await db.query<{ id: string; positions: Reference['positions'] }>(sql`
      select id, positions from chunks where id = any(${[...chunkIds]}::text[])`);
    return new Map(rows.map(({ id, positions }) => [id, positions]));
  },

  /** Adds the next event, with what it changes. False where the question is over, or somebody wants it to stop. */
  tell: async (id: string, event: string, data: unknown, patch: InsurancePatch = {}): Promise<boolean> => {
    const [row] = await db.query<{ stopped: boolean }>(sql`
      with grown as (
        update insurance_questions q set
          last_event_id = q.last_event_id + 1, heartbeat_at = now(),
          status = coalesce(${patch.status ?? null}, q.status),
          answer = coalesce(${patch.answer ?? null}, q.answer),
          notice = coalesce(${patch.notice ?? null}, q.notice),
          left_out = coalesce(${patch.leftOut ?? null}::integer, q.left_out),
          failure = coalesce(${patch.failure ?? null}, q.failure),
          steps = case when ${patch.steps !== undefined} then ${json(patch.steps)} else q.steps end,
          cited = case when ${patch.references !== undefined} then ${json(patch.references)} else q.cited end,
          seconds = coalesce(${patch.seconds ?? null}::float8, q.seconds)
        where q.id = ${id} and q.status = 'running' returning q.last_event_id, q.stop_requested
      ), told as (
        insert into insurance_events (question_id, number, event, data)
        select ${id}, last_event_id, ${event}, ${json(data)} from grown
      ), noticed as (select pg_notify(${INSURANCE_GREW}, ${id}) from grown)
      select stop_requested as stopped from grown, noticed`);
    return row !== undefined && !row.stopped;
  },

  /** What has come after an event, and whether more may. */
  news: async (id: string, after: number): Promise<{ events: KeptInsuranceEvent[]; open: boolean }> => {
    const [question] = await db.query<{ open: boolean }>(sql`
      select status = 'running' as open from insurance_questions where id = ${id}`);
    const events = await db.query<KeptInsuranceEvent>(sql`
      select number as id, event, data from insurance_events
      where question_id = ${id} and number > ${after} order by number limit 500`);
    return { events, open: (question?.open ?? false) || events.length === 500 };
  },

  requestStop: async (id: string): Promise<void> => {
    await db.query(sql`update insurance_questions set stop_requested = true where id = ${id} and status = 'running'`);
  },

  /** Shows that somebody works on these. Answers those that are wanted to stop, or are gone. */
  beat: async (ids: readonly string[]): Promise<string[]> => {
    const rows = await db.query<{ id: string }>(sql`
      update insurance_questions set heartbeat_at = now()
      where id = any(${[...ids]}::text[]) and status = 'running' and not stop_requested returning id`);
    const alive = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => !alive.has(id));
  },

  /** Ends questions that nobody works on any more: all where this process is the only one, else those not heard of for long. */
  interrupt: async (which: 'all' | { readonly silentMs: number }): Promise<void> => {
    const silent =
      which === 'all' ? sql`true` : sql`heartbeat_at < now() - ${which.silentMs}::float8 * interval '1 millisecond'`;
    await db.query(sql`
      with cut as (
        update insurance_questions set status = 'interrupted', last_event_id = last_event_id + 1
        where status = 'running' and ${silent} returning id, last_event_id
      ), told as (
        insert into insurance_events (question_id, number, event, data)
        select id, last_event_id, 'done', '{"status": "interrupted", "seconds": null}' from cut
      )
      select pg_notify(${INSURANCE_GREW}, id) from cut`);
  },

  read: async (id: string, userId: string): Promise<(InsuranceQuestion & { readonly lastEventId: number }) | null> => {
    const [row] = await db.query<Row>(sql`
      select id, question, answer, status, notice, left_out as "leftOut", failure, steps, cited as "references", seconds,
        created_at as "createTime", last_event_id as "lastEventId"
      from insurance_questions where id = ${id} and user_id = ${userId}`);
    if (row === undefined) return null;
    const { steps: mostSteps, milliseconds } = LIMITS;
    return { ...row, mostSteps, mostSeconds: milliseconds / 1000, createTime: row.createTime.toISOString() };
  },

  page: async (
    { current, size, keyword = '' }: { current: number; size: number; keyword?: string },
    userId: string,
  ) => {
    const where = sql`user_id = ${userId} and (${keyword.trim()} = '' or question ilike ${containing(keyword.trim())})`;
    const rows = await db.query<ListRow>(sql`
      select id, question, status, jsonb_array_length(steps) as "stepCount", created_at as "createTime"
      from insurance_questions where ${where} order by created_at desc, id ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(sql`
      select count(*)::int as total from insurance_questions where ${where}`);
    const list = rows.map((row) => ({ ...row, createTime: row.createTime.toISOString() }));
    return { list, total: all?.total ?? 0, current, size };
  },

  remove: async (ids: readonly string[], userId: string): Promise<string[]> => {
    const rows = await db.query<{ id: string }>(sql`
      delete from insurance_questions where user_id = ${userId} and id = any(${[...ids]}::text[]) returning id`);
    return rows.map(({ id }) => id);
  },
});
