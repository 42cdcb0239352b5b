import { Buffer } from 'node:buffer';
import { Unzip, UnzipInflate } from 'fflate';
import { readSheet as readXlsx } from 'read-excel-file/node';
import { readCsv } from './csv.js';

const MAX_ENTRIES = 1000;
const MAX_UNPACKED = 80 * 1024 * 1024;

/** The file is no spreadsheet that can be read. */
export class NoSpreadsheet extends Error {
  override readonly name = 'NoSpreadsheet';
}

/** Unpacks into nothing, to see how large it gets: what an archive says about its own sizes can't be trusted. */
const checkArchive = (data: Uint8Array): void => {
  let entries = 0;
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new NoSpreadsheet('too many entries');
    file.ondata = (error, chunk) => {
      if (error !== null) throw error;
      unpacked += chunk.length;
      if (unpacked > MAX_UNPACKED) throw new NoSpreadsheet('unpacks to too much');
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < data.length; start += 65_536) {
    unzip.push(data.subarray(start, start + 65_536), start + 65_536 >= data.length);
  }
};

/** Text of all cells of the first sheet of an xlsx, or of a csv. Throws `NoSpreadsheet`. */
export const readSheet = async (data: Uint8Array): Promise<string[][]> => {
  const isArchive = data[0] === 0x50 && data[1] === 0x4b;
  if (!isArchive) {
    if (data.subarray(0, 4096).includes(0)) throw new NoSpreadsheet('neither xlsx nor text');
    return readCsv(data);
  }
  try {
    checkArchive(data);
    const rows = await readXlsx(Buffer.from(data));
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  } catch (error) {
    throw error instanceof NoSpreadsheet ? error : new NoSpreadsheet('damaged', { cause: error });
  }
};
