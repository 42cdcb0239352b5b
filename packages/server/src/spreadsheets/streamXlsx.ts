import { strToU8, Zip, ZipDeflate } from 'fflate';
import {
  type Cell,
  type Column,
  MOST_ROWS,
  rowXml,
  SHEET_END,
  sheetPart,
  sheetStart,
  workbookParts,
} from './xlsxParts.js';
import { streamOf } from '../files/streamOf.js';

/** A sheet whose rows are still to come. */
export interface StreamedSheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

/**
 * An xlsx file of one sheet or of several after another, written as their rows arrive, so that it is never in memory as a
 * whole. Rows beyond what a sheet can hold are left out.
 */
export const streamXlsx = (...sheets: readonly StreamedSheet[]): ReadableStream<Uint8Array> => {
  const write = async function* (): AsyncGenerator<Uint8Array> {
    const ready: Uint8Array[] = [];
    const zip = new Zip((error, data) => {
      if (error !== null) throw error;
      ready.push(data);
    });
    for (const [part, text] of Object.entries(workbookParts(sheets.map(({ name }) => name)))) {
      const entry = new ZipDeflate(part);
      zip.add(entry);
      entry.push(strToU8(text), true);
    }
    for (const [at, { columns, rows }] of sheets.entries()) {
      const table = new ZipDeflate(sheetPart(at + 1));
      zip.add(table);
      table.push(strToU8(sheetStart(columns)));
      let count = 1;
      for await (const row of rows) {
        if (count === MOST_ROWS) break;
        count += 1;
        table.push(strToU8(rowXml(row, count)));
        yield* ready.splice(0);
      }
      table.push(strToU8(SHEET_END), true);
    }
    zip.end();
    yield* ready.splice(0);
  };
  return streamOf(write());
};
