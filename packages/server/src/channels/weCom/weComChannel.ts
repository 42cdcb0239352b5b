import type { Channel, SendOutcome } from '../channel.js';
import { isNothing } from '../tencent.js';
import type { WeCom, WeComText } from './weCom.js';

export type { WeComText as WeComContent };

const keyOf = ({ chatType, sender, content }: WeComText): string => JSON.stringify([chatType, sender, content]);

/** A call takes 10,000 people, or as many groups as this; of fewer not as many stay unknown where its reply is lost. */
const BATCH = 2000;

/** Messages through the members of staff whose contacts people are, or whose groups: those that say the same go in one call. */
export const weComChannel = (service: Pick<WeCom, 'message' | 'messageResults'>): Channel<WeComText> => ({
  batch: BATCH,
  alike: true,
  receipts: async (receiptId, { sender }) => {
    const results = await service.messageResults(receiptId, sender);
    if (!isNothing(results)) return results;
    // Of a sender who has left nothing is told any more: that keeps nobody else's from being asked for.
    return results.state === 'refused' && results.reason !== 'account' ? [] : null;
  },
  send: async (batch, signal) => {
    const groups = new Map<string, { content: WeComText; to: string[] }>();
    for (const { to, content } of batch) {
      const key = keyOf(content);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { content, to: [to] });
      else group.to.push(to);
    }
    const outcomes = new Map<string, (to: string) => SendOutcome>();
    for (const [key, { content, to }] of groups) {
      const result = await service.message(content, to, signal);
      const unreachable = new Set(isNothing(result) ? [] : result.unreachable);
      outcomes.set(key, (who) => {
        if (isNothing(result)) return result;
        return unreachable.has(who)
          ? { state: 'refused', reason: 'address', said: '' }
          : { state: 'taken', receiptId: result.messageId };
      });
    }
    return batch.map(({ to, content }) => {
      const outcome = outcomes.get(keyOf(content))?.(to);
      return outcome ?? { state: 'unknown', said: '' };
    });
  },
});
