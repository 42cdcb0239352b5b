import { expect, it } from 'vitest';
import { decodeText } from './decodeText.js';

const text = '第一章 总则\r\n比赛分四节，每节 10 分钟。';
const utf8 = Buffer.from(text);
const utf16 = Buffer.from(text, 'utf16le');
// 比赛分四节，
const gb = Buffer.from([0xb1, 0xc8, 0xc8, 0xfc, 0xb7, 0xd6, 0xcb, 0xc4, 0xbd, 0xda, 0xa3, 0xac]);

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8])],
  ['UTF-16LE, "Unicode" in Notepad', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['UTF-16BE', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
])('reads %s', (_name, data) => {
  expect(decodeText(data)).toBe(text);
});

it('reads GB18030, which has no mark', () => {
  expect(decodeText(gb)).toBe('比赛分四节，');
});

it('reads Western text that is no UTF-8', () => {
  expect(decodeText(Buffer.from('The café is open until ten.', 'latin1'))).toBe('The café is open until ten.');
});

it('reads the rest of a text with a damaged character as what it is', () => {
  const long = Buffer.from(text.repeat(20));
  const damaged = Buffer.concat([long, Buffer.from([0xe6, 0x9d]), Buffer.from(text)]);
  expect(decodeText(damaged)).toContain('每节 10 分钟');
  const cut = Buffer.concat([Buffer.concat(Array.from({ length: 20 }, () => gb)), gb.subarray(0, 3)]);
  expect(decodeText(cut)).toMatch(/^比赛分四节，/);
});

it('finds the encoding of a text longer than what it looks at', () => {
  const long = '节'.repeat(50_000);
  expect(decodeText(Buffer.from(long))).toBe(long);
  expect(decodeText(Buffer.concat(Array.from({ length: 20_000 }, () => gb)))?.endsWith('四节，')).toBe(true);
});

it('takes no binary file for text', () => {
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 1]))).toBeNull();
  expect(decodeText(Uint8Array.from({ length: 4000 }, (_, at) => 1 + ((at * 167) % 255)))).toBeNull();
});
