import type { Channel } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { applyEarly } from './receipts.store.js';
import type { SendOutcome } from '../channels/channel.js';
import { isOptedOut, optOut } from '../channels/optOuts.store.js';

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

/** One that is being handed over. */
export interface Claimed {
  readonly seq: string;
  readonly person: string;
  readonly customerId: string | null;
  readonly address: string;
  readonly content: unknown;
  readonly attempts: number;
}

/** Why a message does not go out although its time has come. */
export type Withholding = 'optedOut' | 'limit' | 'stopped';

export interface Settled {
  readonly seq: string;
  readonly outcome: SendOutcome;
}

interface SettledRow {
  channel: Channel;
  address: string;
  customerId: string | null;
  reason: string;
  receiptId: string;
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

/** Puts messages in. Whoever has one of the same cause gets no other. Answers how many are new. */
export const putIn = async (
  tx: Queryable,
  cause: string,
  channel: Channel,
  messages: readonly OutgoingMessage[],
): Promise<number> => {
  const rows = await tx.query(sql`
    insert into outbox (cause, channel, person, customer_id, address, content, cost)
    select ${cause}, ${channel}, m.person, m."customerId", m.address, m.content, m.cost
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
      as m (person text, "customerId" text, address text, content jsonb, cost bigint)
    on conflict (cause, person) do nothing returning 1 as one`);
  return rows.length;
};

/**
 * Takes those that are due, the oldest first. Whoever has opted out of the channel meanwhile, or has had `mostADay` of it in
 * 24 hours, gets none, whoever's number it is: that is decided here, at the last moment, and written down.
 */
export const claim = async (
  tx: Queryable,
  cause: string,
  { most, mostADay }: { readonly most: number; readonly mostADay: number },
): Promise<Claimed[]> => {
  const rows = await tx.query<Claimed & { state: string }>(sql`
    with due as (
      select seq, customer_id, channel, address from outbox
      where cause = ${cause} and state = 'waiting' and due_at <= now() order by due_at, seq limit ${most}
      for update skip locked
    ),
    judged as (
      select due.seq, case
        when exists (
          select 1 from customer_consents c
          where c.customer_id = due.customer_id and c.channel = due.channel and not c.agreed
        ) or ${isOptedOut(sql`due.channel`, sql`due.address`)} then 'optedOut'
        when (
          select count(*) from outbox o where o.customer_id = due.customer_id and o.channel = due.channel
            and o.sent_at > now() - interval '24 hours'
        ) >= ${mostADay} then 'limit'
        else '' end as reason
      from due
    )
    update outbox o set
      state = case when j.reason = '' then 'sending' else 'withheld' end, reason = j.reason,
      attempts = attempts + case when j.reason = '' then 1 else 0 end,
      sent_at = case when j.reason = '' then now() end
    from judged j where j.seq = o.seq
    returning o.seq::text as seq, o.person, o.customer_id as "customerId", o.address, o.content, o.attempts, o.state`);
  return rows.flatMap(({ seq, person, customerId, address, content, attempts, state }) =>
    state === 'sending' ? [{ seq, person, customerId, address, content, attempts }] : [],
  );
};

/**
 * Writes down what came of messages that were handed over. Who refused as somebody who opted out gets nothing more, and what the
 * vendor has said of a message already counts.
 */
export const settle = async (tx: Queryable, settled: readonly Settled[]): Promise<void> => {
  const rows = settled.map(({ seq, outcome }) => ({
    seq,
    state: outcome.state === 'later' ? 'waiting' : outcome.state,
    reason: outcome.state === 'refused' ? outcome.reason : '',
    said: outcome.state === 'taken' ? '' : outcome.said,
    receipt: outcome.state === 'taken' ? outcome.receiptId : '',
    after: outcome.state === 'later' ? outcome.after : 0,
  }));
  const written = await tx.query<SettledRow>(sql`
    update outbox o set state = s.state, reason = s.reason, said = s.said, receipt_id = s.receipt,
      due_at = now() + s.after * interval '1 millisecond',
      -- What surely did not go out counts for no limit.
      sent_at = case when s.state in ('taken', 'unknown') then o.sent_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s (seq bigint, state text, reason text, said text, receipt text, after integer)
    where o.seq = s.seq and o.state = 'sending'
    returning o.channel, o.address, o.customer_id as "customerId", o.reason, o.receipt_id as "receiptId"`);
  const [{ channel } = { channel: 'sms' as const }] = written;
  const optedOut = written.filter(({ reason }) => reason === 'optedOut');
  if (optedOut.length > 0) await optOut(tx, channel, optedOut, 'reply');
  const ids = written.flatMap(({ receiptId }) => (receiptId === '' ? [] : [receiptId]));
  if (ids.length > 0) await applyEarly(tx, channel, ids);
};

/**
 * What somebody was sending who is no more. Nobody knows whether it went out, and it is not sent again; only where the vendor
 * takes a message of one key once, `keyed`, it is.
 */
export const settleLost = async (tx: Queryable, cause: string, keyed: boolean): Promise<number> => {
  const state = keyed ? 'waiting' : 'unknown';
  const rows = await tx.query(sql`
    update outbox set state = ${state}, sent_at = case when ${keyed} then null else sent_at end
    where cause = ${cause} and state = 'sending' returning 1 as one`);
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

/** How many wait. */
export const waitingOf = async (tx: Queryable, cause: string): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(
    sql`select count(*)::int as count from outbox where cause = ${cause} and state = 'waiting'`,
  );
  return row?.count ?? 0;
};

export const countsOf = async (tx: Queryable, cause: string): Promise<OutboxCounts> => {
  const rows = await tx.query<{ state: string; count: number; delivered: number; failed: number; clicked: number }>(sql`
    select state, count(*)::int as count, count(delivered_at)::int as delivered, count(failed_at)::int as failed,
      count(clicked_at)::int as clicked
    from outbox where cause = ${cause} group by state`);
  const of = (state: string): number => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    waiting: of('waiting'),
    sending: of('sending'),
    taken: of('taken'),
    refused: of('refused'),
    unknown: of('unknown'),
    withheld: of('withheld'),
    delivered: rows.reduce((sum, { delivered }) => sum + delivered, 0),
    failed: rows.reduce((sum, { failed }) => sum + failed, 0),
    clicked: rows.reduce((sum, { clicked }) => sum + clicked, 0),
  };
};
