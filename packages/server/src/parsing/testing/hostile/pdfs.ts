import { type HostileFile, MB } from './hostileFile.js';

/** A PDF of these objects, the first of which is the catalogue, with a table of where they stand. */
const pdf = (objects: readonly string[], trailer = ''): Uint8Array => {
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${body}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${body.length}\n%%EOF`,
    'latin1',
  );
};
const stream = (content: string, more = ''): string =>
  `<< /Length ${content.length} ${more}>>\nstream\n${content}\nendstream`;
const font = '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
const onePage = (content: string, page = '', more: readonly string[] = []): Uint8Array =>
  pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources ${font} ${page}>>`,
    stream(content),
    ...more,
  ]);
const say = (words: string): string => `BT /F1 12 Tf 72 700 Td (${words}) Tj ET`;

const kids = (count: number): string => Array.from({ length: count }, () => '3 0 R').join(' ');
export const pdfs: readonly HostileFile[] = [
  {
    name: 'a tree of pages in a ring',
    type: 'pdf',
    make: () => pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  },
  {
    name: 'a billion pages that are not there',
    type: 'pdf',
    make: () =>
      pdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>',
        '<< /Type /Page /Parent 2 0 R >>',
      ]),
  },
  {
    name: 'fewer than no pages',
    type: 'pdf',
    make: () => pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count -1 >>']),
  },
  { name: 'no pages', type: 'pdf', make: () => pdf(['<< /Type /Catalog >>']) },
  {
    name: '4000 pages',
    type: 'pdf',
    make: () =>
      pdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Kids [${kids(4000)}] /Count 4000 >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>',
      ]),
  },
  { name: 'a page without end', type: 'pdf', make: () => onePage(say('Hello'), '/MediaBox [0 0 1e30 1e30] ') },
  { name: 'a page of nothing', type: 'pdf', make: () => onePage(say('Hello'), '/MediaBox [0 0 0 0] ') },
  { name: 'a page of letters', type: 'pdf', make: () => onePage(say('Hello'), '/MediaBox [/a (b) null 4] ') },
  { name: 'turned by 12345 degrees', type: 'pdf', make: () => onePage(say('Hello'), '/Rotate 12345 ') },
  { name: '300,000 words', type: 'pdf', make: () => onePage(`BT /F1 1 Tf ${'1 0 Td (a) Tj '.repeat(300_000)}ET`) },
  { name: 'one word of 5 MB', type: 'pdf', make: () => onePage(say('a'.repeat(5 * MB))) },
  {
    name: 'a million states kept',
    type: 'pdf',
    mayTakeLong: true,
    make: () => onePage(`${'q '.repeat(MB)}${say('Hello')}`),
  },
  { name: 'lists in lists', type: 'pdf', make: () => onePage(`${'['.repeat(200_000)} TJ`) },
  {
    name: 'a form that draws itself',
    type: 'pdf',
    make: () =>
      onePage('/X Do', `/Resources << /XObject << /X 5 0 R >> >> `, [
        stream(
          '/X Do /X Do',
          '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X 5 0 R >> >> ',
        ),
      ]),
  },
  {
    name: 'words at no place',
    type: 'pdf',
    make: () => onePage('BT /F1 12 Tf 1e38 1e38 Td (a) Tj -1e38 0 Td (b) Tj NaN 0 Td (c) Tj ET'),
  },
  {
    name: 'words of no size',
    type: 'pdf',
    make: () => onePage('BT /F1 0 Tf 72 700 Td (Hello) Tj /F1 1e9 Tf (World) Tj ET'),
  },
  { name: 'a matrix of nothing', type: 'pdf', make: () => onePage('0 0 0 0 0 0 cm BT /F1 12 Tf (Hello) Tj ET') },
  { name: 'a font that is not there', type: 'pdf', make: () => onePage('BT /F9 12 Tf 72 700 Td (Hello) Tj ET') },
  {
    name: 'no table of objects',
    type: 'pdf',
    make: () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj'),
  },
  {
    name: 'a table that points at itself',
    type: 'pdf',
    make: () => pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'], '/Prev 0 '),
  },
  { name: 'its head alone', type: 'pdf', make: () => Buffer.from('%PDF-1.7') },
  {
    name: 'a length that lies',
    type: 'pdf',
    make: () =>
      pdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
        '<< /Length 4294967295 >>\nstream\nBT\nendstream',
      ]),
  },
  {
    name: 'pages that name each other',
    type: 'pdf',
    make: () =>
      pdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>',
      ]),
  },
  {
    name: 'a script',
    type: 'pdf',
    make: () =>
      pdf([
        '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(true\\){}) >> >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources ${font} >>`,
        stream(say('Hello')),
      ]),
  },
  { name: '10,000 bytes of brackets', type: 'pdf', make: () => Buffer.from(`%PDF-1.7\n1 0 obj\n${'<<'.repeat(5000)}`) },
  {
    name: 'a word for a title, 10,000 times',
    type: 'pdf',
    make: () =>
      onePage(
        Array.from({ length: 10_000 }, (_, at) => `BT /F1 ${8 + (at % 30)} Tf 10 ${at % 800} Td (T) Tj ET`).join(' '),
      ),
  },
];
