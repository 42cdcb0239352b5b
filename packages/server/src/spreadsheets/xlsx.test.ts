import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type Cell, streamXlsx, writeXlsx } from './index.js';
import { sheetCells } from './testing/sheetCells.js';

const columns = [
  { title: '名称', width: 20 },
  { title: '数量', width: 8 },
];

const ways = {
  'at once': async (rows: readonly (readonly Cell[])[]) => writeXlsx([{ name: '表 [1]/2', columns, rows }]),
  'row by row': async (rows: readonly (readonly Cell[])[]) =>
    new Uint8Array(await new Response(streamXlsx({ name: '表 [1]/2', columns, rows })).arrayBuffer()),
};

it.each(Object.entries(ways))('written %s, reads as it was', async (_way, write) => {
  const file = await write([
    ['a & b < c > "d"\n第二行', 3],
    ['=1+1', 0.5],
  ]);
  expect(await sheetCells(file)).toEqual([
    ['名称', '数量'],
    ['a & b < c > "d"\n第二行', '3'],
    ['=1+1', '0.5'],
  ]);
});

it.each(Object.entries(ways))('written %s, leaves out what XML and a cell cannot hold', async (_way, write) => {
  const file = await write([['a\u0000b\ud800', 'x'.repeat(40_000)]]);
  const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('>ab\ufffd<');
  expect(sheet.length).toBeLessThan(34_000);
});
