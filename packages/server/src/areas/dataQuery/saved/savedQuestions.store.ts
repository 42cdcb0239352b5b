import type { QuestionSchedule, QuestionThreshold } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, type Sql } from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../../db/database.js';
import { containing, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { type Reader, seesAllSources } from '../../../visibility/index.js';
import { keptWayOf } from '../answering/kept.js';
import { type SavedRow, shownQuestion } from './savedRow.js';
import type { VerifiedQuestion } from './verifiedFile.js';

/** Whoever looks at saved questions. */
export interface Asker {
  readonly userId: string;
  readonly reader: Reader;
}

export interface SavedFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
  readonly verified?: boolean;
  readonly pinned?: boolean;
}

/** All that is kept of a question besides how its last runs went. */
export interface SavedContent {
  readonly question: string;
  readonly language: 'zh' | 'en';
  readonly sourceIds: readonly string[];
  readonly plan: unknown;
  readonly query: string;
  readonly shared: boolean;
  readonly verified: boolean;
  readonly schedule: QuestionSchedule | null;
  readonly threshold: QuestionThreshold | null;
  readonly nextAt: Date | null;
}

/** How asking it again went, for whoever it was asked for. */
export interface RunOutcome {
  readonly answerId: string | null;
  readonly value: number | null;
  readonly unit: string;
  readonly passed: boolean;
  readonly failure: string;
}

/** Runs of a schedule that stay in the list of whoever saved it: a month of days. */
export const MOST_RUNS = 30;

const columns = { question: 'q.question', updateTime: 'q.updated_at' };

/** Own ones, and those of others who share them, as far as all of their sources are there for this reader. */
const seen = ({ userId, reader }: Asker): Sql =>
  sql`(q.user_id = ${userId} or (q.shared and ${seesAllSources(reader, 'q.source_ids')}))`;

const from = ({ userId }: Asker): Sql => sql`
  saved_questions q join users u on u.id = q.user_id
  left join saved_question_pins p on p.saved_question_id = q.id and p.user_id = ${userId}
  left join data_answers a on a.id = p.answer_id`;

const selected = ({ userId }: Asker): Sql => sql`
  q.id, q.user_id as "userId", q.user_id = ${userId} as own, q.question, q.language, q.source_ids as "sourceIds",
  coalesce((
    select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name)
    from data_sources s where s.id = any(q.source_ids)
  ), '[]') as sources,
  q.plan, q.query, q.shared, q.verified, q.schedule, q.threshold, q.next_at as "nextAt", u.username as "createdBy",
  q.updated_at as "updateTime", p.user_id is not null as pinned,
  q.last_answer_id as "lastAnswerId", q.last_at as "lastAt", q.last_value as "lastValue", q.last_unit as "lastUnit",
  q.last_rang as "lastRang", q.last_failure as "lastFailure",
  a.id as "pinAnswerId", a.updated_at as "pinAt", (a.plan ->> 'total')::float8 as "pinValue", a.failure as "pinFailure",
  coalesce((
    select c ->> 'unit' from jsonb_array_elements(a.result -> 'columns') as c where c ->> 'role' = 'value' limit 1
  ), '') as "pinUnit",
  a.status = 'done' and (a.updated_at < now() - interval '1 day' or exists (
    select 1 from data_sources s where s.id = any(q.source_ids) and s.kind <> 'association' and s.updated_at > a.updated_at
  )) as stale`;

export type SavedQuestionStore = ReturnType<typeof savedQuestionStore>;

