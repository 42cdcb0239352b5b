import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/** Where somebody has got to who goes through calls, the oldest first. */
export interface CallPlace {
  /** To the microsecond, as PostgreSQL writes it. */
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
export const firstCall: CallPlace = { sentAt: '-infinity', receiptId: '', sender: '' };

const columns = sql`o.sent_at, o.receipt_id, o.content ->> 'sender' as sender, o.content`;
// As the index has it, word for word.
const isOpen = sql`
  o.channel = 'qyWechat' and o.state = 'taken' and o.receipt_id <> '' and o.content ->> 'sender' <> ''
    and o.delivered_at is null and o.failed_at is null`;
const place = sql`(o.sent_at, o.receipt_id, o.content ->> 'sender')`;
const inOrder = sql`order by o.sent_at, o.receipt_id, o.content ->> 'sender'`;

/**
 * Calls of the last days of whose messages some are not known yet, after a place, so many at most. One step for each: neither the
 * messages of a call nor those that are older cost anything.
 */
export const openCalls = (tx: Queryable, { sentAt, receiptId, sender }: CallPlace, most: number): Promise<OpenCall[]> =>
  tx.query<OpenCall>(sql`
    with recursive calls as (
      (
        select ${columns} from outbox o where ${isOpen} and o.sent_at > now() - interval '3 days'
          and ${place} > (${sentAt}::timestamptz, ${receiptId}::text, ${sender}::text)
        ${inOrder} limit 1
      ) union all
      select n.* from calls c cross join lateral (
        select ${columns} from outbox o where ${isOpen} and ${place} > (c.sent_at, c.receipt_id, c.sender)
        ${inOrder} limit 1
      ) n
    )
    select sent_at::text as "sentAt", receipt_id as "receiptId", sender, content from calls limit ${most}`);
