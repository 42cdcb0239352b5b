import { type SheetFile, sheetFile } from './sheetFile.js';
import type { SheetCell } from './sheetTypes.js';

export type WriteRequest =
  | { readonly kind: 'begin'; readonly name: string }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly SheetCell[])[] }
  | { readonly kind: 'end' };
export type WriteReply =
  | { readonly kind: 'taken' }
  | { readonly kind: 'file'; readonly pieces: readonly Uint8Array<ArrayBuffer>[] }
  | { readonly kind: 'failed'; readonly message: string };

let file: SheetFile | undefined;

const answer = (request: WriteRequest): WriteReply => {
  try {
    if (request.kind === 'begin') file = sheetFile(request.name);
    else if (request.kind === 'rows') file?.add(request.rows);
    else return { kind: 'file', pieces: file?.end() ?? [] };
    return { kind: 'taken' };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : '' };
  }
};

globalThis.addEventListener('message', ({ data }: MessageEvent<WriteRequest>) => {
  const reply = answer(data);
  const transfer = reply.kind === 'file' ? reply.pieces.map(({ buffer }) => buffer) : [];
  // A worker has one listener, and no origin to name.
  globalThis.postMessage(reply, { transfer });
});
