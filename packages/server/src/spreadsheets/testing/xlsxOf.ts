import { strToU8, type Zippable, zipSync } from 'fflate';
import { workbookParts } from '../xlsxParts.js';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** An xlsx whose first sheet has these rows as raw XML, with other parts in place of the usual ones. */
export const xlsxOf = (rows: string, parts: Readonly<Record<string, string | Uint8Array>> = {}): Uint8Array => {
  const all: Record<string, string | Uint8Array> = {
    ...workbookParts(['表']),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  };
  const packed: Zippable = {};
  for (const [name, part] of Object.entries(all)) packed[name] = typeof part === 'string' ? strToU8(part) : part;
  return zipSync(packed);
};

/** A cell with text of its own. */
export const textCell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** Parts of a workbook whose cells share texts and have styles. */
export const sharedParts = (strings: string, styles = ''): Record<string, string> => {
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return {
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${kind}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${kind}/sharedStrings" Target="/xl/texts.xml"/><Relationship Id="rId3" Type="${kind}/styles" Target="styles.xml"/></Relationships>`,
    'xl/texts.xml': `<sst xmlns="${main}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
  };
};
