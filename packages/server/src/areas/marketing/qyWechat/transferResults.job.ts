import { isNothing } from '../../../channels/tencent.js';
import type { OpenWeCom } from '../../../channels/weCom/openWeComService.js';
import type { JobKind } from '../../../jobs/index.js';
import {
  ASK_AGAIN,
  hasOpenTransfers,
  nextPair,
  placeOf,
  settleUntold,
  takeTransfers,
} from './transferResults.store.js';

const AT_ONCE = 500;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Asks WeCom page by page what came of those it took, and again until it has told of all, or nothing for too long. */
export const askTransfersJob = (open: OpenWeCom): JobKind => ({
  run: async ({ payload, write, signal }) => {
    const after = textIn(payload.after);
    const service = await open();
    if (service === null) return undefined;
    const pair = await write((tx) => nextPair(tx, after));
    if (pair === undefined) {
      for (let count = AT_ONCE; count === AT_ONCE && !signal.aborted; )
        count = await write((tx) => settleUntold(tx, AT_ONCE));
      return (await write(hasOpenTransfers)) ? { next: {}, after: ASK_AGAIN } : undefined;
    }
    const place = placeOf(pair);
    // A place in the list of two others is none in that of these.
    const cursor = payload.of === place ? textIn(payload.cursor) : '';
    const page = await service.transfers(pair, cursor);
    if (isNothing(page)) {
      if (page.state === 'later') return { next: payload, after: page.after };
      // Of these two nothing can be told now: the others are asked about all the same.
      return { next: { after: place } };
    }
    await write((tx) => takeTransfers(tx, pair, page.items));
    const isLast = page.next === '' || page.next === cursor;
    return { next: isLast ? { after: place } : { after, of: place, cursor: page.next } };
  },
});
