import * as z from 'zod/mini';
import type { MessageChannels } from '../channels/messageChannels.js';
import type { Queryable } from '../db/database.js';
import { enqueueOnce, type JobKind } from '../jobs/index.js';
import { readWeCom } from './contents.js';
import { firstCall, openCalls } from './openCalls.store.js';
import { takeReports } from './receipts.store.js';

/** The kind of work that asks vendors what became of messages who do not report it: WeCom. */
export const ASK_RECEIPTS = 'ask_receipts';

const CHANNEL = 'qyWechat';
/** Questions of one piece. */
const AT_ONCE = 50;

const Place = z.object({ sentAt: z.string(), receiptId: z.string(), sender: z.string() });

/** Asks piece by piece; a vendor that cannot be asked now is asked the next time. */
export const askReceiptsJob = (channels: MessageChannels): JobKind => ({
  run: async ({ payload, write }) => {
    const after = z.safeParse(Place, payload.after).data ?? firstCall;
    const ask = (await channels.qyWechat())?.bare.receipts;
    if (ask === undefined) return undefined;
    const open = await write((tx) => openCalls(tx, after, AT_ONCE));
    for (const { receiptId, content } of open) {
      const read = readWeCom(content, (text) => text);
      const receipts = read && (await ask(receiptId, read));
      if (receipts === null) return undefined;
      const reports = (receipts ?? []).map(({ to = '', ...receipt }) => ({ ...receipt, to }));
      if (reports.length > 0) await write((tx) => takeReports(tx, CHANNEL, reports));
    }
    const last = open.at(-1);
    if (last === undefined || open.length < AT_ONCE) return undefined;
    const { sentAt, receiptId, sender } = last;
    return { next: { after: { sentAt, receiptId, sender } } };
  },
});

/** Has it asked, where there is something to ask about. */
export const queueReceipts = async (db: Queryable): Promise<void> => {
  const [open] = await openCalls(db, firstCall, 1);
  if (open !== undefined) await enqueueOnce(db, { kind: ASK_RECEIPTS, subject: ASK_RECEIPTS });
};
