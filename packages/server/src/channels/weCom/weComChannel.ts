import type { Channel, SendOutcome } from '../channel.js';
import { isNothing } from '../tencent.js';
import type { WeCom } from './weCom.js';

/** A text that a member of staff is asked to send. */
export interface WeComContent {
  /** Whose contact the person is. */
  readonly sender: string;
  readonly content: string;
}

/** A call takes 10,000; of fewer not as many stay unknown where its reply is lost. */
const BATCH = 2000;

/** Messages through the members of staff whose contacts people are: those that say the same go in one call. */
export const weComChannel = (service: Pick<WeCom, 'message' | 'messageResults'>): Channel<WeComContent> => ({
  batch: BATCH,
  alike: true,
  receipts: async (receiptId, { sender }) => {
    const results = await service.messageResults(receiptId, sender);
    if (!isNothing(results)) return results;
    // Of a sender who has left nothing is told any more: that keeps nobody else's from being asked for.
    return results.state === 'refused' && results.reason !== 'account' ? [] : null;
  },
  send: async (batch, signal) => {
    const groups = new Map<string, { content: WeComContent; to: string[] }>();
    for (const { to, content } of batch) {
      const key = JSON.stringify([content.sender, content.content]);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { content, to: [to] });
      else group.to.push(to);
    }
    const outcomes = new Map<string, (to: string) => SendOutcome>();
    for (const [key, { content, to }] of groups) {
      const result = await service.message(content.sender, to, content.content, signal);
      const unreachable = new Set(isNothing(result) ? [] : result.unreachable);
      outcomes.set(key, (who) => {
        if (isNothing(result)) return result;
        return unreachable.has(who)
          ? { state: 'refused', reason: 'address', said: '' }
          : { state: 'taken', receiptId: result.messageId };
      });
    }
    return batch.map(({ to, content }) => {
      const outcome = outcomes.get(JSON.stringify([content.sender, content.content]))?.(to);
      return outcome ?? { state: 'unknown', said: '' };
    });
  },
});
