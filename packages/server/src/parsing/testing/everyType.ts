import { textCell, xlsxOf } from '../../spreadsheets/testing/xlsxOf.js';
import { samplePdf } from '../../testing/samplePdf.js';
import type { DocumentType } from '../fileKind.js';
import { CFB, utils, write } from 'xlsx';
import { zipSync } from 'fflate';
import { docx, docxParagraph } from './docx.js';
import { odp, odt } from './odf.js';
import { pptx } from './pptx.js';
import { rulesSheet, scanSheet } from './scan.js';

const text = (content: string) => new TextEncoder().encode(content);

const sheetBook = utils.book_new(
  utils.aoa_to_sheet([
    ['姓名', '场次'],
    ['周凯', 3],
  ]),
  '名单',
);

/** As a program of before 2007 keeps its parts together; there is nothing in them. */
const oldFile = (part: string): Uint8Array => {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, part, new Uint8Array(4096));
  return Uint8Array.from(CFB.write(file, { type: 'array' }));
};

/** A small whole file of every type that is taken. Those of "doc" and "ppt" are whole for whoever looks at them from outside. */
export const everyType: Readonly<Record<DocumentType, () => Uint8Array | Promise<Uint8Array>>> = {
  pdf: async () => (await samplePdf('plain')).data,
  docx: () => docx(docxParagraph('总则', 'Heading1') + docxParagraph('比赛分四节。').repeat(50)),
  doc: () => oldFile('/WordDocument'),
  odt: () => odt('总则', '比赛分四节。'),
  pptx: () => pptx([{ title: '赛季总结', lines: ['共 42 场比赛'], notes: '先说观众人数' }]),
  ppt: () => oldFile('/PowerPoint Document'),
  odp: () => odp('共 42 场比赛'),
  xlsx: () =>
    xlsxOf(
      `<row r="1">${textCell('A1', '姓名')}${textCell('B1', '场次')}</row><row r="2">${textCell('A2', '周凯')}<c r="B2"><v>3</v></c></row>`,
    ),
  xls: () => new Uint8Array(write(sheetBook, { type: 'array', bookType: 'biff8' })),
  epub: () =>
    zipSync({
      'META-INF/container.xml': text(
        '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
      ),
      'OPS/book.opf': text(
        '<package><manifest><item id="b" href="two.xhtml" media-type="application/xhtml+xml"/><item id="a" href="one.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>',
      ),
      'OPS/one.xhtml': text('<html><body><h1>总则</h1><p>比赛分四节。</p></body></html>'),
      'OPS/two.xhtml': text('<html><body><h1>附则</h1><p>本规程由协会解释。</p></body></html>'),
    }),
  eml: () =>
    text(
      'From: =?UTF-8?B?5ZGo5Yev?= <zk@example.org>\r\nTo: office@example.org\r\nSubject: =?UTF-8?B?5oql5ZCN6YCa55+l?=\r\nDate: Mon, 23 Nov 2026 08:00:00 +0800\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n比赛分四节。\r\n',
    ),
  rtf: () =>
    text(
      String.raw`{\rtf1\ansi\ansicpg936\deff0{\fonttbl{\f0\fcharset134 SimSun;}{\f1\fcharset0 Arial;}}{\info{\title x}}\f0\uc2 \'b5\'da\'d2\'bb\'d5\'c2 \'d7\'dc\'d4\'f2\par \u27604?\'42\u-29349?\'43\'b7\'d6\'cb\'c4\'bd\'da\'a1\'a3\par \'d7\'e9\'b1\'f0\cell U12\cell\row}`,
    ),
  csv: () => text('姓名,场次\n周凯,3\n'),
  html: () => text('<!doctype html><h1>总则</h1><p>比赛分四节。</p>'),
  md: () => text('# 总则\n\n比赛分四节。'),
  png: async () => (await scanSheet(rulesSheet)).canvas.encode('png'),
  jpg: async () => (await scanSheet(rulesSheet)).jpg,
  zip: () => zipSync({ '规程/总则.txt': text('比赛分四节。') }),
  txt: () => text('第一章 总则\n比赛分四节。'),
};
