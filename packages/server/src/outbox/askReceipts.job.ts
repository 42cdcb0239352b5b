import sql from 'sql-template-tag';
import type { MessageChannels } from '../channels/messageChannels.js';
import type { Queryable } from '../db/database.js';
import { enqueueOnce, type JobKind } from '../jobs/index.js';
import { readWeCom } from './contents.js';
import { takeReports } from './receipts.store.js';

/** The kind of work that asks vendors what became of messages who do not report it: WeCom. */
export const ASK_RECEIPTS = 'ask_receipts';

const CHANNEL = 'qyWechat';
/** Questions of one piece. */
const AT_ONCE = 50;

/** Messages of the last days of which nothing is known yet, one for each id and member of staff, after a place. */
const openOnes = (tx: Queryable, after: string) =>
  tx.query<{ receiptId: string; sender: string; content: unknown }>(sql`
    select distinct on (receipt_id, content ->> 'sender') receipt_id as "receiptId", content ->> 'sender' as sender, content
    from outbox where channel = ${CHANNEL} and receipt_id <> '' and state = 'taken'
      and delivered_at is null and failed_at is null and sent_at > now() - interval '3 days'
      and receipt_id || ' ' || (content ->> 'sender') > ${after}
    order by receipt_id, content ->> 'sender' limit ${AT_ONCE}`);

/** Asks piece by piece; a vendor that cannot be asked now is asked the next time. */
export const askReceiptsJob = (channels: MessageChannels): JobKind => ({
  run: async ({ payload, write }) => {
    const after = typeof payload.after === 'string' ? payload.after : '';
    const ask = (await channels.qyWechat())?.bare.receipts;
    if (ask === undefined) return undefined;
    const open = await write((tx) => openOnes(tx, after));
    for (const { receiptId, content } of open) {
      const read = readWeCom(content, (text) => text);
      const receipts = read && (await ask(receiptId, read));
      if (receipts === null) return undefined;
      const reports = (receipts ?? []).map(({ to = '', ...receipt }) => ({ ...receipt, to }));
      if (reports.length > 0) await write((tx) => takeReports(tx, CHANNEL, reports));
    }
    const last = open.at(-1);
    return last === undefined || open.length < AT_ONCE
      ? undefined
      : { next: { after: `${last.receiptId} ${last.sender}` } };
  },
});

/** Has it asked, where there is something to ask about. */
export const queueReceipts = async (db: Queryable): Promise<void> => {
  const [open] = await openOnes(db, '');
  if (open !== undefined) await enqueueOnce(db, { kind: ASK_RECEIPTS, subject: ASK_RECEIPTS });
};
