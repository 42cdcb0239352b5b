import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from '../../../spreadsheets/index.js';

/** A file that is wrong, and what is said about it: of the file as a whole, or of its second row. */
export interface WrongFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer> | string;
  /** The reason of the call, or of the dry run. */
  readonly refused?: string;
  /** The reason of the row. */
  readonly row?: string;
}

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);
const copied = (data: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(data);

const phones = [
  '1.38E+10',
  '1.38001E+10',
  '1e10',
  '1.3e10',
  '1380013800',
  '138001380001',
  '23800138000',
  '12800138000',
  'abc',
  '一三八',
  '138-0013-80',
  '+1 202 555 0100',
  '010-88888888',
  '13800138OOO',
  '13800138000/13900139000',
  '-13800138000',
  '0',
  '11111111111',
  '1380013800a',
  '８８８',
];
const addresses = [
  'a',
  'a@',
  '@b.cn',
  'a@b',
  'a b@c.cn',
  'a@b@c.cn',
  'a@@b.cn',
  'a,b',
  'http://a.cn',
  '无',
  'a@b .cn',
  'a@ b.cn',
];
const days = [
  '2026-13-01',
  '2026-02-30',
  '2025-02-29',
  '2026-00-10',
  '2026-01-00',
  '2026-01-32',
  '01/02/2026',
  '2026',
  '2026-01',
  '46000',
  '昨天',
  '二〇二六年',
  '2026-1-1-1',
  '2026/13/1',
  '2026.2.30',
  '20260230',
  '1990-1',
  '199O-01-01',
  '19-01-01',
  '1990年13月1日',
  'today',
  '--',
  '1990-01-01 25:00',
  '1990/01/01x',
];
const outOfRange = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '9999-12-31',
  '2126-01-01',
  '0999-06-06',
  '1800-01-01',
  '2999-01-01',
];
const genders = ['是', '1', '0', 'x', '男女', 'mal', '她', '??'];
const formulas = ['=1+1', '=HYPERLINK("x")', '=SUM(A1:A9)', '=cmd|calc', '=A1'];
const failed = ['#REF!', '#N/A', '#VALUE!', '#NAME?', '#DIV/0!', '#NULL!', '#NUM!'];

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const row = (title: string, cell: string, reason: string): WrongFile => ({
  name: `${title} ${cell}.csv`,
  content: `会员号,${title}\nM1,${quoted(cell)}\n`,
  row: reason,
});

const inRows = [
  ...phones.map((cell) => row('手机', cell, /e/i.test(cell) && /^\d/.test(cell) ? 'phone_shortened' : 'not_a_phone')),
  ...addresses.map((cell) => row('邮箱', cell, 'not_an_email')),
  ...days.map((cell) => row('生日', cell, 'not_a_date')),
  ...outOfRange.map((cell) => row('生日', cell, 'date_out_of_range')),
  ...genders.map((cell) => row('性别', cell, 'not_a_gender')),
  ...formulas.map((cell) => row('姓名', cell, 'formula')),
  ...failed.map((cell) => row('城市', cell, 'failed_formula')),
  ...['姓名', '城市', '等级', '来源', '备注'].map((title) => row(title, 'x'.repeat(501), 'too_long')),
  ...['姓名', '城市', '等级', '来源', '备注'].map((title) => row(title, '\ufffd', 'unreadable_text')),
];

const gbk = bytes(0xd0, 0xd5, 0xc3, 0xfb);
const joined = (...parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))));
/** Small as it is sent, large unpacked. */
const bomb = (): Uint8Array<ArrayBuffer> => {
  const rows = Array.from({ length: 200_000 }, () => ['x'.repeat(16)]);
  return copied(writeXlsx([{ name: 'a', columns: [{ title: '手机', width: 9 }], rows }]));
};

