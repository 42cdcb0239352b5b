import { parseSheet, SheetUnread } from './parseSheet.js';
import type { ReadSheet, SheetLimits, SheetProblem } from './sheetTypes.js';

export interface SheetRequest {
  readonly data: ArrayBuffer;
  readonly limits: SheetLimits;
}
export type SheetReply = { readonly sheets: ReadSheet[] } | { readonly problem: SheetProblem };

const answer = ({ data, limits }: SheetRequest): SheetReply => {
  try {
    return { sheets: parseSheet(new Uint8Array(data), limits) };
  } catch (error) {
    return { problem: error instanceof SheetUnread ? error.problem : 'unreadable' };
  }
};

globalThis.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  // A worker has one listener, and no origin to name.
  globalThis.postMessage(answer(data), { transfer: [] });
});
