import {
  activateModel,
  addModel,
  compareDialogueFiles,
  readDialogueFile,
  readDialogueWords,
  readDialogueWork,
  uploadDialogueFile,
} from '@console/api/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApp, type TestUser } from '../../../../testing/startApp.js';
import { startComparingModel } from '../testing/comparingModel.js';
import { comparedPoints, type FactFile, factFiles } from '../testing/factFiles.js';
import { wrongCells } from '../testing/wrongCells.js';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 });

const COUNT = 3;

let model: Awaited<ReturnType<typeof startComparingModel>>;
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let files: FactFile[];
let fileIds: string[];
beforeAll(async () => {
  model = await startComparingModel();
  files = await factFiles(COUNT, 64);
  app = await startApp();
  await app.startWork();
  as = await app.user({ permissions: ['chat', 'assistants', 'assistants.models'] });
  fileIds = [];
  for (const { name, data } of files) {
    const file = new File([Uint8Array.from(data)], name);
    const { id } = await app.call(uploadDialogueFile, { file }, { as });
    await vi.waitFor(async () => expect((await app.call(readDialogueFile, { id }, { as })).status).toBe('ready'), {
      timeout: 300_000,
      interval: 200,
    });
    fileIds.push(id);
  }
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const compared = async () => {
  const { id } = await app.call(compareDialogueFiles, { fileIds, points: [...comparedPoints] }, { as });
  const work = await vi.waitFor(
    async () => {
      const read = await app.call(readDialogueWork, { id }, { as });
      expect(read.status).toBe('done');
      return read;
    },
    { timeout: 120_000, interval: 200 },
  );
  const wrong = await wrongCells(work, files, async (fileId, [page, ...sides]) => {
    const words = await app.call(readDialogueWords, { id: fileId, position: [page, ...sides] }, { as });
    return words.text;
  });
  return { work, wrong };
};

it('finds in each of several long files what it says of each point, on its page and at its place', async () => {
  for (const { pages, facts } of files) {
    expect(pages).toBeGreaterThan(35);
    expect(facts[0]?.page).toBeLessThan(5);
  }
  const { work, wrong } = await compared();
  expect(wrong).toEqual([]);
  expect(work.rows.flatMap(({ cells }) => cells).filter(({ state }) => state === 'not_found')).toHaveLength(1);
});

it('says the same by a model that is shown a few passages of each file, once for each cell', async () => {
  const speaker = { kind: 'chat', name: '对比', baseUrl: model.url, model: 'comparing' } as const;
  const { id } = await app.call(addModel, speaker, { as });
  await app.call(activateModel, { id, active: true }, { as });
  const { work, wrong } = await compared();
  expect(wrong).toEqual([]);
  const found = work.rows.flatMap(({ cells }) => cells).filter(({ state }) => state === 'found');
  expect(found.every(({ byModel }) => byModel)).toBe(true);
  expect(model.asked()).toBeLessThanOrEqual(COUNT * comparedPoints.length);
});