const wholeFiles: WrongFile[] = [
  { name: 'empty.csv', content: '', refused: 'empty_file' },
  { name: 'only headings.csv', content: '手机,姓名\n', refused: 'no_rows' },
  { name: 'only headings and blanks.csv', content: '手机,姓名\n\n,,\n \n', refused: 'no_rows' },
  { name: 'blank.csv', content: '\n\n\n', refused: 'no_headings' },
  { name: 'no headings.csv', content: '13800138000,王\n13900139000,李\n', refused: 'no_headings' },
  { name: 'no headings but mails.csv', content: 'a@b.cn,王\nc@d.cn,李\n', refused: 'no_headings' },
  { name: 'no headings but days.csv', content: '王,1990-01-01\n李,1991-01-01\n', refused: 'no_headings' },
  { name: 'numbers.csv', content: '1,2,3\n4,5,6\n', refused: 'no_headings' },
  { name: 'open quote.csv', content: '手机,姓名\n13800138000,"王\n13900139000,李\n', refused: 'broken_quotes' },
  { name: 'quote then text.csv', content: '手机,姓名\n13800138000,"王"五\n', refused: 'broken_quotes' },
  { name: 'open quote in headings.csv', content: '手机,"姓名\n13800138000,王\n', refused: 'broken_quotes' },
  {
    name: 'page.xls',
    content: '<html><table><tr><td>手机</td></tr></table></html>',
    refused: 'unsupported_spreadsheet',
  },
  { name: 'list.json', content: '[{"手机": "13800138000"}]', refused: 'unsupported_spreadsheet' },
  { name: 'one.json', content: '{"手机": "13800138000"}', refused: 'unsupported_spreadsheet' },
  { name: 'document.pdf', content: '%PDF-1.7\n1 0 obj', refused: 'unsupported_spreadsheet' },
  { name: 'zeros.csv', content: new Uint8Array(2000), refused: 'unsupported_spreadsheet' },
  {
    name: 'noise.csv',
    content: Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256),
    refused: 'unsupported_spreadsheet',
  },
  {
    name: 'old.xls',
    content: joined(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), new Uint8Array(600)),
    refused: 'unsupported_spreadsheet',
  },
  {
    name: 'picture.csv',
    content: joined(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), new Uint8Array(100)),
    refused: 'unsupported_spreadsheet',
  },
  {
    name: 'cut off.xlsx',
    content: copied(writeXlsx([{ name: 'a', columns: [], rows: [] }])).slice(0, 200),
    refused: 'unsupported_spreadsheet',
  },
  {
    name: 'bare archive.xlsx',
    content: copied(zipSync({ 'a.txt': strToU8('a') })),
    refused: 'unsupported_spreadsheet',
  },
  { name: 'bomb.xlsx', content: bomb(), refused: 'too_many_rows' },
  {
    name: 'wide.csv',
    content: `${Array.from({ length: 300 }, (_, at) => `列${at}`).join(',')}\n13800138000\n`,
    refused: 'too_many_columns',
  },
];

/** Files each with one thing that is wrong. */
export const wrongFiles = (): WrongFile[] => [
  ...inRows,
  ...wholeFiles,
  ...[2, 3, 5, 9].map((extra) => ({
    name: `${extra} cells too many.csv`,
    content: `会员号,姓名\nM1,王${',x'.repeat(extra)}\n`,
    row: 'beyond_headings',
  })),
  ...[',', ';', '\t'].map((sign) => ({
    name: `headings again, by ${JSON.stringify(sign)}.csv`,
    content: `手机${sign}姓名\n手机${sign}姓名\n`,
    row: 'heading_again',
  })),
  ...['姓名', '城市', '性别', '备注', '等级', '来源', '生日'].map((title) => ({
    name: `nobody with ${title}.csv`,
    content: `手机,${title}\n,${title === '性别' ? '男' : title === '生日' ? '1990-01-01' : '王'}\n`,
    row: 'nobody',
  })),
  ...Array.from({ length: 60 }, (_, at) => ({
    name: `quote open after ${at} rows.csv`,
    content: `手机,姓名\n${`13800138000,王\n`.repeat(at)}13900139000,"李\n`,
    refused: 'broken_quotes',
  })),
  ...Array.from({ length: 20 }, (_, at) => ({
    name: `damaged in GB18030 ${at}.csv`,
    content: joined(
      `member number,name\nA${at},`,
      ...Array.from({ length: 200 }, () => gbk),
      '\nM1,',
      gbk,
      bytes(0xff, 0xff),
      '\n',
    ),
    row: 'unreadable_text',
  })),
];
