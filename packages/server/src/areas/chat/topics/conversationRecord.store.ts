import { type ConversationRecord, MOST_COUNTED, type RecordFault } from '@console/api/contract';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { containing, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { since } from './answerColumns.js';
import { ofTopic, type RecordFilter } from './recordFilter.js';

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
    true ${ofTopic(filter)} ${said}
    ${from === undefined ? empty : sql`and t.updated_at >= ${from}`}
    ${to === undefined ? empty : sql`and t.updated_at <= ${to}`}
    ${filter.archived === undefined ? empty : sql`and ${archived} = ${filter.archived}`}`;
};

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
});
