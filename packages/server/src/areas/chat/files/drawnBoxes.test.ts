import { readDialoguePage, readDialogueWords, uploadDialogueFileAndWait } from '@console/api/contract';
import type { Position } from '@console/base';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { GlyphBox } from '../../../parsing/testing/glyphBoxes.js';
import { orientedJpeg } from '../../../parsing/testing/orientedJpeg.js';
import { scanSheet, type SheetText } from '../../../parsing/testing/scan.js';
import { samplePdf } from '../../../testing/samplePdf.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let app: Awaited<ReturnType<typeof startApp>>;
let user: TestUser;
beforeAll(async () => {
  app = await startApp();
  await app.startWork();
  user = await app.user({ permissions: ['chat'] });
});
afterAll(() => app.close());

type Box = [page: number, left: number, right: number, top: number, bottom: number];

const upload = async (data: Uint8Array, name: string) => {
  const file = new File([Uint8Array.from(data)], name);
  const read = await app.call(uploadDialogueFileAndWait, { file }, { as: user });
  expect(read.status).toBe('ready');
  return read.id;
};
const wordsAt = async (id: string, position: Box) =>
  (await app.call(readDialogueWords, { id, position }, { as: user })).text.replace(/\s+/g, '');

/** Shares of dark pixels on a page as people see it, inside a box and beside it. */
const darkness = async (id: string, [page, left, right, top, bottom]: Position) => {
  const response = await app.send(readDialoguePage, { id, page, width: 800 }, { as: user });
  const image = await loadImage(new Uint8Array(await response.arrayBuffer()));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const { data } = canvas.getContext('2d').getImageData(0, 0, image.width, image.height);
  const scale = image.width / 794;
  const dark = { inside: 0, beside: 0 };
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 255) > 128) continue;
    const [x, y] = [((at / 4) % image.width) / scale, Math.floor(at / 4 / image.width) / scale];
    dark[x >= left && x <= right && y >= top && y <= bottom ? 'inside' : 'beside'] += 1;
  }
  return { ...dark, isUpright: image.height > image.width };
};

it('refuses boxes that are none, and finds nothing in those that lie beside the page', async () => {
  const { data } = await samplePdf('plain');
  const id = await upload(data, '规则.pdf');
  const address = '/aiapi/qa/assistantFileDialogue/words';
  const asked = async (position: string) =>
    (
      await app.request(address, {
        method: 'POST',
        headers: { authorization: user.token, 'content-type': 'application/json' },
        body: `{"id":"${id}","position":${position}}`,
      })
    ).status;
  for (const wrong of [
    '[1,null,2,1,2]',
    '["NaN",1,2,1,2]',
    '[1,-5,2,1,2]',
    '[1,1,2,-1,2]',
    '[1,5,2,1,2]',
    '[1,1,1,1,2]',
    '[1.5,1,2,1,2]',
    '[0,1,2,1,2]',
    '[1,1,2,1,1e9]',
    '[1,1,1e999,1,2]',
    '[1,1,2,1]',
    '{}',
  ])
    expect([wrong, await asked(wrong)]).toEqual([wrong, 400]);
  for (const gone of ['[99,1,2,1,2]', '[9007199254740991,1,2,1,2]'])
    expect([gone, await asked(gone)]).toEqual([gone, 404]);
  expect(await wordsAt(id, [1, 5000, 6000, 1, 50])).toBe('');
  expect(await wordsAt(id, [1, 1, 2, 90_000, 99_000])).toBe('');
  expect(await wordsAt(id, [1, 0, 1e300, 0, 90_000])).toContain('篮球竞赛规程');
});

it('reads on pages that lie turned what people see there', async () => {
  const { data } = await samplePdf('rotated');
  const id = await upload(data, '横放.pdf');
  const chunks = await app.db.query<{ content: string; positions: Position[] }>(
    sql`select content, positions from dialogue_chunks where file_id = ${id} order by index`,
  );
  const all = chunks.flatMap(({ content, positions }) => positions.map((position) => ({ content, position })));
  const size = ([, left, right, top, bottom]: Position) => (right - left) * (bottom - top);
  for (const page of [1, 2, 3, 4]) {
    const [largest] = all
      .filter(({ position }) => position[0] === page)
      .toSorted((one, other) => size(other.position) - size(one.position));
    const [, left, right, top, bottom] = largest?.position ?? [0, 0, 0, 0, 0];
    const read = await wordsAt(id, [page, Math.max(0, left - 1), right + 1, Math.max(0, top - 1), bottom + 1]);
    const written = (largest?.content ?? '').replace(/\s+/g, '');
    expect(read.length).toBeGreaterThan(30);
    expect(written).toContain(read.slice(0, 15));
    expect(written).toContain(read.slice(-15));
    expect((await darkness(id, [page, left, right, top, bottom])).inside).toBeGreaterThan(200);
  }
});

const lines: readonly SheetText[] = [
  { text: '第十条 各参赛单位须于2027年3月15日前提交报名表。', x: 130, y: 340, size: 34 },
  { text: '第十一条 每队可报运动员12人、教练员2人、队医1人。', x: 130, y: 1306, size: 34 },
];
const around = (glyphs: readonly GlyphBox[]): Box => [
  1,
  Math.min(...glyphs.map(({ left }) => left)) - 4,
  Math.max(...glyphs.map(({ right }) => right)) + 4,
  Math.min(...glyphs.map(({ top }) => top)) - 4,
  Math.max(...glyphs.map(({ bottom }) => bottom)) + 4,
];

it.each([
  ['as it was held', 1, 0],
  ['on its head', 3, 180],
  ['on its right side', 6, -90],
  ['on its left side', 8, 90],
] as const)('reads on a photograph that was taken %s what people see there', async (_how, orientation, turn) => {
  const { glyphs } = await scanSheet(lines);
  const stored = await scanSheet(lines, { turn });
  const id = await upload(orientedJpeg(stored.jpg, orientation), '照片.jpg');
  const above = around(glyphs.filter(({ bottom }) => bottom < 500));
  const below = around(glyphs.filter(({ top }) => top > 500));
  expect(await wordsAt(id, above)).toContain('2027年3月15日前提交报名表');
  expect(await wordsAt(id, above)).not.toContain('教练员');
  expect(await wordsAt(id, below)).toContain('每队可报运动员12人');
  const seen = await darkness(id, [1, above[1], above[2], above[3], below[4]]);
  expect(seen.isUpright).toBe(true);
  expect(seen.inside).toBeGreaterThan(1000);
  expect(seen.beside).toBeLessThan(seen.inside / 100);
  const second = app.call(readDialogueWords, { id, position: [2, 1, 2, 1, 2] }, { as: user });
  await expect(second).rejects.toMatchObject({ status: 404, reason: 'page_not_found' });
});
