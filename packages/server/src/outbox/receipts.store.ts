import type { Channel } from '@console/api/contract';
import sql, { raw } from 'sql-template-tag';
import { addressHash, optOutOfMessages } from '../channels/optOuts.store.js';
import type { Report, ReportState } from '../channels/receipts/report.js';
import type { Queryable } from '../db/database.js';
import { storable } from '../text/storable.js';

/** A report as it is kept: of whom it is, if it says so, by the hash of the address. */
interface Told {
  readonly receiptId: string;
  readonly hash: string;
  readonly state: ReportState;
  readonly said: string;
}

/**
 * Writing down outcomes (`some`) and taking reports (`all`) wait for each other until the transaction ends: else a report that
 * comes between would find no message, and the message no report.
 */
export const waitForReports = async (tx: Queryable, held: 'some' | 'all'): Promise<void> => {
  const lock = raw(held === 'all' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await tx.query(sql`select ${lock}(hashtext('outbox reports'))`);
};

/** Messages by the ids that the vendor gave; whatever else by the keys that they were handed over by. */
const find = (tx: Queryable, channel: Channel, reports: readonly Told[]) => {
  const given = reports.map(({ receiptId, hash }, at) => ({ at, receipt: receiptId, hash }));
  return tx.query<{ at: number; seq: string }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (at integer, receipt text, hash text)
    )
    select g.at, o.seq::text as seq
    from given g join outbox o on o.channel = ${channel} and o.receipt_id = g.receipt and o.receipt_id <> ''
      and (g.hash = '' or o.address_hash = g.hash)
    union
    select g.at, o.seq::text
    from given g join outbox o
      on o.seq = case when g.receipt ~ '-[0-9]{1,18}$' then substring(g.receipt from '-([0-9]+)$')::bigint end
      and o.channel = ${channel} and o.cause || '-' || o.seq = g.receipt`);
};

/** Whether messages `o` of which something is reported stand otherwise, and were taken after all. */
const wasTaken = sql`(
  o.state in ('unknown', 'refused') or (o.state in ('waiting', 'withheld') and o.attempts > 0))`;

/** That a message failed which the vendor refused is nothing new; that it has arrived is, and it was not refused then. */
const write = async (tx: Queryable, told: readonly (Pick<Told, 'state' | 'said'> & { seq: string })[]) => {
  // In the order in which whoever erases somebody takes them.
  await tx.query(sql`
    select 1 from outbox where seq = any(${told.map(({ seq }) => seq)}::bigint[]) order by seq for no key update`);
  await tx.query(sql`
    with told as (
      select seq, bool_or(state in ('delivered', 'opened', 'clicked')) as arrived, bool_or(state = 'failed') as failed,
        bool_or(state = 'opened') as opened, bool_or(state = 'clicked') as clicked,
        max(said) filter (where state = 'failed') as said
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t (seq bigint, state text, said text) group by seq
    )
    update outbox o set
      delivered_at = case when t.arrived then coalesce(o.delivered_at, now()) else o.delivered_at end,
      -- What has arrived did not fail, in whichever order the two are told.
      failed_at = case when t.arrived or o.delivered_at is not null then null
        when t.failed then coalesce(o.failed_at, now()) else o.failed_at end,
      said = case when t.failed and not t.arrived and o.delivered_at is null then coalesce(t.said, '') else o.said end,
      opened_at = case when t.opened then coalesce(o.opened_at, now()) else o.opened_at end,
      clicked_at = case when t.clicked then coalesce(o.clicked_at, now()) else o.clicked_at end,
      -- Now it is known that it was taken: it does not go out again either.
      state = case when ${wasTaken} then 'taken' else o.state end,
      reason = case when ${wasTaken} then '' else o.reason end,
      sent_at = coalesce(o.sent_at, now())
    from told t where o.seq = t.seq and (t.arrived or o.state <> 'refused')`);
};

const take = async (tx: Queryable, channel: Channel, reports: readonly Told[]): Promise<number> => {
  const found = await find(tx, channel, reports);
  const told = found.flatMap(({ at, seq }) => {
    const report = reports[at];
    return report === undefined ? [] : [{ seq, state: report.state, said: report.said }];
  });
  await optOutOfMessages(
    tx,
    told.filter(({ state }) => state === 'optedOut').map(({ seq }) => seq),
    'reply',
  );
  if (told.length > 0) await write(tx, told);
  const known = new Set(found.map(({ at }) => at));
  const early = reports.filter((_, at) => !known.has(at));
  if (early.length > 0)
    await tx.query(sql`
      insert into early_receipts (channel, receipt_id, address_hash, state, said)
      select ${channel}::text, r."receiptId", r.hash, r.state, r.said
      from jsonb_to_recordset(${JSON.stringify(early)}::jsonb) as r ("receiptId" text, hash text, state text, said text)
      on conflict do nothing`);
  return known.size;
};

/**
 * Writes down what a vendor says of messages, however often it says it. What it says of a message nobody knows of is kept for a
 * while: it may be about one that is being written down just now. Answers how many were known.
 */
export const takeReports = async (tx: Queryable, channel: Channel, reports: readonly Report[]): Promise<number> => {
  if (reports.length === 0) return 0;
  await waitForReports(tx, 'all');
  const places = [...new Set(reports.map(({ to }) => to).filter((to) => to !== ''))].map(storable);
  const hashes = await tx.query<{ address: string; hash: string }>(sql`
    select address, ${addressHash(sql`${channel}::text`, sql`address`)} as hash
    from unnest(${places}::text[]) as given (address)`);
  const hashOf = new Map(hashes.map(({ address, hash }) => [address, hash]));
  const told = reports.map(({ receiptId, to, state, said }) => ({
    receiptId: storable(receiptId),
    hash: hashOf.get(storable(to)) ?? '',
    state,
    said: storable(said),
  }));
  return take(tx, channel, told);
};

/** What was said too early of messages that are written down now. */
export const applyEarly = async (tx: Queryable, channel: Channel, receiptIds: readonly string[]): Promise<void> => {
  const early = await tx.query<Told>(sql`
    delete from early_receipts where channel = ${channel} and receipt_id = any(${[...receiptIds]}::text[])
    returning receipt_id as "receiptId", address_hash as hash, state, said`);
  if (early.length > 0) await take(tx, channel, early);
};

/** Whoever got a message has opened what it leads to. */
export const noteClick = async (db: Queryable, seq: number): Promise<void> => {
  await db.query(sql`
    update outbox o set clicked_at = now(), delivered_at = coalesce(o.delivered_at, now()), failed_at = null,
      -- The address stands in that message alone: it was taken, and does not go out again.
      state = case when ${wasTaken} then 'taken' else o.state end,
      reason = case when ${wasTaken} then '' else o.reason end,
      sent_at = coalesce(o.sent_at, now())
    where o.seq = ${seq} and o.clicked_at is null`);
};

/** Forgets what was said of messages that never were. */
export const forgetEarly = async (db: Queryable): Promise<void> => {
  await db.query(sql`delete from early_receipts where received_at < now() - interval '2 days'`);
};
