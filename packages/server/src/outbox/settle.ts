import type { Channel } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { SendOutcome } from '../channels/channel.js';
import { optOutOfMessages } from '../channels/optOuts.store.js';
import type { Queryable } from '../db/database.js';
import { storable } from '../text/storable.js';
import { applyEarly, waitForReports } from './receipts.store.js';

export interface Settled {
  readonly seq: string;
  readonly outcome: SendOutcome;
}

/** What is written down of an outcome; the account of the vendor being refused, a message waits until that is mended. */
const rowOf = ({ seq, outcome }: Settled) => {
  const refused = outcome.state === 'refused' && outcome.reason !== 'account' ? outcome.reason : '';
  return {
    seq,
    state: outcome.state === 'later' || (outcome.state === 'refused' && refused === '') ? 'waiting' : outcome.state,
    reason: refused,
    said: outcome.state === 'taken' ? '' : storable(outcome.said),
    receipt: outcome.state === 'taken' ? storable(outcome.receiptId) : '',
    after: outcome.state === 'later' ? outcome.after : 0,
  };
};

/** Whether messages `o` are reported as having arrived, whatever the reply said. */
const hasArrived = sql`(o.delivered_at is not null or o.clicked_at is not null)`;
/** Whether anything has been reported of a message, which a vendor does of none that it did not take. */
const isReported = sql`(${hasArrived} or o.failed_at is not null)`;
/** Whether a reply `s` is outdone by that: of a refusal, only by having arrived. */
const isOutdone = sql`((s.state in ('waiting', 'unknown') and ${isReported}) or (s.state = 'refused' and ${hasArrived}))`;

/**
 * Writes down what came of messages that were handed over. Who refused as somebody who opted out gets nothing more, and what the
 * vendor has said of a message already counts. `stopped`: what did not go out never will. Answers the hashes of the addresses
 * where nothing has gone.
 */
export const settle = async (
  tx: Queryable,
  settled: readonly Settled[],
  { stopped = false }: { readonly stopped?: boolean } = {},
): Promise<string[]> => {
  const rows = settled.map(rowOf);
  await waitForReports(tx, 'some');
  // Before messages are held: whoever erases or merges customers holds these first.
  await optOutOfMessages(
    tx,
    rows.filter(({ reason }) => reason === 'optedOut').map(({ seq }) => seq),
    'reply',
  );
  const written = await tx.query<{ channel: Channel; hash: string; receiptId: string; isGone: boolean }>(sql`
    update outbox o set
      state = case when ${isOutdone} then 'taken' when s.state = 'waiting' and ${stopped} then 'withheld' else s.state end,
      reason = case when ${isOutdone} then '' when s.state = 'waiting' and ${stopped} then 'stopped' else s.reason end,
      -- What a report says of a failure is more than what was said before.
      said = case when o.failed_at is null then s.said else o.said end, receipt_id = s.receipt,
      -- A refusal says it already.
      failed_at = case when s.state = 'refused' then null else o.failed_at end,
      due_at = now() + s.after * interval '1 millisecond',
      -- What surely did not go out is not sent.
      sent_at = case when s.state in ('taken', 'unknown') or ${isOutdone} then o.sent_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s (seq bigint, state text, reason text, said text, receipt text, after integer)
    where o.seq = s.seq and o.state = 'sending'
    returning o.channel, o.address_hash as hash, o.receipt_id as "receiptId", o.sent_at is not null as "isGone"`);
  const [{ channel } = { channel: 'sms' as const }] = written;
  const ids = written.flatMap(({ receiptId }) => (receiptId === '' ? [] : [receiptId]));
  if (ids.length > 0) await applyEarly(tx, channel, ids);
  return written.flatMap(({ hash, isGone }) => (isGone ? [] : [hash]));
};

/**
 * What somebody was sending who is no more. Nobody knows whether it went out, unless something was reported of it, and it is not
 * sent again. Answers how many.
 */
export const settleLost = async (tx: Queryable, cause: string): Promise<number> => {
  const rows = await tx.query(sql`
    update outbox o set state = case when ${isReported} then 'taken' else 'unknown' end
    where cause = ${cause} and state = 'sending' returning 1 as one`);
  return rows.length;
};
