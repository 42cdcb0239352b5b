import {
  type AnswerNotice,
  type AnswerStatus,
  type ConversationRecord,
  MOST_COUNTED,
  type RecordedAnswer,
  type RecordFault,
  type Reference,
} from '@console/api/contract';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { wordsOf } from '../stream/answer.store.js';
import type { Language } from '../../../http/messages.js';
import { basesForFaq, hiddenSources, type Reader, withheldReferences } from '../../../visibility/index.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { containing, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';

export interface RecordFilter {
  readonly from?: Date;
  readonly to?: Date;
  readonly userId?: string;
  readonly assistantId?: string;
  readonly isLike?: boolean;
  readonly keyword?: string;
  readonly archived?: boolean;
}

/** What one who looks through conversations sees of them by themselves. */
export interface OwnFilter extends RecordFilter {
  readonly id?: string;
  readonly fault?: RecordFault;
  readonly starred?: boolean;
}

/** What is said of conversations. Left out: stays. */
export interface RecordMark {
  readonly seen?: boolean;
  readonly starred?: boolean;
  readonly archived?: boolean;
}

export interface RecordPage {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
}

interface RecordRow {
  id: string;
  title: string;
  userId: string;
  username: string;
  assistantId: string | null;
  assistantName: string;
  questionCount: number;
  likes: number;
  dislikes: number;
  faults: RecordFault[];
  firstWord: number | null;
  referenceCount: number;
  unread: boolean;
  starred: boolean;
  archived: boolean;
  createTime: Date;
  updateTime: Date;
}

interface AnswerRow {
  id: string;
  question: string;
  answer: string;
  status: AnswerStatus;
  notice: AnswerNotice | null;
  failure: string | null;
  references: Reference[];
  isLike: boolean | null;
  feedback: string;
  createTime: Date;
  found: number | null;
  firstWord: number | null;
  total: number | null;
  version: number;
  versions: number;
}

/** One answer of an export, with where it stands. */
export interface ExportedAnswer {
  readonly id: string;
  readonly time: Date;
  readonly username: string;
  readonly assistantName: string;
  readonly title: string;
  readonly question: string;
  readonly answer: string;
  readonly status: string;
  readonly isLike: boolean | null;
  readonly feedback: string;
  /** Which of the answers to its question it is, from 1, and how many there are. */
  readonly version: number;
  readonly versions: number;
}

/** An answer as the FAQ it would become. */
export interface FaqDraft {
  readonly question: string;
  /** Markdown with its citations. */
  readonly answer: string;
  readonly isLike: boolean | null;
  readonly feedback: string;
  readonly knowledgeBases: { id: string; name: string }[];
}

const columns = {
  title: 't.title',
  username: 'u.username',
  assistantName: 'a.name',
  questionCount: 'c.questions',
  likes: 'c.likes',
  dislikes: 'c.dislikes',
  createTime: 't.created_at',
  updateTime: 't.updated_at',
};

/** What a conversation is ordered by besides itself. */
const user = sql`join users u on u.id = t.user_id`;
const assistant = sql`left join assistants a on a.id = t.assistant_id`;
const counts = sql`
  cross join lateral (
    select count(distinct s.place)::int as questions, (count(*) filter (where l.is_like))::int as likes,
      (count(*) filter (where not l.is_like))::int as dislikes
    from sessions s left join likes l on l.session_id = s.id where s.topic_id = t.id
  ) c`;
const sources: Readonly<Record<string, Sql>> = {
  username: user,
  assistantName: assistant,
  questionCount: counts,
  likes: counts,
  dislikes: counts,
};

/** The joins that an order needs, each once. */
const joinsFor = (orders: readonly Order[] = []): Sql => {
  const wanted = orders.flatMap(({ column }) => (Object.hasOwn(sources, column) ? (sources[column] ?? []) : []));
  return wanted.length === 0 ? empty : join([...new Set(wanted)], ' ');
};

const answerColumns = { createTime: 's.created_at' };

/** Questions that an export reads at a time. */
const BATCH = 500;

const ofUser = ({ userId, assistantId, isLike }: RecordFilter): Sql => sql`
  ${userId === undefined ? empty : sql`and t.user_id = ${userId}`}
  ${assistantId === undefined ? empty : sql`and (t.assistant_id = ${assistantId} or t.also @> array[${assistantId}::text])`}
  ${
    isLike === undefined
      ? empty
      : sql`and exists (
          select 1 from sessions s join likes l on l.session_id = s.id where s.topic_id = t.id and l.is_like = ${isLike}
        )`
  }`;

