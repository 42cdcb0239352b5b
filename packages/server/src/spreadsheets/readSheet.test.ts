import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheet, type WantedLimits } from './index.js';
import { sheetCells } from './testing/sheetCells.js';
import { sharedParts, textCell, xlsxOf } from './testing/xlsxOf.js';

// Reading takes the bytes over.
const read = (data: Uint8Array, limits: Partial<WantedLimits> = {}) =>
  readSheet({ data: Uint8Array.from(data) }, { rows: 100, ...limits });
const row = (cells: string) => `<row>${cells}</row>`;

describe('an xlsx', () => {
  it('is read cell by cell: far corners cost nothing, and are refused by name', async () => {
    const far = xlsxOf(
      `<row r="1">${textCell('A1', '问题')}</row><row r="1048576">${textCell('XFD1048576', 'x')}</row>`,
    );
    await expect(read(far)).rejects.toMatchObject({
      reason: 'too_many_columns',
      details: { values: { count: 256, cell: 'XFD1048576' } },
    });
    const low = xlsxOf(`<row r="1">${textCell('A1', '问题')}</row><row r="1048576">${textCell('A1048576', 'x')}</row>`);
    expect(await read(low)).toEqual([
      { row: 1, cells: ['问题'] },
      { row: 1_048_576, cells: ['x'] },
    ]);
    const formatted = xlsxOf(`<row r="1">${textCell('A1', '问题')}<c r="XFD1" s="1"/></row><row r="900000" s="1"/>`);
    expect(await read(formatted)).toEqual([{ row: 1, cells: ['问题'] }]);
  });

  it('may have its cells and rows in any order, and without addresses', async () => {
    const rows = `<row r="3">${textCell('B3', '三乙')}${textCell('A3', '三甲')}</row><row r="1">${textCell('C1', '一丙')}</row><row><c t="str"><v>二甲</v></c><c><v>2</v></c></row>`;
    expect(await read(xlsxOf(rows))).toEqual([
      { row: 1, cells: ['', '', '一丙'] },
      { row: 2, cells: ['二甲', '2'] },
      { row: 3, cells: ['三甲', '三乙'] },
    ]);
  });

  it('gives the text that is shown: shared and formatted texts, saved values of formulas, numbers and days', async () => {
    const strings =
      '<si><t xml:space="preserve"> 甲 </t></si><si><r><t>规</t></r><r><t>则</t></r><rPh><t>きそく</t></rPh></si><si><t>一_x000A_二</t></si>';
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@"/><numFmt numFmtId="165" formatCode="&quot;day&quot; 0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="22"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs>';
    const cells = [
      '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>9</v></c>',
      '<c t="str"><f>A1&amp;"x"</f><v>甲x</v></c><c><f>1+1</f><v>2</v></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c><c><v>0.30000000000000004</v></c><c><v>13900000001</v></c><c><v>1E3</v></c>',
      '<c s="1"><v>46348</v></c><c s="2"><v>46348.5</v></c><c s="3"><v>2.5</v></c><c s="4"><v>0.75</v></c><c t="d"><v>2026-11-22</v></c>',
    ];
    const merged = xlsxOf(cells.map(row).join(''), sharedParts(strings, styles));
    expect(await sheetCells(merged)).toEqual([
      [' 甲 ', '规则', '一\n二'],
      ['甲x', '2', 'true', '', '0.3', '13900000001', '1000'],
      ['2026-11-22', '2026-11-22 12:00:00', '2.5', '18:00:00', '2026-11-22'],
    ]);
  });

  it('is read the same with prefixes, and counts days from 1904 where it says so', async () => {
    const book =
      '<x:workbook xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="a" sheetId="1" r:id="rId1"/></x:sheets></x:workbook>';
    const sheet =
      '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1" s="0"><x:v>44886</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const parts = {
      ...sharedParts('', '<cellXfs><xf numFmtId="14"/></cellXfs>'),
      'xl/workbook.xml': book,
      'xl/worksheets/sheet1.xml': sheet,
    };
    expect(await sheetCells(xlsxOf('', parts))).toEqual([['2026-11-22']]);
  });

  it.each([
    ['a row that cannot be', `<row r="1048577">${textCell('A1048577', 'x')}</row>`],
    ['a column that cannot be', row(textCell('XFE1', 'x'))],
    ['an address that is none', row(textCell('1A', 'x'))],
    ['XML that is deeper than a sheet', row('<a>'.repeat(5000))],
    ['XML that ends too soon', '<row><c>'],
  ])('with %s is no spreadsheet', async (_, rows) => {
    await expect(read(xlsxOf(rows))).rejects.toMatchObject({ reason: 'unsupported_spreadsheet' });
  });

  it('expands no entities of its own', async () => {
    const laughs = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(1000)}">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>`;
    await expect(read(xlsxOf('', { 'xl/worksheets/sheet1.xml': laughs }))).rejects.toMatchObject({
      reason: 'unsupported_spreadsheet',
    });
  });

  it('that unpacks to far more than it is, or has a huge list of texts, is refused soon', async () => {
    const began = performance.now();
    const large = { reason: 'spreadsheet_too_large', details: { values: { limit: '100 MB' } } };
    await expect(read(bomb('xl/worksheets/sheet1.xml', 400))).rejects.toMatchObject(large);
    await expect(read(bomb('xl/texts.xml', 400))).rejects.toMatchObject(large);
    expect(performance.now() - began).toBeLessThan(60_000);
  });

  it('that holds more than is taken says which limit it is', async () => {
    const many = xlsxOf(Array.from({ length: 102 }, (_, at) => row(`<c><v>${at}</v></c>`)).join(''));
    await expect(read(many)).rejects.toMatchObject({ reason: 'too_many_rows', details: { values: { count: 100 } } });
    expect(await read(many, { rows: 101 })).toHaveLength(102);
    await expect(read(many, { rows: 1000, cells: 50 })).rejects.toMatchObject({
      reason: 'too_many_cells',
      details: { values: { count: 50 } },
    });
    await expect(read(many, { rows: 1000, seconds: 0.001 })).rejects.toMatchObject({
      reason: 'spreadsheet_takes_long',
    });
    expect(await read(many, { rows: 1000 })).toHaveLength(102);
  });

  it('is left alone at once when nobody wants it any more', async () => {
    const abort = new AbortController();
    const reading = readSheet({ data: bomb('xl/worksheets/sheet1.xml', 90) }, { rows: 100 }, abort.signal);
    abort.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
    expect(await read(xlsxOf(row(textCell('A1', 'x'))))).toEqual([{ row: 1, cells: ['x'] }]);
  });
});

