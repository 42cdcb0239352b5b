import { compareLines } from './compare.js';
import type { LinePair, Run } from './types.js';

export interface DifferenceRequest {
  readonly pairs: readonly LinePair[];
  /** Milliseconds that each may take. */
  readonly timeout: number;
}
/** For each pair in turn; null where it took too long. */
export type DifferenceReply = readonly (Run[] | null)[];

globalThis.addEventListener('message', ({ data: { pairs, timeout } }: MessageEvent<DifferenceRequest>) => {
  const reply: DifferenceReply = pairs.map((pair) => compareLines(pair, timeout));
  // A worker has one listener, and no origin to name.
  globalThis.postMessage(reply, { transfer: [] });
});