/** Answers that a conversation repeats are exported with the one that they are from. */
const isExported = (filter: RecordFilter): Sql => sql`
  s.copied_from is null ${ofUser(filter)}
  ${filter.assistantId === undefined ? empty : sql`and s.assistant_id = ${filter.assistantId}`}`;

const faults: Readonly<Record<RecordFault, Sql>> = {
  disliked: sql`f.disliked`,
  unsupported: sql`f.unsupported`,
  slow: sql`f.slow`,
  cutOff: sql`f.cut_off`,
};
const facts = sql`left join topic_facts f on f.topic_id = t.id`;
/** A conversation that was put away comes back with the next question. */
const archived = sql`exists (select 1 from archived_topics r where r.topic_id = t.id and r.archived_at >= t.updated_at)`;
const marksOf = (userId: string) => sql`left join topic_marks m on m.topic_id = t.id and m.user_id = ${userId}`;
const unread = sql`(m.seen_at is null or m.seen_at < t.updated_at)`;

/** A word that more answers may hold is common: the newest that do are soon found by looking through them. */
const COMMON = 5000;

/** Who looks through conversations. */
export interface Looker {
  readonly userId: string;
  /** Phone numbers are shown to them whole. Else they are not found by their middle either, digit after digit. */
  readonly readsPhones: boolean;
}

/** `and` somebody said it: in the title, a question or an answer. */
const saying = async (db: Queryable, { readsPhones }: Looker, keyword = ''): Promise<Sql> => {
  const word = keyword.trim();
  if (word === '') return empty;
  const pattern = containing(word);
  // Masked after it was found: few are, and masking takes ten times as long as looking.
  const has = (column: Sql): Sql =>
    readsPhones
      ? sql`${column} ilike ${pattern}`
      : sql`(${column} ilike ${pattern} and mask_phones(${column}) ilike ${pattern})`;
  const said = sql`(${has(sql`s.question`)} or ${has(sql`s.answer`)})`;
  const titled = has(sql`t.title`);
  const holding = sql`select session_id from spoken where pairs @> pairs_of(${word}) limit ${COMMON + 1}`;
  const [found] = await db.query<{ answers: number }>(sql`select count(*)::int as answers from (${holding}) h`);
  if ((found?.answers ?? 0) > COMMON) {
    // `offset 0`: looked into one after another, and never all of them first, as is planned for what is thought to be rare.
    return sql`and (${titled} or exists (select 1 from sessions s where s.topic_id = t.id and ${said} offset 0))`;
  }
  return sql`and (${titled} or t.id in (
    select s.topic_id from sessions s where s.id in (${holding}) and ${said}))`;
};

const narrowed = (filter: RecordFilter, said: Sql): Sql => {
  const { from, to } = filter;
  return sql`
    true ${ofUser(filter)} ${said}
    ${from === undefined ? empty : sql`and t.updated_at >= ${from}`}
    ${to === undefined ? empty : sql`and t.updated_at <= ${to}`}
    ${filter.archived === undefined ? empty : sql`and ${archived} = ${filter.archived}`}`;
};

/** Whole milliseconds from the question of `s` to a moment. */
const since = (moment: Sql): Sql => sql`round(extract(epoch from ${moment} - s.created_at) * 1000)::float8`;

/** Which of the answers to its question `s` is, and how many there are. */
const version = sql`
  (select count(*)::int from sessions v where v.topic_id = s.topic_id and v.place = s.place and v.version <= s.version) as version,
  (select count(*)::int from sessions v where v.topic_id = s.topic_id and v.place = s.place) as versions`;

