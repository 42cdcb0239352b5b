import { bytesOf, type FileSource } from '../../../files/source.js';
import { decodeText } from '../../../text/decodeText.js';
import { piecesOf } from '../../../workers/pieces.js';
import { pooled } from '../../../workers/pooled.js';
import '../../../workers/quiet.js';
import { rowsOfList } from './rowsOfList.js';
import type { FileRow } from './tripleFile.types.js';

export interface ListRequest {
  readonly source: FileSource;
  /** Entries at most. */
  readonly most: number;
}

export type ListReply = 'done' | 'unreadable' | 'too_many';

const MESSAGE = 200_000;
const sizeOf = ({ cell }: FileRow): number =>
  Object.values(cell).reduce((sum: number, one) => sum + 50 + (one?.length ?? 0), 50);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export default pooled<ListRequest, readonly FileRow[], ListReply>(async ({ source, most }, tell) => {
  const text = decodeText(await bytesOf(source));
  const rows = text === null ? null : rowsOfList(parsed(text));
  if (rows === null) return 'unreadable';
  if (rows.length > most) return 'too_many';
  for (const piece of piecesOf(rows, sizeOf, MESSAGE)) await tell(piece);
  return 'done';
});