describe('a csv', () => {
  const text = '问题,答案\r\n"多,长","第一行\n第二行 ""引"""\r\n\r\n24,秒';
  const rows = [
    { row: 1, cells: ['问题', '答案'] },
    { row: 2, cells: ['多,长', '第一行\n第二行 "引"'] },
    { row: 4, cells: ['24', '秒'] },
  ];
  const utf16 = Buffer.from(text, 'utf16le');
  // 问题 in GB18030
  const gb = Buffer.from([0xce, 0xca, 0xcc, 0xe2]);

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16LE, as Excel saves "Unicode text"', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16BE', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
  ])('in %s is read', async (_, data) => {
    expect(await read(Uint8Array.from(data))).toEqual(rows);
  });

  it('in GB18030 is read', async () => {
    expect(await read(Uint8Array.from(gb))).toEqual([{ row: 1, cells: ['问题'] }]);
  });

  it('may be separated by tabs or semicolons', async () => {
    expect(await sheetCells(Buffer.from('a\tb\n1,5\t2'))).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
    expect(await sheetCells(Buffer.from('a;b\n1,5;2'))).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('ends its lines in whichever way its system does', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(await read(Buffer.from(['a,b', '', 'c,d'].join(end)))).toEqual([
        { row: 1, cells: ['a', 'b'] },
        { row: 3, cells: ['c', 'd'] },
      ]);
    }
  });

  it('with a quote that nothing closes is refused, not read as one long cell', async () => {
    await expect(read(Buffer.from('问题,答案\n一,"甲\n二,乙\n三,丙'))).rejects.toMatchObject({
      reason: 'unsupported_spreadsheet',
    });
    expect(await sheetCells(Buffer.from('5" 球,b"c'))).toEqual([['5" 球', 'b"c']]);
  });

  it('has the same limits', async () => {
    const wide = Buffer.from(`${','.repeat(300)}x`);
    await expect(read(wide)).rejects.toMatchObject({
      reason: 'too_many_columns',
      details: { values: { cell: 'KO1' } },
    });
    await expect(read(Buffer.from('x\n'.repeat(102)))).rejects.toMatchObject({ reason: 'too_many_rows' });
    expect(await read(Buffer.from(`a\n${'\n'.repeat(2_000_000)}b`))).toHaveLength(2);
  });

  it('that is some other file is refused', async () => {
    await expect(read(Uint8Array.from([1, 0, 2, 0, 3]))).rejects.toMatchObject({ reason: 'unsupported_spreadsheet' });
  });
});

/** An xlsx in which one part unpacks to so many megabytes, all blanks. */
function bomb(name: string, megabytes: number): Uint8Array {
  const blanks = Buffer.alloc(megabytes * 1024 * 1024, 0x20);
  const parts: Uint8Array[] = [];
  const zip = new Zip((_error, part) => void parts.push(part));
  const add = (filename: string, content: Uint8Array): void => {
    const entry: ZipInputFile = { filename, size: content.length, crc: crc32(content), compression: 8 };
    zip.add(entry);
    entry.ondata?.(null, deflateRawSync(content, { level: 1 }), true);
  };
  const strings = sharedParts('');
  add('_rels/.rels', Buffer.from('<Relationships/>'));
  const sheet = '<sheet name="a" sheetId="1" r:id="rId1" xmlns:r="r"/>';
  add('xl/workbook.xml', Buffer.from(`<workbook><sheets>${sheet}</sheets></workbook>`));
  add('xl/_rels/workbook.xml.rels', Buffer.from(strings['xl/_rels/workbook.xml.rels'] ?? ''));
  const head = name.endsWith('texts.xml') ? '<sst>' : '<worksheet>';
  add(name, Buffer.concat([Buffer.from(head), blanks]));
  if (name.endsWith('texts.xml')) add('xl/worksheets/sheet1.xml', Buffer.from('<worksheet/>'));
  zip.end();
  return Uint8Array.from(Buffer.concat(parts));
}