/** Everybody's conversations, for those who may look at them. */
export const conversationRecordStore = (db: Queryable) => ({
  /**
   * As `looker` sees them. By the last question, newest first. The total is true also past the end; of what is searched
   * up to `MOST_COUNTED`.
   */
  page: async ({ current, size, orders }: RecordPage, filter: OwnFilter, looker: Looker) => {
    const { userId } = looker;
    const { id, fault, starred, keyword } = filter;
    const where = sql`
      ${narrowed(filter, await saying(db, looker, keyword))}
      ${id === undefined ? empty : sql`and t.id = ${id}`}
      ${fault === undefined ? empty : sql`and exists (select 1 from topic_facts f where f.topic_id = t.id and ${faults[fault]})`}
      ${
        starred === undefined
          ? empty
          : sql`and exists (
              select 1 from topic_marks m where m.topic_id = t.id and m.user_id = ${userId} and m.starred
            ) = ${starred}`
      }`;
    const order = orderBy(orders, columns, 't.updated_at desc, t.id');
    // Conversations passed over are not looked into, unless that is what orders them.
    const listed = () =>
      db.query<RecordRow>(sql`
      select t.id, t.title, t.user_id as "userId", u.username, t.assistant_id as "assistantId",
        coalesce(a.name, '') as "assistantName", c.questions as "questionCount", c.likes, c.dislikes,
        array_remove(array[
          case when f.disliked then 'disliked' end, case when f.unsupported then 'unsupported' end,
          case when f.slow then 'slow' end, case when f.cut_off then 'cutOff' end
        ], null) as faults,
        last."firstWord", coalesce(last."references", 0) as "referenceCount", ${unread} as unread,
        coalesce(m.starred, false) as starred, ${archived} as archived,
        t.created_at as "createTime", t.updated_at as "updateTime"
      from (
        select t.* from topics t ${joinsFor(orders)} where ${where} ${order} ${pageOf({ current, size })}
      ) t ${user} ${assistant} ${counts} ${facts} ${marksOf(userId)}
      left join lateral (
        select ${since(sql`s.first_word_at`)} as "firstWord", jsonb_array_length(s.passages) as "references"
        from sessions s where s.topic_id = t.id order by s.place desc, s.version desc limit 1
      ) last on true ${order}`);
    const isSearch = Boolean(keyword?.trim());
    const searched = isSearch || filter.isLike !== undefined;
    const counted = isSearch
      ? sql`(select 1 from topics t where ${where} limit ${MOST_COUNTED}) t`
      : sql`topics t where ${where}`;
    const count = sql`select count(*)::int as total from ${counted}`;
    const { rows, total } = await pageWithTotal(db, { current, size, searched, count }, listed);
    const list: ConversationRecord[] = rows.map((row) => ({
      ...row,
      createTime: row.createTime.toISOString(),
      updateTime: row.updateTime.toISOString(),
    }));
    return { list, total, current, size };
  },

  /** How many of each kind there are for `looker`, each up to `MOST_COUNTED`. */
  count: async (filter: RecordFilter, looker: Looker) => {
    const { userId } = looker;
    const narrowing = narrowed(filter, await saying(db, looker, filter.keyword));
    const upTo = (condition: Sql, joined: Sql = facts): Sql => sql`(
      select count(*)::int from (
        select 1 from topics t ${joined} where ${narrowing} and ${condition} limit ${MOST_COUNTED}
      ) counted)`;
    const [counted] = await db.query<{
      all: number;
      unread: number;
      starred: number;
      disliked: number;
      unsupported: number;
      slow: number;
      cutOff: number;
    }>(sql`
      select ${upTo(sql`true`, empty)} as "all", ${upTo(unread, marksOf(userId))} as unread,
        ${upTo(sql`m.starred`, marksOf(userId))} as starred, ${upTo(faults.disliked)} as disliked,
        ${upTo(faults.unsupported)} as unsupported, ${upTo(faults.slow)} as slow, ${upTo(faults.cutOff)} as "cutOff"`);
    return counted ?? { all: 0, unread: 0, starred: 0, disliked: 0, unsupported: 0, slow: 0, cutOff: 0 };
  },

  /** Says something of conversations for `userId`; what is archived is so for everybody. */
  mark: async (
    ids: readonly string[],
    { seen, starred, archived: away }: RecordMark,
    userId: string,
  ): Promise<void> => {
    const named = sql`select t.id from topics t where t.id = any(${[...ids]}::text[])`;
    if (seen !== undefined) {
      await db.query(sql`
        insert into topic_marks (user_id, topic_id, seen_at)
        select ${userId}, id, ${seen ? sql`now()` : sql`null`}::timestamptz from (${named}) n
        on conflict (user_id, topic_id) do update set seen_at = excluded.seen_at`);
    }
    if (starred !== undefined) {
      await db.query(sql`
        insert into topic_marks (user_id, topic_id, starred) select ${userId}, id, ${starred} from (${named}) n
        on conflict (user_id, topic_id) do update set starred = excluded.starred`);
    }
    if (away === true) {
      await db.query(sql`
        insert into archived_topics (topic_id, archived_by) select id, ${userId} from (${named}) n
        on conflict (topic_id) do update set archived_at = now(), archived_by = excluded.archived_by`);
    }
    if (away === false) await db.query(sql`delete from archived_topics where topic_id = any(${[...ids]}::text[])`);
  },

  isThere: async (topicId: string): Promise<boolean> =>
    (await db.query(sql`select 1 from topics where id = ${topicId}`)).length > 0,

  /** Oldest first. The total is true also past the end. */
  answers: async ({ current, size, orders }: RecordPage, topicId: string, reader: Reader, language: Language) => {
    const rows = await db.query<AnswerRow>(sql`
      select s.id, s.question, ${wordsOf} as answer, s.status, l.is_like as "isLike", coalesce(l.feedback, '') as feedback,
        s.created_at as "createTime", ${since(sql`s.found_at`)} as found, ${since(sql`s.first_word_at`)} as "firstWord",
        ${since(sql`s.ended_at`)} as total, ${version},
        s.notice, s.failure, s.passages as "references"
      from sessions s left join likes l on l.session_id = s.id
      where s.topic_id = ${topicId} ${orderBy(orders, answerColumns, 's.place, s.version')}
      ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from sessions where topic_id = ${topicId}`,
    );
    const hidden = await hiddenSources(
      db,
      reader,
      rows.flatMap(({ references }) => references),
    );
    const list: RecordedAnswer[] = rows.map(({ version, versions, found, firstWord, total, ...row }) => ({
      ...row,
      references: withheldReferences(row.references, hidden, language),
      timing: { found, firstWord, total },
      createTime: row.createTime.toISOString(),
      ...(versions > 1 && { version, versions }),
    }));
    return { list, total: all?.total ?? 0, current, size };
  },

  /** An answer, and the bases that `reader` may look at in the order in which an FAQ on it belongs there; null: none is. */
  faqDraft: async (id: string, reader: Reader): Promise<FaqDraft | null> => {
    const [draft] = await db.query<FaqDraft>(sql`
      select s.question, ${wordsOf} as answer, l.is_like as "isLike", coalesce(l.feedback, '') as feedback,
        ${basesForFaq(reader)} as "knowledgeBases"
      from sessions s join topics t on t.id = s.topic_id left join likes l on l.session_id = s.id where s.id = ${id}`);
    return draft ?? null;
  },

  /** How many answers an export has. */
  countExported: async ({ from, to, ...filter }: RecordFilter & { from: Date; to: Date }): Promise<number> => {
    const [counted] = await db.query<{ total: number }>(sql`
      select count(*)::int as total from sessions s join topics t on t.id = s.topic_id
      where s.created_at >= ${from} and s.created_at <= ${to} and ${isExported(filter)}`);
    return counted?.total ?? 0;
  },

  /** All answers of a span, oldest first, read little by little. */
  async *export({ from, to, ...filter }: RecordFilter & { from: Date; to: Date }): AsyncGenerator<ExportedAnswer> {
    let last: { place: string; id: string } | null = null;
    for (;;) {
      // Those of the next part first, by the index alone: what they are joined with does not make it look at the others.
      const rows: (ExportedAnswer & { place: string })[] = await db.query<ExportedAnswer & { place: string }>(sql`
        with part as materialized (
          select s.id from sessions s join topics t on t.id = s.topic_id
          where s.created_at >= ${from} and s.created_at <= ${to} and ${isExported(filter)}
            ${last === null ? empty : sql`and (s.created_at, s.id) > (${last.place}::timestamptz, ${last.id}::text)`}
          order by s.created_at, s.id limit ${BATCH}
        )
        select s.id, s.created_at::text as place, s.created_at as time, u.username, coalesce(a.name, '') as "assistantName",
          t.title, s.question, ${wordsOf} as answer, s.status, l.is_like as "isLike", coalesce(l.feedback, '') as feedback,
          ${version}
        from part join sessions s on s.id = part.id join topics t on t.id = s.topic_id join users u on u.id = t.user_id
        left join assistants a on a.id = s.assistant_id left join likes l on l.session_id = s.id
        order by s.created_at, s.id`);
      yield* rows;
      last = rows.at(-1) ?? null;
      if (rows.length < BATCH) return;
    }
  },
});
