import { strToU8, Zip, ZipDeflate } from 'fflate';

export const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Characters that a cell holds at most. */
const LONGEST_CELL = 32_767;
const MOST_ROWS = 1_048_576;

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';

/** Text that XML can hold: without control characters and halves of pairs. */
const escaped = (text: string): string =>
  text
    .slice(0, LONGEST_CELL)
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

/** A, B, …, Z, AA, … from 0. */
const columnName = (index: number): string =>
  index < 26 ? String.fromCodePoint(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

const cell = (value: string | number, address: string): string =>
  typeof value === 'number' && Number.isFinite(value)
    ? `<c r="${address}"><v>${value}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`;

const parts = (sheet: string): readonly [name: string, text: string][] => [
  [
    '[Content_Types].xml',
    `${header}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${header}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${header}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheet.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${header}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

/**
 * An xlsx workbook of one sheet, written as its rows arrive, so that it is never in memory as a whole. Text stays text
 * and is never read as a formula. Rows beyond what a sheet can hold are left out.
 */
export const spreadsheet = (
  sheet: string,
  rows: AsyncIterable<readonly (string | number)[]> | Iterable<readonly (string | number)[]>,
): ReadableStream<Uint8Array> => {
  const write = async function* (): AsyncGenerator<Uint8Array> {
    const ready: Uint8Array[] = [];
    const zip = new Zip((error, data) => {
      if (error !== null) throw error;
      ready.push(data);
    });
    for (const [name, text] of parts(sheet)) {
      const part = new ZipDeflate(name);
      zip.add(part);
      part.push(strToU8(text), true);
    }
    const table = new ZipDeflate('xl/worksheets/sheet1.xml');
    zip.add(table);
    table.push(strToU8(`${header}<worksheet xmlns="${main}"><sheetData>`));
    let count = 0;
    for await (const row of rows) {
      if (count === MOST_ROWS) break;
      count += 1;
      const cells = row.map((value, index) => cell(value, `${columnName(index)}${count}`));
      table.push(strToU8(`<row r="${count}">${cells.join('')}</row>`));
      yield* ready.splice(0);
    }
    table.push(strToU8('</sheetData></worksheet>'), true);
    zip.end();
    yield* ready.splice(0);
  };
  const written = write();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await written.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await written.return(undefined);
    },
  });
};
