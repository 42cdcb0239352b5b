import { strToU8, zipSync } from 'fflate';
import { docx, docxParagraph } from '../docx.js';
import { pptx } from '../pptx.js';
import { type HostileFile, MB } from './hostileFile.js';

const deep = (open: string, close: string, times: number): string => open.repeat(times) + close.repeat(times);
export const packs: readonly HostileFile[] = [
  { name: '100 MB of blanks', type: 'docx', make: () => docx(docxParagraph(' '.repeat(100 * MB))) },
  { name: '20 MB of words', type: 'docx', make: () => docx(docxParagraph('比赛'.repeat(3 * MB))) },
  {
    name: '300,000 paragraphs',
    type: 'docx',
    mayTakeLong: true,
    make: () => docx(docxParagraph('比赛分四节。').repeat(300_000)),
  },
  {
    name: 'elements in one another',
    type: 'docx',
    make: () => docx(deep('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', 3000)),
  },
  { name: '100,000 of them', type: 'docx', make: () => docx(deep('<w:sdt>', '</w:sdt>', 100_000)) },
  {
    name: 'entities that grow',
    type: 'docx',
    make: () =>
      docx('', {
        'word/document.xml': strToU8(
          `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(10_000)}"><!ENTITY b "${'&a;'.repeat(10_000)}">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>`,
        ),
      }),
  },
  {
    name: 'a file of the server by entity',
    type: 'docx',
    make: () =>
      docx('', {
        'word/document.xml': strToU8(
          '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:body></w:document>',
        ),
      }),
  },
  {
    name: 'a way out of its folder',
    type: 'docx',
    make: () => docx(docxParagraph('文字。'), { '../../../../tmp/out.txt': strToU8('x') }),
  },
  {
    name: '20,000 files',
    type: 'docx',
    make: () =>
      docx(
        docxParagraph('文字。'),
        Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`a/${at}`, new Uint8Array()])),
      ),
  },
  { name: 'no body', type: 'docx', make: () => docx('', { 'word/document.xml': strToU8('<w:document/>') }) },
  {
    name: 'a body that is none',
    type: 'docx',
    make: () => docx('', { 'word/document.xml': new Uint8Array([0, 1, 2]) }),
  },
  {
    name: 'numbering of itself',
    type: 'docx',
    make: () =>
      docx(
        '<w:p><w:pPr><w:numPr><w:ilvl w:val="99"/><w:numId w:val="-1"/></w:numPr></w:pPr><w:r><w:t>一</w:t></w:r></w:p>',
      ),
  },
  {
    name: 'a table of 200,000 cells',
    type: 'docx',
    mayTakeLong: true,
    make: () => docx(`<w:tbl><w:tr>${`<w:tc>${docxParagraph('a')}</w:tc>`.repeat(200_000)}</w:tr></w:tbl>`),
  },
  {
    name: '3000 slides',
    type: 'pptx',
    make: () => pptx(Array.from({ length: 3000 }, (_, at) => ({ title: `${at}`, lines: [] }))),
  },
  {
    name: 'slides that are not there',
    type: 'pptx',
    make: () =>
      zipSync({
        'ppt/presentation.xml': strToU8(
          '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId r:id="x"/></p:sldIdLst></p:presentation>',
        ),
      }),
  },
  { name: 'a line of 20 MB', type: 'pptx', make: () => pptx([{ title: '一', lines: ['字'.repeat(7 * MB)] }]) },
  {
    name: '100,000 lines',
    type: 'pptx',
    make: () => pptx([{ title: '一', lines: Array.from({ length: 100_000 }, () => '字') }]),
  },
  {
    name: 'a table of 100,000 cells',
    type: 'pptx',
    make: () => pptx([{ title: '一', lines: [], rows: [Array.from({ length: 100_000 }, () => 'a')] }]),
  },
  {
    name: 'relations in a ring',
    type: 'pptx',
    make: () =>
      zipSync({
        'ppt/presentation.xml': strToU8(
          '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId r:id="x"/></p:sldIdLst></p:presentation>',
        ),
        'ppt/_rels/presentation.xml.rels': strToU8(
          '<Relationships><Relationship Id="x" Type="a/slide" Target="presentation.xml"/></Relationships>',
        ),
      }),
  },
];
