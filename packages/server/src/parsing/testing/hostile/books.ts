import { strToU8, zipSync } from 'fflate';
import { type HostileFile, MB, text } from './hostileFile.js';

const epub = (chapter: Uint8Array, spine = '<itemref idref="a"/>'): Uint8Array =>
  zipSync({
    'META-INF/container.xml': strToU8('<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>'),
    'b.opf': strToU8(
      `<package><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine>${spine}</spine></package>`,
    ),
    'a.xhtml': chapter,
  });

const parts = (count: number): string =>
  Array.from({ length: count }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join(
    '',
  );

/** Books, messages, rich texts and old workbooks. */
export const books: readonly HostileFile[] = [
  { name: 'a chapter of 450 MB', type: 'epub', make: () => epub(new Uint8Array(450 * MB).fill(32)) },
  {
    name: 'one chapter 100,000 times',
    type: 'epub',
    make: () => epub(strToU8('<p>球</p>'), '<itemref idref="a"/>'.repeat(100_000)),
  },
  { name: 'elements in one another', type: 'epub', make: () => epub(strToU8('<div>'.repeat(200_000))) },
  {
    name: '100,000 messages in one another',
    type: 'eml',
    make: text(() => `Subject: x\r\nMIME-Version: 1.0\r\n${parts(100_000)}`),
  },
  { name: 'a subject of 20 MB', type: 'eml', make: text(() => `Subject: ${'球'.repeat(6 * MB)}\r\n\r\n比赛。`) },
  { name: 'a million heads', type: 'eml', make: text(() => `Subject: x\r\n${'X-A: b\r\n'.repeat(MB)}\r\n比赛。`) },
  {
    name: '300,000 people',
    type: 'eml',
    make: text(() => `Subject: x\r\nTo: ${'a@b.cn, '.repeat(300_000)}\r\n\r\n比赛。`),
  },
  { name: 'groups in one another', type: 'rtf', make: text(() => `{\\rtf1 ${'{'.repeat(MB)}`) },
  { name: '20 MB of signs', type: 'rtf', make: text(() => `{\\rtf1 ${"\\'b1\\'c8".repeat(2 * MB)}}`) },
  {
    name: 'a million fonts',
    type: 'rtf',
    make: text(() => `{\\rtf1 {\\fonttbl${'{\\f1\\fcharset134 a;}'.repeat(MB)}}\\f1\\'b1\\'c8}`),
  },
  {
    name: 'control words that never end',
    type: 'rtf',
    make: text(() => `{\\rtf1 ${'\\a'.repeat(5 * MB)} ${'a'.repeat(MB)}}`),
  },
];
