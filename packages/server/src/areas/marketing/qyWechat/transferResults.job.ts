import { isNothing } from '../../../channels/tencent.js';
import type { OpenWeCom } from '../../../channels/weCom/openWeComService.js';
import type { JobKind } from '../../../jobs/index.js';
import { ASK_AGAIN, hasOpenTransfers, nextPair, takeTransfers } from './transferResults.store.js';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Asks WeCom page by page what came of those it took, and again until it has told of all. */
export const askTransfersJob = (open: OpenWeCom): JobKind => ({
  run: async ({ payload, write }) => {
    const [after, cursor] = [textIn(payload.after), textIn(payload.cursor)];
    const service = await open();
    if (service === null) return undefined;
    const pair = await write((tx) => nextPair(tx, after));
    if (pair === undefined) return (await write(hasOpenTransfers)) ? { next: {}, after: ASK_AGAIN } : undefined;
    const page = await service.transfers(pair, cursor);
    if (isNothing(page)) {
      if (page.state === 'later') return { next: payload, after: page.after };
      // Of these two nothing can be told now: the others are asked about all the same.
      return { next: { after: pair.key } };
    }
    await write((tx) => takeTransfers(tx, pair, page.items));
    const isLast = page.next === '' || page.next === cursor;
    return { next: isLast ? { after: pair.key } : { after, cursor: page.next } };
  },
});