/** Questions to data that are kept to be asked again. */
export const savedQuestionStore = (db: Database) => ({
  /** Own ones first, then those changed last. The total is true also past the end. */
  page: async ({ current, size, orders, keyword = '', verified, pinned }: SavedFilter, asker: Asker) => {
    const where = sql`
      ${seen(asker)}
      ${keyword.trim() === '' ? empty : sql`and q.question ilike ${containing(keyword)}`}
      ${verified === undefined ? empty : sql`and q.verified = ${verified}`}
      ${pinned === undefined ? empty : sql`and (p.user_id is not null) = ${pinned}`}`;
    const own = sql`(q.user_id = ${asker.userId}) desc`;
    const rows = await db.query<SavedRow>(sql`
      select ${selected(asker)} from ${from(asker)} where ${where}
      ${orders === undefined || orders.length === 0 ? sql`order by ${own}, q.updated_at desc, q.id` : orderBy(orders, columns, 'q.id')}
      ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from ${from(asker)} where ${where}`,
    );
    return { list: rows.map(shownQuestion), total: all?.total ?? 0, current, size };
  },

  /** One that this asker sees, with how it is answered; null where there is none. */
  find: async (id: string, asker: Asker): Promise<SavedRow | null> => {
    const [row] = await db.query<SavedRow>(sql`
      select ${selected(asker)} from ${from(asker)} where q.id = ${id} and ${seen(asker)}`);
    return row ?? null;
  },

  /** What this asker has pinned and still sees, in the order in which it was. */
  pinned: (asker: Asker): Promise<SavedRow[]> =>
    db.query<SavedRow>(sql`
      select ${selected(asker)} from ${from(asker)} where p.user_id is not null and ${seen(asker)}
      order by p.created_at, q.id`),

  countPins: async (tx: Queryable, asker: Asker): Promise<number> => {
    const [row] = await tx.query<{ count: number }>(sql`
      select count(*)::int as count from ${from(asker)} where p.user_id is not null and ${seen(asker)}`);
    return row?.count ?? 0;
  },

  /** Own ones that nobody has verified. Nobody else adds one for this user until the transaction ends. */
  countOwn: async (tx: Queryable, userId: string): Promise<number> => {
    await tx.query(sql`select 1 from users where id = ${userId} for no key update`);
    const [row] = await tx.query<{ count: number }>(sql`
      select count(*)::int as count from saved_questions where user_id = ${userId} and not verified`);
    return row?.count ?? 0;
  },

  add: async (tx: Queryable, userId: string, one: SavedContent): Promise<string> => {
    const id = randomId();
    await tx.query(sql`
      insert into saved_questions (id, user_id, question, source_ids, language, plan, query, shared, verified, verified_by,
        schedule, threshold, next_at)
      values (${id}, ${userId}, ${one.question}, ${[...one.sourceIds]}::text[], ${one.language}, nullif(${json(one.plan)}, 'null'),
        ${one.query}, ${one.shared}, ${one.verified}, ${one.verified ? userId : null}, nullif(${json(one.schedule)}, 'null'),
        nullif(${json(one.threshold)}, 'null'), ${one.nextAt}::timestamptz)`);
    return id;
  },

  modify: async (tx: Queryable, id: string, one: SavedContent, { rang }: { rang: boolean }): Promise<void> => {
    await tx.query(sql`
      update saved_questions set question = ${one.question}, source_ids = ${[...one.sourceIds]}::text[],
        language = ${one.language}, plan = nullif(${json(one.plan)}, 'null'), query = ${one.query}, shared = ${one.shared},
        verified = ${one.verified}, verified_by = case when ${one.verified} then verified_by end,
        schedule = nullif(${json(one.schedule)}, 'null'), threshold = nullif(${json(one.threshold)}, 'null'),
        next_at = ${one.nextAt}::timestamptz, last_rang = ${rang}, updated_at = now()
      where id = ${id}`);
    if (!one.shared)
      await tx.query(sql`
        delete from saved_question_pins p using saved_questions q
        where q.id = p.saved_question_id and q.id = ${id} and p.user_id <> q.user_id`);
  },

  /** False where it was changed after the time at which it was read; left out: whichever it is. */
  verify: async (
    id: string,
    { verified, read, userId }: { verified: boolean; read: Date | undefined; userId: string },
  ): Promise<boolean> => {
    const rows = await db.query(sql`
      update saved_questions set verified = ${verified}, verified_by = ${verified ? userId : null},
        shared = shared or ${verified}
      where id = ${id} ${read === undefined ? empty : sql`and date_trunc('milliseconds', updated_at) = ${read}`}
      returning id`);
    return rows.length > 0;
  },

  pin: async (tx: Queryable, id: string, userId: string, answerId: string | null): Promise<void> => {
    await tx.query(sql`
      insert into saved_question_pins (saved_question_id, user_id, answer_id) values (${id}, ${userId}, ${answerId})
      on conflict do nothing`);
  },

  unpin: async (tx: Queryable, id: string, userId: string): Promise<void> => {
    await tx.query(sql`
      delete from saved_question_pins where saved_question_id = ${id} and user_id = ${userId}`);
  },

  /** The answer that a card shows from now on. */
  showAnswer: async (tx: Queryable, id: string, userId: string, answerId: string): Promise<void> => {
    await tx.query(sql`
      update saved_question_pins set answer_id = ${answerId} where saved_question_id = ${id} and user_id = ${userId}`);
  },

  /** How it went for its owner. */
  record: async (tx: Queryable, id: string, { answerId, value, unit, passed, failure }: RunOutcome): Promise<void> => {
    await tx.query(sql`
      update saved_questions set last_answer_id = ${answerId}, last_at = now(), last_value = ${value}::float8,
        last_unit = ${unit}, last_rang = ${passed}, last_failure = ${failure}
      where id = ${id}`);
  },

  /** Those that are verified and of sources that this asker sees, as they go to another installation. */
  verified: async (asker: Asker): Promise<VerifiedQuestion[]> => {
    const rows = await db.query<{
      question: string;
      language: string;
      sources: string[];
      plan: unknown;
      query: string;
    }>(
      sql`
        select q.question, q.language, q.plan, q.query, array(
          select s.name from data_sources s where s.id = any(q.source_ids) order by s.name
        ) as sources
        from saved_questions q where q.verified and ${seen(asker)} order by q.question, q.id`,
    );
    return rows.flatMap(({ language, ...row }) => {
      const way = keptWayOf(row);
      if (way === null || row.sources.length === 0) return [];
      return [{ question: row.question, language: language === 'en' ? 'en' : 'zh', sources: row.sources, ...way }];
    });
  },

  /** Keeps the last runs that a schedule brought, and those that somebody went on from or judged. */
  keepRun: async (tx: Queryable, id: string, answerId: string): Promise<void> => {
    await tx.query(sql`insert into saved_question_runs (answer_id, saved_question_id) values (${answerId}, ${id})`);
    await tx.query(sql`
      delete from data_answers a using (
        select answer_id from saved_question_runs where saved_question_id = ${id}
        order by created_at desc, answer_id offset ${MOST_RUNS}
      ) old
      where a.id = old.answer_id and a.liked is null
        and not exists (select 1 from data_answers o where o.thread_id = a.thread_id and o.id <> a.id)`);
  },

  ownIds: async (ids: readonly string[], userId: string): Promise<string[]> =>
    (
      await db.query<{ id: string }>(sql`
        select id from saved_questions where id = any(${[...ids]}::text[]) and user_id = ${userId}`)
    ).map(({ id }) => id),

  remove: async (tx: Queryable, ids: readonly string[]): Promise<void> => {
    await tx.query(sql`delete from saved_questions where id = any(${[...ids]}::text[])`);
  },
});
