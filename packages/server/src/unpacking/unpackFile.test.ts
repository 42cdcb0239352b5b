import { readdir } from 'node:fs/promises';
import os from 'node:os';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { SCRATCH } from '../files/collectFiles.js';
import { everyType } from '../parsing/testing/everyType.js';
import { DEEPEST, MOST_BYTES, MOST_FILES, unpackFile } from './index.js';
import { zipOf } from './testing/zipOf.js';

const text = strToU8('比赛分四节。');

afterEach(async () => {
  expect((await readdir(os.tmpdir())).filter((name) => name.startsWith(`${SCRATCH}zip-`))).toEqual([]);
});

/** What is in an archive: the type of each file that is taken, the reason of each that is not. */
const unpacked = async (data: Uint8Array, { mostOfFile = 1024 * 1024, office = false, time = 60_000 } = {}) => {
  const { files, dispose } = await unpackFile({ data: Uint8Array.from(data) }, { mostOfFile, office, time });
  await dispose();
  return Object.fromEntries(files.map((one) => [one.name, one.failure ?? one.type]));
};
const refusal = (data: Uint8Array, more = {}) => expect(unpacked(data, more)).rejects;

describe('an archive', () => {
  it('gives its files by their folders and names, and says of each other one why not', async () => {
    const data = zipSync({
      '规程/总则.txt': text,
      '规程/名单.xlsx': Uint8Array.from(await everyType.xlsx()),
      '规程/空.txt': new Uint8Array(),
      '规程/程序.exe': strToU8('MZ'),
      '规程/假.pdf': text,
      '规程/旧.doc': Uint8Array.from(await everyType.doc()),
      '规程/大.txt': new Uint8Array(2_000_000).fill(97),
      '__MACOSX/规程/._总则.txt': text,
      '规程/.DS_Store': text,
    });
    expect(await unpacked(data)).toEqual({
      '规程/总则.txt': 'txt',
      '规程/名单.xlsx': 'xlsx',
      '规程/空.txt': 'empty',
      '规程/程序.exe': 'unsupported_type',
      '规程/假.pdf': 'unsupported_type',
      '规程/旧.doc': 'office_missing',
      '规程/大.txt': 'too_large',
    });
    expect(await unpacked(data, { office: true })).toMatchObject({ '规程/旧.doc': 'doc' });
  });

  it.each([
    ['UTF-8 that says so', Buffer.from('规程/总则.txt'), 0x800],
    ['UTF-8 that says nothing', Buffer.from('规程/总则.txt'), 0],
    ['GBK', Buffer.from([0xb9, 0xe6, 0xb3, 0xcc, 0x2f, 0xd7, 0xdc, 0xd4, 0xf2, 0x2e, 0x74, 0x78, 0x74]), 0],
    ['folders of Windows', Buffer.from('规程\\总则.txt'), 0x800],
  ])('has names in %s', async (_what, name, flags) => {
    expect(await unpacked(zipOf([{ name, flags, data: text }]))).toEqual({ '规程/总则.txt': 'txt' });
  });

  it.each(['../总则.txt', '/etc/总则.txt', 'C:\\总则.txt', 'a/../../总则.txt', '..\\总则.txt'])(
    'is not followed to %s',
    async (name) => {
      const found = await unpacked(zipOf([{ name: Buffer.from(name), flags: 0x800, data: text }]));
      expect(Object.values(found)).toEqual(['unsafe_name']);
    },
  );

  it('is not followed by its links, and gives no file twice', async () => {
    const link = { name: Buffer.from('link.txt'), data: strToU8('/etc/passwd'), mode: 0o120777 };
    const twice = [
      { name: Buffer.from('a.txt'), data: text },
      { name: Buffer.from('a.txt'), data: strToU8('other') },
    ];
    const { files, dispose } = await unpackFile({ data: zipOf([link, ...twice]) }, { mostOfFile: 1e6, office: false });
    await dispose();
    expect(files.map(({ name, failure }) => [name, failure])).toEqual([
      ['link.txt', 'no_file'],
      ['a.txt', null],
      ['a.txt', 'repeated'],
    ]);
  });

  it('says which files are encrypted, or that all of them are', async () => {
    const locked = { name: Buffer.from('密.txt'), flags: 0x801, method: 8, data: new Uint8Array(30).fill(7) };
    const open = { name: Buffer.from('a.txt'), data: text };
    expect(await unpacked(zipOf([locked, open]))).toEqual({ '密.txt': 'encrypted', 'a.txt': 'txt' });
    await refusal(zipOf([locked])).toMatchObject({ failure: 'encrypted' });
  });

  it('names what is packed in a way that is not known, and what is damaged', async () => {
    const odd = { name: Buffer.from('odd.txt'), data: text, method: 14 };
    const damaged = { name: Buffer.from('bad.txt'), data: text, crc: 1 };
    expect(await unpacked(zipOf([odd, damaged]))).toEqual({ 'odd.txt': 'unknown_packing', 'bad.txt': 'corrupt' });
  });

  it.each([
    ['nothing', zipSync({}), 'empty'],
    ['folders alone', zipSync({ 'a/': new Uint8Array() }), 'empty'],
    ['the beginning of one', zipSync({ 'a.txt': text }).slice(0, 40), 'corrupt'],
    ['noise', strToU8('PK\u0003\u0004 and nothing more'), 'corrupt'],
  ])('of %s is refused', async (_what, data, failure) => {
    await refusal(data).toMatchObject({ failure });
  });
});

