import type { Channel } from '@console/api/contract';
import sql from 'sql-template-tag';
import { optOut } from '../channels/optOuts.store.js';
import type { Report } from '../channels/receipts/report.js';
import type { Queryable } from '../db/database.js';

interface Found {
  at: number;
  seq: string;
  address: string;
  customerId: string | null;
}

/** Messages by the ids that the vendor gave; whatever else by the keys that they were handed over by. */
const find = (tx: Queryable, channel: Channel, reports: readonly Report[]): Promise<Found[]> => {
  const given = reports.map(({ receiptId, to }, at) => ({ at, receipt: receiptId, to }));
  return tx.query<Found>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (at integer, receipt text, "to" text)
    )
    select g.at, o.seq::text as seq, o.address, o.customer_id as "customerId"
    from given g join outbox o on o.channel = ${channel} and o.receipt_id = g.receipt and o.receipt_id <> ''
      and (g."to" = '' or right(o.address, 11) = right(g."to", 11))
    union
    select g.at, o.seq::text, o.address, o.customer_id
    from given g join outbox o
      on o.seq = case when g.receipt ~ '-[0-9]{1,18}$' then substring(g.receipt from '-([0-9]+)$')::bigint end
      and o.channel = ${channel} and o.cause || '-' || o.seq = g.receipt`);
};

/**
 * Writes down what a vendor says of messages, however often it says it. What it says of a message nobody knows of is kept for a
 * while: it may be about one that is being written down just now. Answers how many were known.
 */
export const takeReports = async (tx: Queryable, channel: Channel, reports: readonly Report[]): Promise<number> => {
  const found = await find(tx, channel, reports);
  const told = found.flatMap(({ at, seq }) => {
    const report = reports[at];
    return report === undefined ? [] : [{ seq, state: report.state, said: report.said }];
  });
  if (told.length > 0)
    await tx.query(sql`
      with told as (
        select seq, bool_or(state = 'delivered') as delivered, bool_or(state = 'failed') as failed,
          bool_or(state = 'clicked') as clicked, max(said) filter (where state = 'failed') as said
        from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t (seq bigint, state text, said text) group by seq
      )
      update outbox o set
        delivered_at = case when t.delivered or t.clicked then coalesce(o.delivered_at, now()) else o.delivered_at end,
        -- What has arrived did not fail, in whichever order the two are told.
        failed_at = case when t.delivered or t.clicked or o.delivered_at is not null then null
          when t.failed then coalesce(o.failed_at, now()) else o.failed_at end,
        said = case when t.failed and not t.delivered and o.delivered_at is null then coalesce(t.said, '') else o.said end,
        clicked_at = case when t.clicked then coalesce(o.clicked_at, now()) else o.clicked_at end,
        -- Now it is known that it was taken.
        state = case when o.state = 'unknown' then 'taken' else o.state end
      from told t where o.seq = t.seq`);
  const optedOut = found.filter(({ at }) => reports[at]?.state === 'optedOut');
  if (optedOut.length > 0) await optOut(tx, channel, optedOut, 'reply');
  const known = new Set(found.map(({ at }) => at));
  const early = reports.filter((_, at) => !known.has(at));
  if (early.length > 0)
    await tx.query(sql`
      insert into early_receipts (channel, receipt_id, address, state, said)
      select ${channel}::text, r."receiptId", r."to", r.state, r.said
      from jsonb_to_recordset(${JSON.stringify(early)}::jsonb) as r ("receiptId" text, "to" text, state text, said text)
      on conflict do nothing`);
  return known.size;
};

/** What was said too early of messages that are written down now. */
export const applyEarly = async (tx: Queryable, channel: Channel, receiptIds: readonly string[]): Promise<void> => {
  const early = await tx.query<Report>(sql`
    delete from early_receipts where channel = ${channel} and receipt_id = any(${[...receiptIds]}::text[])
    returning receipt_id as "receiptId", address as "to", state, said`);
  if (early.length > 0) await takeReports(tx, channel, early);
};

/** Forgets what was said of messages that never were. */
export const forgetEarly = async (db: Queryable): Promise<void> => {
  await db.query(sql`delete from early_receipts where received_at < now() - interval '2 days'`);
};
