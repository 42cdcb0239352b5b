import * as z from 'zod/mini';
import type { MessageChannels } from '../channels/messageChannels.js';
import type { Queryable } from '../db/database.js';
import { enqueueOnce, type JobKind } from '../jobs/index.js';
import { readWeCom } from './contents.js';
import { endTurn, firstCall, nextTurn, openCalls } from './openCalls.store.js';
import { takeReports } from './receipts.store.js';

/** The kind of work that asks vendors what became of messages who do not report it: WeCom. */
export const ASK_RECEIPTS = 'ask_receipts';

const CHANNEL = 'qyWechat';
/** Questions of one piece. */
const AT_ONCE = 50;

const Begun = z.object({
  turn: z.object({ since: z.string(), until: z.string() }),
  after: z.object({ age: z.int(), sentAt: z.string(), receiptId: z.string(), sender: z.string() }),
});

/** Asks piece by piece; where the vendor cannot be asked now, the next turn begins where this one did. */
export const askReceiptsJob = (channels: MessageChannels): JobKind => ({
  run: async ({ payload, write }) => {
    const ask = (await channels.qyWechat())?.bare.receipts;
    if (ask === undefined) return undefined;
    const begun = z.safeParse(Begun, payload).data;
    const { turn, open } = await write(async (tx) => {
      const known = begun?.turn ?? (await nextTurn(tx));
      return { turn: known, open: await openCalls(tx, known, begun?.after ?? firstCall, AT_ONCE) };
    });
    for (const { receiptId, content } of open) {
      const read = readWeCom(content, (text) => text);
      const receipts = read && (await ask(receiptId, read));
      if (receipts === null) return undefined;
      const reports = (receipts ?? []).map(({ to = '', ...receipt }) => ({ ...receipt, to }));
      if (reports.length > 0) await write((tx) => takeReports(tx, CHANNEL, reports));
    }
    const last = open.at(-1);
    if (last !== undefined && open.length === AT_ONCE) {
      const { age, sentAt, receiptId, sender } = last;
      return { next: { turn, after: { age, sentAt, receiptId, sender } } };
    }
    await write((tx) => endTurn(tx, turn));
    return undefined;
  },
});

/** Has it asked, where there is something to ask about. */
export const queueReceipts = async (db: Queryable): Promise<void> => {
  const [open] = await openCalls(db, await nextTurn(db), firstCall, 1);
  if (open !== undefined) await enqueueOnce(db, { kind: ASK_RECEIPTS, subject: ASK_RECEIPTS });
};