describe('an archive in an archive', () => {
  const nested = (depth: number): Uint8Array => {
    let inside: Zippable = { '总则.txt': text };
    for (let count = 1; count < depth; count += 1) inside = { [`${count}.zip`]: zipSync(inside) };
    return zipSync(inside);
  };

  it('is unpacked in its place, but not without end', async () => {
    expect(await unpacked(nested(2))).toEqual({ '1.zip/总则.txt': 'txt' });
    expect(Object.values(await unpacked(nested(DEEPEST)))).toEqual(['txt']);
    expect(Object.values(await unpacked(nested(DEEPEST + 1)))).toEqual(['too_deep']);
  });

  it('that is damaged, empty or holds too much says so, and the others are taken', async () => {
    const many = Object.fromEntries(Array.from({ length: MOST_FILES }, (_, at) => [`${at}.txt`, text]));
    expect(
      await unpacked(
        zipSync({
          'bad.zip': strToU8('PK\u0003\u0004'),
          'none.zip': zipSync({}),
          'many.zip': zipSync(many),
          'a.txt': text,
        }),
      ),
    ).toEqual({ 'bad.zip': 'corrupt', 'none.zip': 'empty', 'many.zip': 'too_many_files', 'a.txt': 'txt' });
  });
});

describe('an archive that is made to do harm', () => {
  it('of too many files is refused before any is unpacked', async () => {
    const many = Object.fromEntries(Array.from({ length: MOST_FILES + 1 }, (_, at) => [`${at}.txt`, text]));
    await refusal(zipSync(many)).toMatchObject({ failure: 'too_many_files' });
  });

  it('of more than the disk is for is refused before any is unpacked', async () => {
    const began = performance.now();
    const huge = Array.from({ length: 12 }, (_, at) => ({
      name: Buffer.from(`${at}.txt`),
      data: text,
      size: MOST_BYTES / 10,
    }));
    await refusal(zipOf(huge), { mostOfFile: MOST_BYTES }).toMatchObject({ failure: 'unpacks_too_large' });
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('whose file is larger than it says gives none of it', async () => {
    const bomb = zipSync({ 'a.txt': new Uint8Array(20_000_000) });
    // Where the list says how large the file is.
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    const list = Buffer.from(bomb).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    view.setUint32(list + 24, 10, true);
    expect(await unpacked(bomb, { mostOfFile: 1e9 })).toEqual({ 'a.txt': 'corrupt' });
  });

  it('that takes too long is given up', async () => {
    const slow = zipSync({ 'a.txt': new Uint8Array(400_000_000) });
    await refusal(slow, { mostOfFile: 1e9, time: 1 }).toMatchObject({ failure: 'timed_out' });
    expect(await unpacked(zipSync({ 'a.txt': text }))).toEqual({ 'a.txt': 'txt' });
  });
});
