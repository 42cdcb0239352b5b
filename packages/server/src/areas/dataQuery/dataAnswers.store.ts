import type { DataAnswer, DataAnswerStatus } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { QueryPlan } from '../../analysis/semantics/index.js';
import type { KeptWay } from './answering/kept.js';
import { type Database, json } from '../../db/database.js';
import { isUniqueViolation } from '../../db/sqlError.js';
import { containing, pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';

/** Tells whoever streams answers from data that one has grown; the payload is its id. */
export const DATA_ANSWER_GREW = 'data_answer_grew';

export interface NewDataAnswer {
  readonly id: string;
  readonly threadId: string;
  readonly previousId: string | null;
  readonly userId: string;
  readonly language: 'zh' | 'en';
  readonly question: string;
  readonly sourceIds: readonly string[];
}

export interface KeptDataEvent {
  readonly id: number;
  readonly event: string;
  readonly data: unknown;
}

/** What a query is made of, kept to be changed or gone on from. */
export interface Basis {
  readonly plan: QueryPlan | null;
  /** A reading that waits for what is in doubt. */
  readonly partial?: unknown;
  /** What all together came to, to hold the next time against. */
  readonly total?: number | null;
  /** It is answered so, whatever a reader would make of its words. */
  readonly kept?: KeptWay;
}

/** An answer with all that is needed to work on it. */
export interface WorkedAnswer extends NewDataAnswer {
  readonly status: DataAnswerStatus;
  /** The query that was last run for it; empty: none. */
  readonly sql: string;
  readonly basis: Basis | null;
  readonly finding: Partial<DataAnswer>;
  readonly createTime: Date;
}

/** What changes of an answer with an event. */
export interface DataAnswerPatch {
  readonly status?: string;
  readonly stage?: string | null;
  readonly failure?: string | null;
  readonly answer?: string;
  readonly basis?: Basis;
  readonly finding?: unknown;
  readonly sql?: string;
  readonly tables?: readonly string[];
  readonly seconds?: number | null;
  readonly result?: unknown;
  readonly chart?: unknown;
  readonly checks?: unknown;
}

interface Row {
  id: string;
  threadId: string;
  question: string;
  answer: string;
  status: DataAnswerStatus;
  stage: DataAnswer['stage'];
  failure: string | null;
  finding: Partial<Pick<DataAnswer, 'understood' | 'byDefinition' | 'chips' | 'doubts' | 'followUps'>>;
  sql: string;
  tables: string[];
  seconds: number | null;
  table: DataAnswer['table'];
  chart: DataAnswer['chart'];
  checks: DataAnswer['checks'];
  sources: DataAnswer['sources'];
  liked: boolean | null;
  createTime: Date;
}

const nothingFound = { understood: '', byDefinition: false, chips: [], doubts: [], followUps: [] };

const columns = sql`
  a.id, a.thread_id as "threadId", a.question, a.answer, a.status, a.stage, a.failure, a.finding, a.sql, a.tables, a.seconds,
  a.result as "table", a.chart, a.checks, a.liked, a.created_at as "createTime",
  coalesce((
    select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name)
    from data_sources s where s.id = any(a.source_ids)
  ), '[]') as sources`;

const shown = ({ finding, createTime, ...row }: Row, seesSql: boolean) => ({
  ...row,
  ...nothingFound,
  ...finding,
  sql: seesSql ? row.sql : '',
  createTime: createTime.toISOString(),
});

interface ThreadRow {
  id: string;
  title: string;
  status: DataAnswerStatus;
  answerCount: number;
  createTime: Date;
  updateTime: Date;
}

const threads = (where: Sql): Sql => sql`
  select a.thread_id as id, (array_agg(a.question order by a.created_at, a.id))[1] as title,
    (array_agg(a.status order by a.created_at desc, a.id))[1] as status, count(*)::int as "answerCount",
    min(a.created_at) as "createTime", max(a.created_at) as "updateTime"
  from data_answers a where ${where} group by a.thread_id`;

const timesOf = ({ createTime, updateTime }: ThreadRow) => ({
  createTime: createTime.toISOString(),
  updateTime: updateTime.toISOString(),
});

export type DataAnswerStore = ReturnType<typeof dataAnswerStore>;

/** Questions to data and their answers: each asker's own. */
export const dataAnswerStore = (db: Database) => ({
  add: async (one: NewDataAnswer, basis: Basis | null = null): Promise<void> => {
    try {
      await db.query(sql`
        insert into data_answers (id, thread_id, previous_id, user_id, language, question, source_ids, plan)
        values (${one.id}, ${one.threadId}, ${one.previousId}, ${one.userId}, ${one.language}, ${one.question},
          ${[...one.sourceIds]}::text[], ${basis === null ? null : json(basis)})`);
    } catch (error) {
      throw isUniqueViolation(error, 'data_answers_running') ? fail('data_answer_running') : error;
    }
  },

  /** Everything about an own answer that working on it needs; null where there is none. */
  find: async (id: string, userId: string): Promise<WorkedAnswer | null> => {
    const [row] = await db.query<WorkedAnswer>(sql`
      select id, thread_id as "threadId", previous_id as "previousId", user_id as "userId", language, question,
        source_ids as "sourceIds", status, sql, plan as basis, finding, created_at as "createTime"
      from data_answers where id = ${id} and user_id = ${userId}`);
    return row ?? null;
  },

  /** What the same question came to the last time; null where it was never asked. */
  lastTotal: async (
    userId: string,
    question: string,
    before: string,
  ): Promise<{ value: number; time: string } | null> => {
    const [row] = await db.query<{ value: number | null; time: Date }>(sql`
      select (plan ->> 'total')::float8 as value, created_at as time from data_answers
      where user_id = ${userId} and question = ${question} and id <> ${before} and status = 'done'
      order by created_at desc limit 1`);
    return row === undefined || row.value === null ? null : { value: row.value, time: row.time.toISOString() };
  },

  /** What this asker means by words that could mean several things. */
  choices: async (userId: string): Promise<Record<string, string>> => {
    const rows = await db.query<{ doubt: string; value: string }>(sql`
      select doubt, value from data_choices where user_id = ${userId}`);
    return Object.fromEntries(rows.map(({ doubt, value }) => [doubt, value]));
  },

  /** Takes it so from now on. */
  remember: async (userId: string, choices: Readonly<Record<string, string>>): Promise<void> => {
    await db.query(sql`
      insert into data_choices (user_id, doubt, value)
      select ${userId}, * from unnest(${Object.keys(choices)}::text[], ${Object.values(choices)}::text[])
      on conflict (user_id, doubt) do update set value = excluded.value`);
  },

  /** Takes an answer that has ended up again. False where it is at work. */
  begin: async (id: string): Promise<boolean> => {
    try {
      const rows = await db.query(sql`
        update data_answers set status = 'running', stage = null, failure = null, stop_requested = false,
          heartbeat_at = now(), updated_at = now()
        where id = ${id} and status <> 'running' returning id`);
      return rows.length > 0;
    } catch (error) {
      if (isUniqueViolation(error, 'data_answers_running')) return false;
      throw error;
    }
  },

  /** Adds the next event, with what it changes. False where the answer is over, or somebody wants it to stop. */
  tell: async (id: string, event: string, data: unknown, patch: DataAnswerPatch = {}): Promise<boolean> => {
    const [row] = await db.query<{ stopped: boolean }>(sql`
      with grown as (
        update data_answers a set
          last_event_id = a.last_event_id + 1, heartbeat_at = now(),
          status = coalesce(${patch.status ?? null}, a.status),
          stage = case when ${patch.stage !== undefined} then ${patch.stage ?? null} else a.stage end,
          failure = case when ${patch.failure !== undefined} then ${patch.failure ?? null} else a.failure end,
          answer = coalesce(${patch.answer ?? null}, a.answer),
          plan = case when ${patch.basis !== undefined} then ${json(patch.basis)} else a.plan end,
          finding = case when ${patch.finding !== undefined} then ${json(patch.finding)} else a.finding end,
          sql = coalesce(${patch.sql ?? null}, a.sql),
          tables = case when ${patch.tables !== undefined} then ${[...(patch.tables ?? [])]}::text[] else a.tables end,
          seconds = case when ${patch.seconds !== undefined} then ${patch.seconds ?? null}::float8 else a.seconds end,
          result = case when ${patch.result !== undefined} then ${json(patch.result)} else a.result end,
          chart = case when ${patch.chart !== undefined} then nullif(${json(patch.chart)}, 'null') else a.chart end,
          checks = case when ${patch.checks !== undefined} then ${json(patch.checks)} else a.checks end
        where a.id = ${id} and a.status = 'running' returning a.last_event_id, a.stop_requested
      ), told as (
        insert into data_answer_events (answer_id, number, event, data)
        select ${id}, last_event_id, ${event}, ${json(data)} from grown
      ), noticed as (select pg_notify(${DATA_ANSWER_GREW}, ${id}) from grown)
      select stop_requested as stopped from grown, noticed`);
    return row !== undefined && !row.stopped;
  },

  /** What has come after an event, and whether more may. */
  news: async (id: string, after: number): Promise<{ events: KeptDataEvent[]; open: boolean }> => {
    const [answer] = await db.query<{ open: boolean }>(sql`
      select status = 'running' as open from data_answers where id = ${id}`);
    const events = await db.query<KeptDataEvent>(sql`
      select number as id, event, data from data_answer_events
      where answer_id = ${id} and number > ${after} order by number limit 500`);
    return { events, open: (answer?.open ?? false) || events.length === 500 };
  },

  requestStop: async (id: string): Promise<void> => {
    await db.query(sql`update data_answers set stop_requested = true where id = ${id} and status = 'running'`);
  },

  /** Shows that somebody works on these. Answers those that are wanted to stop. */
  beat: async (ids: readonly string[]): Promise<string[]> => {
    const rows = await db.query<{ id: string; stopped: boolean }>(sql`
      update data_answers set heartbeat_at = now() where id = any(${[...ids]}::text[])
      returning id, stop_requested or status <> 'running' as stopped`);
    return rows.flatMap(({ id, stopped }) => (stopped ? [id] : []));
  },

  /** Ends answers that nobody works on any more: all where this process is the only one, else those not heard of for long. */
  interrupt: async (which: 'all' | { readonly silentMs: number }): Promise<void> => {
    const silent =
      which === 'all' ? sql`true` : sql`heartbeat_at < now() - ${which.silentMs}::float8 * interval '1 millisecond'`;
    await db.query(sql`
      with cut as (
        update data_answers set status = 'interrupted', stage = null, last_event_id = last_event_id + 1
        where status = 'running' and ${silent} returning id, last_event_id
      ), told as (
        insert into data_answer_events (answer_id, number, event, data)
        select id, last_event_id, 'done', '{"status": "interrupted"}' from cut
      )
      select pg_notify(${DATA_ANSWER_GREW}, id) from cut`);
  },

  read: async (
    id: string,
    userId: string,
    seesSql: boolean,
  ): Promise<(DataAnswer & { readonly lastEventId: number }) | null> => {
    const [row] = await db.query<Row & { lastEventId: number }>(sql`
      select ${columns}, a.last_event_id as "lastEventId" from data_answers a
      where a.id = ${id} and a.user_id = ${userId}`);
    return row === undefined ? null : { ...shown(row, seesSql), lastEventId: row.lastEventId };
  },

  rate: async (id: string, userId: string, liked: boolean | null): Promise<boolean> =>
    (
      await db.query(sql`
        update data_answers set liked = ${liked} where id = ${id} and user_id = ${userId} returning id`)
    ).length > 0,

  pageThreads: async (
    { current, size, keyword = '' }: { current: number; size: number; keyword?: string },
    userId: string,
  ) => {
    const where = sql`a.user_id = ${userId} and (${keyword.trim()} = '' or exists (
      select 1 from data_answers o where o.thread_id = a.thread_id and o.question ilike ${containing(keyword)}))`;
    const rows = await db.query<ThreadRow>(sql`
      ${threads(where)} order by "updateTime" desc, id ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(sql`
      select count(distinct a.thread_id)::int as total from data_answers a where ${where}`);
    return { list: rows.map((row) => ({ ...row, ...timesOf(row) })), total: all?.total ?? 0, current, size };
  },

  readThread: async (id: string, userId: string, seesSql: boolean) => {
    const where = sql`a.thread_id = ${id} and a.user_id = ${userId}`;
    const [thread] = await db.query<ThreadRow>(threads(where));
    if (thread === undefined) return null;
    const answers = await db.query<Row>(sql`
      select ${columns} from data_answers a where ${where} order by a.created_at, a.id`);
    return { ...thread, ...timesOf(thread), answers: answers.map((row) => shown(row, seesSql)) };
  },

  removeThreads: async (ids: readonly string[], userId: string): Promise<void> => {
    await db.query(sql`
      delete from data_answers where user_id = ${userId} and thread_id = any(${[...ids]}::text[])`);
  },
});
