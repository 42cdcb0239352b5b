import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { spreadsheet } from './spreadsheet.js';

const bytesOf = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

it('writes what a spreadsheet program reads back', async () => {
  const rows = [
    ['名称', '数量'],
    ['a & b < c > "d"\n第二行', 3],
    ['=1+1', 0.5],
  ];
  const file = await bytesOf(spreadsheet('表 [1]/2', rows));
  expect(await readSheet(Buffer.from(file))).toEqual(rows);
});

it('leaves out what XML cannot hold, and cuts what a cell cannot', async () => {
  const file = await bytesOf(spreadsheet('x', [['a\u0000b\ud800', 'x'.repeat(40_000)]]));
  const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('>ab\ufffd<');
  expect(sheet.length).toBeLessThan(33_500);
});
