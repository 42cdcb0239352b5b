import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '../../html/index.js';
import { type Block, titleOf } from './blocks.js';

const NAMES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const types = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const links = `${HEAD}<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;
const documentLinks = `${HEAD}<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

const headingStyle = (level: number, size: number) =>
  `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;
const styles = `${HEAD}<w:styles ${NAMES}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="120" w:line="360" w:lineRule="auto"/></w:pPr><w:rPr><w:rFonts w:ascii="Times New Roman" w:eastAsia="宋体"/><w:sz w:val="24"/></w:rPr></w:style>${headingStyle(1, 36)}${headingStyle(2, 30)}${headingStyle(3, 26)}</w:styles>`;

const run = (text: string): string => `<w:r><w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r>`;
const paragraph = (text: string, style = ''): string =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${run(text)}</w:p>`;

const table = (rows: readonly (readonly string[])[]): string => {
  const line =
    '<w:top w:val="single" w:sz="4"/><w:left w:val="single" w:sz="4"/><w:bottom w:val="single" w:sz="4"/><w:right w:val="single" w:sz="4"/><w:insideH w:val="single" w:sz="4"/><w:insideV w:val="single" w:sz="4"/>';
  const cells = rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`);
  const grid = `<w:tblGrid>${(rows[0] ?? []).map(() => '<w:gridCol/>').join('')}</w:tblGrid>`;
  return `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${line}</w:tblBorders></w:tblPr>${grid}${cells.join('')}</w:tbl>`;
};

const partOf = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return paragraph(block.text, `Heading${block.level}`);
    case 'paragraph':
      return paragraph(block.text);
    case 'item':
      return paragraph(`• ${block.text}`);
    case 'table':
      return table(block.rows);
  }
};

/** A Word document with headings and tables, as an office writes them. */
export const wordFile = (blocks: readonly Block[], date: Date): Uint8Array => {
  const body = `${HEAD}<w:document ${NAMES}><w:body>${blocks.map(partOf).join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`;
  const core = `${HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeHtml(titleOf(blocks))}</dc:title></cp:coreProperties>`;
  const files = {
    '[Content_Types].xml': types,
    '_rels/.rels': links,
    'docProps/core.xml': core,
    'word/document.xml': body,
    'word/_rels/document.xml.rels': documentLinks,
    'word/styles.xml': styles,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: date,
  });
};
