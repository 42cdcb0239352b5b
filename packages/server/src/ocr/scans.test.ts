import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Position } from '@console/base';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskStorage, type Storage } from '../files/index.js';
import { parseFile } from '../parsing/parseFile.js';
import { locate } from '../parsing/locate.js';
import { samplePdf } from '../testing/samplePdf.js';
import { measureWords } from '../parsing/testing/measure.js';
import { type Damage, rulesSheet, scanSheet, type Sheet, type SheetText } from '../parsing/testing/scan.js';
import { scannedPdf } from '../parsing/testing/scannedPdf.js';
import { type ParsedDocument, type ScannedPage, ScansWanted } from '../parsing/types.js';
import { scanPieces } from './scanPieces.js';
import { createScans, type Scans } from './scans.js';

let folder = '';
let storage: Storage;
let scans: Scans;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'console-scans-'));
  storage = diskStorage(path.join(folder, 'files'));
  scans = createScans({ storage, cacheDir: path.join(folder, 'pages'), log: { warn: () => undefined } });
});
afterAll(async () => {
  await scans.close();
  await rm(folder, { recursive: true });
});

/** Parses as a job does: piece by piece, until there is nothing left to be read. */
const read = async (
  data: Uint8Array,
  type: 'pdf' | 'png' | 'jpg',
  onPages: (read: number, total: number) => void = () => undefined,
) => {
  const { key, hash } = await storage.put(data);
  let payload = {};
  for (let turn = 0; turn < 20; turn += 1) {
    const pieces = scanPieces(
      scans,
      { fileKey: key, fileHash: hash },
      { payload, signal: new AbortController().signal },
    );
    const more = await pieces.readSome(onPages);
    if (more !== null) {
      payload = more.next;
      continue;
    }
    try {
      return await parseFile(await storage.source(key), type, {
        readScan: pieces.readScan,
        ...(pieces.isFirst && { onPages }),
      });
    } catch (error) {
      if (!(error instanceof ScansWanted)) throw error;
      payload = pieces.after(error).next;
    }
  }
  throw new Error('there is always more to read');
};

const textOf = ({ chunks }: ParsedDocument): string => chunks.map(({ content }) => content).join('\n');

/** Where words stand, as an answer that cites them would light them. */
const placesOf = ({ chunks }: ParsedDocument, words: string): Position[] =>
  chunks.flatMap(({ content, spans }) => {
    const at = content.indexOf(words);
    return at === -1 ? [] : locate(content, spans, at, at + words.length);
  });

const expectLit = (parsed: ParsedDocument, { glyphs }: Sheet, words: string): void => {
  const fit = measureWords(placesOf(parsed, words), glyphs, words);
  expect(fit?.covered, `covered share of ${words}`).toBeGreaterThanOrEqual(0.9);
  expect(fit?.area, `lit area of ${words}`).toBeLessThanOrEqual(2);
};

it('reads a scanned document, knows its headings and tables, and finds the place of its words', async () => {
  const sheet = await scanSheet(rulesSheet, { turn: 1.2, specks: 0.002, shade: 0.2 });
  const told: string[] = [];
  const parsed = await read(scannedPdf([sheet]), 'pdf', (done, total) => told.push(`${done}/${total}`));
  expect(textOf(parsed)).toContain('一支球队必须在24秒钟内尝试投篮，并且球触及篮圈。');
  expect(textOf(parsed)).toContain('在第1节和第2节之间、第3节和第4节之间以及每一决胜期之前，应有2分钟');
  expect(textOf(parsed)).toContain('within 24 seconds');
  expect(textOf(parsed)).toContain('U12 | 11至12岁 | 5号球');
  expect(parsed.chunks[0]?.heading).toEqual(['青少年篮球竞赛规程']);
  for (const words of ['24秒钟内尝试投篮', '2027年3月15日前提交报名表', '13至15岁']) expectLit(parsed, sheet, words);
  expect(parsed.pages[0]?.confidence).toBeGreaterThan(0.9);
  expect(told).toEqual(['0/1', '0/1', '1/1']);
});

const shortSheet: readonly SheetText[] = [
  { text: '第十条 各参赛单位须于2027年3月15日前提交报名表，逾期不予受理。', x: 130, y: 740, size: 27 },
  { text: '第十一条 每队可报运动员12人、教练员2人、队医1人。', x: 130, y: 806, size: 27 },
];

