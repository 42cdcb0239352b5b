import type { Channel } from '@console/api/contract';
import sql from 'sql-template-tag';
import { addressHash } from '../channels/optOuts.store.js';
import type { Queryable } from '../db/database.js';
import { LINK_MARK } from './links.js';

/** A message that is to go out. */
export interface OutgoingMessage {
  /** Whom it is for within its cause. */
  readonly person: string;
  /** Null: a person who is no customer, such as who tries a template. */
  readonly customerId: string | null;
  readonly address: string;
  readonly content: object;
  /** Thousandths of a yuan. */
  readonly cost: number;
}

/** How many messages of a cause stand how. */
export interface OutboxCounts {
  readonly waiting: number;
  readonly sending: number;
  readonly taken: number;
  readonly refused: number;
  readonly unknown: number;
  readonly withheld: number;
  readonly delivered: number;
  /** Taken, and reported as not delivered. */
  readonly failed: number;
  /** People who opened an address in their message. */
  readonly clicked: number;
}

/**
 * Puts messages in. Whoever has one of the same cause gets no other: neither under another name at the same address, nor at
 * another address as the customer who they were merged with or as. Answers how many are new.
 */
export const putIn = async (
  tx: Queryable,
  cause: string,
  channel: Channel,
  messages: readonly OutgoingMessage[],
): Promise<number> => {
  const rows = await tx.query(sql`
    insert into outbox (cause, channel, person, customer_id, address, address_hash, together, content, cost)
    select ${cause}, ${channel}, m.person, m."customerId", m.address, ${addressHash(sql`${channel}::text`, sql`m.address`)},
      -- What has addresses of its own says something else to each.
      case when ${channel}::text = 'qyWechat' and strpos(m.content::text, ${LINK_MARK}) = 0 then md5(m.content::text) else '' end,
      m.content, m.cost
    from rows from (
      jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
        as (person text, "customerId" text, address text, content jsonb, cost bigint)
    ) with ordinality as m (person, "customerId", address, content, cost, place)
    where not exists (select 1 from outbox o where o.customer_id = m."customerId" and o.cause = ${cause})
    order by m.place
    on conflict do nothing returning 1 as one`);
  return rows.length;
};

/** Whatever has not gone out yet never will. Answers how many. */
export const stopAll = async (tx: Queryable, cause: string): Promise<number> => {
  const rows = await tx.query(sql`
    update outbox set state = 'withheld', reason = 'stopped' where cause = ${cause} and state = 'waiting'
    returning 1 as one`);
  return rows.length;
};

/** Milliseconds until the next message of a cause is due; 0: now; null: none waits. */
export const nextDue = async (tx: Queryable, cause: string): Promise<number | null> => {
  const [row] = await tx.query<{ wait: number | null }>(sql`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as wait
    from outbox where cause = ${cause} and state = 'waiting'`);
  const wait = row?.wait ?? null;
  return wait === null ? null : Math.max(0, wait);
};

const none: OutboxCounts = {
  waiting: 0,
  sending: 0,
  taken: 0,
  refused: 0,
  unknown: 0,
  withheld: 0,
  delivered: 0,
  failed: 0,
  clicked: 0,
};

/** Kept as messages change, so that asking costs the same however many there are. */
export const countsOf = async (tx: Queryable, cause: string): Promise<OutboxCounts> => {
  const [row] = await tx.query<OutboxCounts>(sql`
    select waiting, sending, taken, refused, unknown, withheld, delivered, failed, clicked
    from outbox_counts where cause = ${cause}`);
  return row ?? none;
};

/** Of all that were put in. */
export const totalOf = ({ waiting, sending, taken, refused, unknown, withheld }: OutboxCounts): number =>
  waiting + sending + taken + refused + unknown + withheld;
