import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/** Hours that the pauses begin with, and how each is longer than the one before. */
const FIRST = 0.1;
const GROWS = 1.5;
const TIMES = 24;

/**
 * Hours after which a call is asked about, the first time with the next turn, the last time after 31 days: most staff say yes
 * within minutes, some take weeks. The last of the list ends it: what is older is not asked about any more.
 */
const ages = [0, ...Array.from({ length: TIMES }, (_, at) => FIRST * GROWS ** at)];

/** What is asked about at one time: whatever has come to one of these ages since the last one. */
export interface Turn {
  /** To the microsecond, as PostgreSQL writes them. */
  readonly since: string;
  readonly until: string;
}

/** Where somebody has got to who goes through the calls of a turn: through those of an age, the oldest first. */
export interface CallPlace {
  /** Which of the ages. */
  readonly age: number;
  readonly sentAt: string;
  readonly receiptId: string;
  readonly sender: string;
}

/** A call to WeCom: messages that went out together, by one id and one member of staff. */
export interface OpenCall extends CallPlace {
  /** What one of its messages says. */
  readonly content: unknown;
}

/** Before all of them. */
export const firstCall: CallPlace = { age: 0, sentAt: '-infinity', receiptId: '', sender: '' };

/** What is to be asked about now. */
export const nextTurn = async (tx: Queryable): Promise<Turn> => {
  const [turn] = await tx.query<Turn>(sql`
    select coalesce((select asked_to from receipts_asked), '-infinity')::text as since, now()::text as until`);
  return turn ?? { since: '-infinity', until: 'now' };
};

/** All of a turn was asked about. */
export const endTurn = async (tx: Queryable, { until }: Turn): Promise<void> => {
  await tx.query(sql`
    insert into receipts_asked as r (asked_to) values (${until})
    on conflict (only_one) do update set asked_to = greatest(r.asked_to, excluded.asked_to)`);
};

const columns = sql`o.sent_at, o.receipt_id, o.content ->> 'sender' as sender, o.content`;
// As the index has it, word for word.
const isOpen = sql`
  o.channel = 'qyWechat' and o.state = 'taken' and o.receipt_id <> '' and o.content ->> 'sender' <> ''
    and o.delivered_at is null and o.failed_at is null`;
const place = sql`(o.sent_at, o.receipt_id, o.content ->> 'sender')`;
const inOrder = sql`order by o.sent_at, o.receipt_id, o.content ->> 'sender'`;

/**
 * Calls of one age of whose messages some are not known yet, after a place, so many at most. One step for each: neither the
 * messages of a call nor those of another age cost anything. What has come to several ages since stands with the last.
 */
const callsOfAge = (tx: Queryable, { since, until }: Turn, after: CallPlace, most: number): Promise<OpenCall[]> => {
  const { age, sentAt, receiptId, sender } = after;
  const before = (moment: string, at: number) =>
    sql`${moment}::timestamptz - ${ages[at] ?? 0}::float8 * interval '1 hour'`;
  const isOfAge = sql`
    o.sent_at > greatest(${before(since, age)}, ${before(until, age + 1)}) and o.sent_at <= ${before(until, age)}`;
  return tx.query<OpenCall>(sql`
    with recursive calls as (
      (
        select ${columns} from outbox o where ${isOpen} and ${isOfAge}
          and ${place} > (${sentAt}::timestamptz, ${receiptId}::text, ${sender}::text)
        ${inOrder} limit 1
      ) union all
      select n.* from calls c cross join lateral (
        select ${columns} from outbox o where ${isOpen} and ${isOfAge} and ${place} > (c.sent_at, c.receipt_id, c.sender)
        ${inOrder} limit 1
      ) n
    )
    select ${age}::int as age, sent_at::text as "sentAt", receipt_id as "receiptId", sender, content from calls limit ${most}`);
};

/** Calls of a turn of whose messages some are not known yet, after a place, so many at most; fewer: these are the last. */
export const openCalls = async (tx: Queryable, turn: Turn, after: CallPlace, most: number): Promise<OpenCall[]> => {
  const found: OpenCall[] = [];
  for (let { age } = after; age < TIMES && found.length < most; age += 1) {
    const from = age === after.age ? after : { ...firstCall, age };
    found.push(...(await callsOfAge(tx, turn, from, most - found.length)));
  }
  return found;
};