it.each<[name: string, damage: Damage]>([
  ['on its side', { turn: 90 }],
  ['on its head', { turn: 186 }],
])('reads a photograph that lies %s', async (_name, damage) => {
  const sheet = await scanSheet(shortSheet, damage);
  const parsed = await read(sheet.jpg, 'jpg');
  expect(textOf(parsed)).toContain('各参赛单位须于2027年3月15日前提交报名表，逾期不予受理');
  expectLit(parsed, sheet, '2027年3月15日前提交报名表');
});

it('reads each page once, and only those whose text is a picture', async () => {
  const sheet = await scanSheet(shortSheet, { quality: 70 });
  const data = scannedPdf([sheet, sheet]);
  await read(data, 'pdf');
  const { hash } = await storage.put(data);
  const folderOf = path.join(folder, 'pages', hash.slice(0, 2), hash);
  expect(await readdir(folderOf)).toHaveLength(2);
  const keptAt = async () => (await stat(path.join(folderOf, '2-ocr1.json'))).mtimeMs;
  const before = await keptAt();
  expect(textOf(await read(data, 'pdf'))).toContain('每队可报运动员12人');
  expect(await keptAt()).toBe(before);

  const { data: written } = await samplePdf('plain');
  const text = await storage.put(new Uint8Array(written));
  await read(new Uint8Array(written), 'pdf');
  expect(await readdir(path.join(folder, 'pages', text.hash.slice(0, 2))).catch(() => [])).toEqual([]);
});

it('reads a document to its end though one of its pages cannot be read, and tries that one again the next time', async () => {
  const sheet = await scanSheet(shortSheet, { quality: 65 });
  const { key, hash } = await storage.put(scannedPdf([sheet, sheet]));
  let [fails, tried] = [true, 0];
  const kept = new Map<number, ScannedPage | null>();
  const broken: Pick<Scans, 'read' | 'kept'> = {
    kept: async (_, page) => kept.get(page),
    read: async (request) => {
      tried += 1;
      const found = request.page === 2 && fails ? null : await scans.read(request);
      kept.set(request.page, found);
      return found;
    },
  };
  const parse = async () => {
    let payload = {};
    for (;;) {
      const signal = new AbortController().signal;
      const pieces = scanPieces(broken, { fileKey: key, fileHash: hash }, { payload, signal });
      const more = await pieces.readSome(() => undefined);
      try {
        if (more === null) return await parseFile(await storage.source(key), 'pdf', { readScan: pieces.readScan });
        payload = more.next;
      } catch (error) {
        if (!(error instanceof ScansWanted)) throw error;
        payload = pieces.after(error).next;
      }
    }
  };
  expect((await parse()).pages.map(({ failed }) => failed)).toEqual([false, true]);
  expect(tried).toBe(2);
  fails = false;
  expect((await parse()).pages.map(({ failed }) => failed)).toEqual([false, false]);
  expect(tried).toBe(3);
});

it('says that a picture without text has none, and that a damaged one is damaged', async () => {
  const blank = await scanSheet([]);
  await expect(read(blank.jpg, 'jpg')).rejects.toMatchObject({ failure: 'no_text' });
  await expect(read(scannedPdf([blank]), 'pdf')).rejects.toMatchObject({ failure: 'no_text' });
  await expect(read(blank.jpg.slice(0, 300), 'jpg')).rejects.toMatchObject({ failure: 'corrupt' });
});

it('gives up at once where nobody waits any more, and reads the next file', async () => {
  const sheet = await scanSheet(shortSheet, { quality: 60 });
  const { key, hash } = await storage.put(sheet.jpg);
  const abort = new AbortController();
  const reading = scans.read({ fileKey: key, fileHash: hash, page: 1, signal: abort.signal });
  abort.abort(new Error('nobody waits'));
  await expect(reading).rejects.toThrow('nobody waits');
  expect(textOf(await read(sheet.jpg, 'jpg'))).toContain('每队可报运动员12人');
});

it('refuses a picture of a few bytes that says it has billions of pixels', async () => {
  const head = Buffer.from(await scanSheet([]).then(({ canvas }) => canvas.encode('png')));
  head.writeUInt32BE(60_000, 16);
  head.writeUInt32BE(60_000, 20);
  await expect(read(new Uint8Array(head), 'png')).rejects.toMatchObject({ failure: 'too_large' });
});
