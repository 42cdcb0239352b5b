import { bytesOf, type FileSource } from '../files/source.js';
import { piecesOf } from '../workers/pieces.js';
import { pooled } from '../workers/pooled.js';
import '../workers/quiet.js';
import { readCsv } from './csv.js';
import { type NamedSheet, readWorkbook } from './readXlsx.js';
import { type SheetLimits, type SheetProblem, SheetRefused, type SheetRow } from './sheetLimits.js';

export interface SheetRequest {
  readonly source: FileSource;
  /** For each sheet. */
  readonly limits: SheetLimits;
  /** How many sheets are read, from the first on. */
  readonly sheets: number;
}

/** Some rows of a sheet. */
export interface SheetPiece {
  /** From 0. */
  readonly sheet: number;
  /** Empty where the file has no sheets. */
  readonly name: string;
  readonly rows: readonly SheetRow[];
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

const read = async ({ source, limits, sheets }: SheetRequest): Promise<readonly NamedSheet[]> => {
  const data = 'path' in source ? await bytesOf(source) : source.data;
  const isArchive = data[0] === 0x50 && data[1] === 0x4b;
  return isArchive ? readWorkbook({ data }, limits, sheets) : [{ name: '', rows: readCsv(data, limits) }];
};

export default pooled<SheetRequest, SheetPiece, SheetReply>(async (request, tell) => {
  try {
    for (const [sheet, { name, rows }] of (await read(request)).entries()) {
      for (const piece of piecesOf(rows, sizeOf, MESSAGE)) await tell({ sheet, name, rows: piece });
    }
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    return { kind: 'refused', problem: error.problem, values: error.values };
  }
});
