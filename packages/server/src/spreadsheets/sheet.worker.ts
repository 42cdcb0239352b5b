import { bytesOf, type FileSource } from '../files/source.js';
import { piecesOf } from '../workers/pieces.js';
import { pooled } from '../workers/pooled.js';
import '../workers/quiet.js';
import { readCsv } from './csv.js';
import { readXlsx } from './readXlsx.js';
import { type SheetLimits, type SheetProblem, SheetRefused, type SheetRow } from './sheetLimits.js';

export interface SheetRequest {
  readonly source: FileSource;
  readonly limits: SheetLimits;
}

export type SheetReply =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'refused';
      readonly problem: SheetProblem;
      readonly values: Readonly<Record<string, string | number>>;
    };

/** Size of a message: small enough to be taken between two other things. */
const MESSAGE = 200_000;
const sizeOf = ({ cells }: SheetRow): number => cells.reduce((sum, cell) => sum + 50 + cell.length, 0);

const read = async ({ source, limits }: SheetRequest): Promise<readonly SheetRow[]> => {
  const data = 'path' in source ? await bytesOf(source) : source.data;
  const isArchive = data[0] === 0x50 && data[1] === 0x4b;
  return isArchive ? readXlsx({ data }, limits) : readCsv(data, limits);
};

export default pooled<SheetRequest, readonly SheetRow[], SheetReply>(async (request, tell) => {
  try {
    for (const piece of piecesOf(await read(request), sizeOf, MESSAGE)) await tell(piece);
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    return { kind: 'refused', problem: error.problem, values: error.values };
  }
});
