import {
  cancelDialogueWork,
  compareDialogueFiles,
  deleteTopics,
  downloadDialogueComparison,
  insertTopic,
  listDialogueWorks,
  readDialogueWork,
  removeDialogueFiles,
  removeDialogueWorks,
  summariseDialogueFiles,
  uploadDialogueFileAndWait,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../../models/testing/fakeModel.js';
import { readSheet } from '../../../../spreadsheets/index.js';
import { everyType } from '../../../../parsing/testing/everyType.js';
import { startApp, type TestUser } from '../../../../testing/startApp.js';
import { rankInFile } from './rankInFile.js';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

type App = Awaited<ReturnType<typeof startApp>>;

let fake: FakeModel;
let app: App;
let withModel: App;
let user: TestUser;
beforeAll(async () => {
  fake = await startFakeModel();
  app = await startApp();
  withModel = await startApp({ config: { llm: { baseUrl: fake.url, apiKey: undefined, model: 'test' } } });
  await app.startWork();
  await withModel.startWork();
});
afterAll(async () => {
  await app.close();
  await withModel.close();
  await fake.close();
});
beforeEach(async () => {
  fake.behave({});
  user = await app.user({ permissions: ['chat'] });
});

const contract = (name: string, days: number) =>
  new File([`# 付款\n\n付款期限为验收后${days}日内。\n\n# 保险\n\n由乙方办理场馆责任保险。`], name);
const upload = async (file: File, as = user, on = app) =>
  (await on.call(uploadDialogueFileAndWait, { file }, { as })).id;
const ended = async (id: string, as = user, on = app) =>
  vi.waitFor(
    async () => {
      const work = await on.call(readDialogueWork, { id }, { as });
      expect(['done', 'failed']).toContain(work.status);
      return work;
    },
    { timeout: 120_000, interval: 100 },
  );

it('compares files point by point in their own words without a model, each cell with its place or not found', async () => {
  const { docx, xlsx } = everyType;
  const first = await upload(contract('甲.md', 10));
  const second = await upload(contract('乙.md', 30));
  const word = await upload(new File([Uint8Array.from(await docx())], '丙.docx'));
  const sheet = await upload(new File([Uint8Array.from(await xlsx())], '丁.xlsx'));
  const fileIds = [first, second, word, sheet];
  const points = ['付款期限', '场馆责任保险', '违约金比例'];
  const { id } = await app.call(compareDialogueFiles, { fileIds, points }, { as: user });
  const work = await ended(id);
  expect(work).toMatchObject({ status: 'done', progress: 100, kind: 'comparison', points });
  expect(work.files.map((file) => file.id)).toEqual(fileIds);
  const [payment, insurance, penalty] = work.rows;
  expect(payment?.cells.slice(0, 2).map(({ text }) => text)).toEqual([
    '付款期限为验收后10日内。',
    '付款期限为验收后30日内。',
  ]);
  expect(payment?.cells[0]).toMatchObject({ state: 'found', byModel: false, references: [{ documentId: first }] });
  expect(insurance?.cells[1]).toMatchObject({ state: 'found', references: [{ documentId: second }] });
  expect(new Set(penalty?.cells.map(({ state }) => state))).toEqual(new Set(['not_found']));

  const response = await app.send(downloadDialogueComparison, { id }, { as: user });
  const [head, row] = await readSheet({ data: new Uint8Array(await response.arrayBuffer()) }, { rows: 100 });
  expect(head?.cells.slice(0, 3)).toEqual(['对比项', '甲.md', '出处']);
  expect(row?.cells.slice(0, 2)).toEqual(['付款期限', '付款期限为验收后10日内。']);
});

it('writes cells by a model where it cites the file, and by the file itself where it does not', async () => {
  const person = await withModel.user({ permissions: ['chat'] });
  const fileIds = [
    await upload(contract('甲.md', 10), person, withModel),
    await upload(contract('乙.md', 30), person, withModel),
  ];
  const compared = async (reply: string) => {
    fake.behave({ reply });
    const { id } = await withModel.call(compareDialogueFiles, { fileIds, points: ['付款期限'] }, { as: person });
    return (await ended(id, person, withModel)).rows[0]?.cells ?? [];
  };
  expect(await compared('验收后付款[1]，另见[9]。')).toMatchObject([
    { text: '验收后付款[1]，另见。', byModel: true, references: [{ n: 1, documentId: fileIds[0] }] },
    { text: '验收后付款[1]，另见。', byModel: true, references: [{ n: 1, documentId: fileIds[1] }] },
  ]);
  expect(await compared('大概三个月吧')).toMatchObject([{ text: '付款期限为验收后10日内。', byModel: false }, {}]);
  expect(await compared('NONE')).toMatchObject([{ state: 'not_found' }, { state: 'not_found' }]);
});

it('sums up files with citations, by a model or in their own words', async () => {
  const fileIds = [await upload(contract('甲.md', 10)), await upload(contract('乙.md', 30))];
  const { id } = await app.call(summariseDialogueFiles, { fileIds }, { as: user });
  const quoted = await ended(id);
  expect(quoted).toMatchObject({ status: 'done', byModel: false, rows: [] });
  expect(quoted.text).toContain('### 甲.md');
  expect(new Set(quoted.references.map(({ documentId }) => documentId))).toEqual(new Set(fileIds));
  for (const { n } of quoted.references) expect(quoted.text).toContain(`[${n}]`);

  const person = await withModel.user({ permissions: ['chat'] });
  const theirs = [
    await upload(contract('甲.md', 10), person, withModel),
    await upload(contract('乙.md', 30), person, withModel),
  ];
  // The numbers of the second file begin where those of the first can't come.
  fake.behave({ summary: '两份合同都约定了付款[1][25]，与[7]无关。' });
  const asked = await withModel.call(summariseDialogueFiles, { fileIds: theirs }, { as: person });
  const written = await ended(asked.id, person, withModel);
  expect(written).toMatchObject({ status: 'done', byModel: true, text: '两份合同都约定了付款[1][2]，与无关。' });
  expect(written.references).toMatchObject([
    { n: 1, documentId: theirs[0] },
    { n: 2, documentId: theirs[1] },
  ]);
});

it('keeps works to their owner, ends them when asked, and lets them go with their files and conversation', async () => {
  const { id: topicId } = await app.call(insertTopic, {}, { as: user });
  const file = async (name: string) =>
    (await app.call(uploadDialogueFileAndWait, { topicId, file: contract(name, 10) }, { as: user })).id;
  const fileIds = [await file('甲.md'), await file('乙.md')];
  const begin = () => app.call(compareDialogueFiles, { topicId, fileIds, points: ['付款期限'] }, { as: user });
  const { id } = await begin();
  await ended(id);
  const stranger = await app.user({ permissions: ['chat'] });
  await Promise.all(
    [app.call(readDialogueWork, { id }, { as: stranger }), app.call(cancelDialogueWork, { id }, { as: stranger })].map(
      (refused) => expect(refused).rejects.toMatchObject({ status: 404, reason: 'dialogue_work_not_found' }),
    ),
  );
  expect((await app.send(downloadDialogueComparison, { id }, { as: stranger })).status).toBe(404);
  await app.call(removeDialogueWorks, { idList: [id] }, { as: stranger });
  await expect(app.call(compareDialogueFiles, { fileIds, points: ['付款'] }, { as: stranger })).rejects.toMatchObject({
    status: 404,
    reason: 'file_not_found',
  });
  expect(await app.call(listDialogueWorks, { topicId }, { as: user })).toMatchObject([{ id, status: 'done' }]);

  await app.db.query(sql`update dialogue_works set status = 'running' where id = ${id}`);
  await app.call(cancelDialogueWork, { id }, { as: user });
  expect(await app.call(readDialogueWork, { id }, { as: user })).toMatchObject({ status: 'cancelled' });
  const { id: second } = await begin();
  await ended(second);
  await app.call(removeDialogueWorks, { idList: [id] }, { as: user });
  expect(await app.call(listDialogueWorks, { topicId }, { as: user })).toMatchObject([{ id: second }]);
  await app.call(removeDialogueFiles, { idList: fileIds.slice(1) }, { as: user });
  expect(await app.call(listDialogueWorks, { topicId }, { as: user })).toEqual([]);
  const { id: third } = await app.call(summariseDialogueFiles, { topicId, fileIds: fileIds.slice(0, 1) }, { as: user });
  await ended(third);
  await app.call(deleteTopics, { idList: [topicId] }, { as: user });
  await expect(app.call(readDialogueWork, { id: third }, { as: user })).rejects.toMatchObject({ status: 404 });
});

it('reads a file of hundreds of pages once for all points, in little memory', async () => {
  const fileId = await upload(new File(['第一章 总则'], '长卷.txt'));
  await app.db.query(sql`
    insert into dialogue_chunks (id, file_id, index, content)
    select ${fileId} || n, ${fileId}, n, '第' || n || '条：' || repeat('进攻时间为二十四秒，须按规则执行。', 40)
      || case n when 1700 then '技术犯规罚球一次。' else '' end
    from generate_series(2, 1800) n`);
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }, 5);
  const points = Array.from({ length: 20 }, (_, at) => (at === 0 ? '技术犯规罚球' : `进攻时间第${at}项`));
  const signal = new AbortController().signal;
  const ranked = await rankInFile(app.db, fileId, points, { limit: 4, signal });
  clearInterval(watch);
  expect(ranked[0]?.[0]?.id).toBe(`${fileId}1700`);
  expect(ranked).toHaveLength(20);
  expect(most).toBeLessThan(200 * 1024 * 1024);
});
