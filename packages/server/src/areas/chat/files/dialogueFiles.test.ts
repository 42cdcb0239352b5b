import {
  ask,
  deleteTopics,
  readTypes,
  insertTopic,
  listDialogueFiles,
  readAnswer,
  readDialogueFile,
  readEvidence,
  readEvidencePage,
  removeDialogueFiles,
  streamAnswer,
  uploadDialogueFile,
  uploadDialogueFileAndWait,
} from '@console/api/contract';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { diskStorage } from '../../../files/index.js';
import { fakeOffice } from '../../../office/testing/fakeOffice.js';
import { everyType } from '../../../parsing/testing/everyType.js';
import { samplePdf } from '../../../testing/samplePdf.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { filePassages } from './filePassages.js';
import { shareEvidence } from './shareEvidence.js';
import { removeAbandonedFiles } from '../index.js';

let office: Awaited<ReturnType<typeof fakeOffice>>;
let app: Awaited<ReturnType<typeof startApp>>;
let user: TestUser;
beforeAll(async () => {
  office = await fakeOffice();
  app = await startApp({ config: { libreOffice: office.program } });
  await app.startWork();
});
afterAll(async () => {
  await app.close();
  await office.remove();
});
beforeEach(async () => {
  user = await app.user({ permissions: ['chat'] });
});

const text = '# 请假\n\n年假每年十五天，须提前三个工作日申请。\n\n# 报销\n\n出租车票凭发票报销，上限二百元。';
const markdown = (name = '制度.md', content = text) => new File([content], name);
const upload = (more: object = {}, as = user) =>
  app.call(uploadDialogueFileAndWait, { file: markdown(), ...more }, { as });
const answerOf = async (id: string) => {
  await (await app.send(streamAnswer, { id }, { as: user })).text();
  return app.call(readAnswer, { id }, { as: user });
};

it('waits until the file has been read, or answers at once and tells how far it has come', async () => {
  expect(await upload()).toMatchObject({ name: '制度.md', type: 'md', status: 'ready', progress: 100, topicId: null });
  const queued = await app.call(uploadDialogueFile, { file: markdown() }, { as: user });
  expect(['waiting', 'parsing', 'ready']).toContain(queued.status);
  await vi.waitFor(
    async () =>
      expect(await app.call(readDialogueFile, { id: queued.id }, { as: user })).toMatchObject({
        status: 'ready',
        progress: 100,
      }),
    { timeout: 60_000 },
  );
});

it.each(readTypes)('takes a %s with a question', async (type) => {
  const file = new File([Uint8Array.from(await everyType[type]())], `附件.${type}`);
  expect(await app.call(uploadDialogueFileAndWait, { file }, { as: user })).toMatchObject({ type, status: 'ready' });
});

it('says why a file could not be read', async () => {
  const broken = new File(['%PDF-1.7\nnothing more'], 'a.pdf');
  expect(await upload({ file: broken })).toMatchObject({ status: 'failed', failure: 'corrupt' });
});

it('answers a new conversation from the files that waited for it, and cites them', async () => {
  const { id: fileId } = await upload();
  const { id, topicId } = await app.call(ask, { question: '年假有几天？' }, { as: user });
  const answer = await answerOf(id);
  expect(answer.answer).toContain('十五天');
  expect(answer.references[0]).toMatchObject({ documentId: fileId, documentName: '制度.md' });
  expect(await app.call(listDialogueFiles, { topicId }, { as: user })).toMatchObject([{ id: fileId, topicId }]);
  expect(await app.call(listDialogueFiles, {}, { as: user })).toEqual([]);

  const other = await app.call(ask, { question: '年假有几天？' }, { as: user });
  expect((await answerOf(other.id)).references).toEqual([]);
});

it('tells what a file is about as a whole, by its name or as “this file”, and asks where there are several', async () => {
  const { id: documentId } = await upload();
  const { id, topicId } = await app.call(ask, { question: '总结这个文件' }, { as: user });
  const pointed = await answerOf(id);
  expect(pointed.answer).toContain('以下是《制度.md》的原文摘录');
  expect(pointed.answer).toContain('- 报销');
  expect(pointed.references[0]).toMatchObject({ documentId, content: '年假每年十五天，须提前三个工作日申请。' });
  await upload({ topicId, file: markdown('合同.md', '# 合同\n\n本合同自双方签字之日起生效，为期三年。') });
  const askMore = async (question: string) => answerOf((await app.call(ask, { topicId, question }, { as: user })).id);
  expect((await askMore('总结这个文件')).answer).toContain('- 制度.md');
  expect((await askMore('总结《合同》')).references).toMatchObject([{ documentName: '合同.md' }]);
});

it('opens the cited pages of a file through the answer, to its owner alone', async () => {
  const { data } = await samplePdf('plain');
  const { id: documentId } = await upload({ file: new File([new Uint8Array(data)], '规程.pdf') });
  const { id } = await app.call(ask, { question: '中场休息有多长时间？' }, { as: user });
  const { references } = await answerOf(id);
  const [page = 0] = references[0]?.positions[0] ?? [];
  const evidence = await app.call(readEvidence, { id, documentId }, { as: user });
  expect(evidence).toMatchObject({ name: '规程.pdf', pages: expect.arrayContaining([page]) });
  expect(evidence.heights.length).toBeGreaterThanOrEqual(page);
  const open = (as: TestUser, wanted = page) =>
    app.send(readEvidencePage, { id, documentId, page: wanted, width: 400 }, { as });
  const image = await open(user);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await open(user, page + 100)).status).toBe(404);
  expect((await open(await app.user({ permissions: ['chat'] }))).status).toBe(404);
});

it('shows the text of a file without pages around what is cited, and says in which rows it stands', async () => {
  const rows = Array.from(
    { length: 1200 },
    (_, at) => `${at + 2},第 ${at + 2} 场由${at === 300 ? '紫电队' : '松涛队'}主场作战`,
  );
  const { id: documentId } = await upload({ file: new File([`场次,安排\n${rows.join('\n')}`], '日程.csv') });
  const { id } = await app.call(ask, { question: '紫电队是哪一场主场作战？' }, { as: user });
  const { references } = await answerOf(id);
  const [cited] = references;
  expect(cited?.place?.kind).toBe('row');
  expect(cited?.place?.from).toBeLessThanOrEqual(302);
  expect(cited?.place?.to).toBeGreaterThanOrEqual(302);
  const { heights, pages, passages = [] } = await app.call(readEvidence, { id, documentId }, { as: user });
  expect([heights, pages]).toEqual([[], []]);
  const indexes = passages.map(({ chunkIndex }) => chunkIndex);
  const around = new Set(
    references.flatMap(({ chunkIndex }) => Array.from({ length: 11 }, (_, at) => chunkIndex - 5 + at)),
  );
  const [{ count } = { count: 0 }] = await app.db.query<{ count: number }>(
    sql`select count(*)::int as count from dialogue_chunks where file_id = ${documentId}`,
  );
  expect(indexes).toEqual([...around].filter((index) => index >= 1 && index <= count).toSorted((a, b) => a - b));
  expect(indexes.length).toBeLessThan(count);
  expect(passages.find(({ chunkId }) => chunkId === cited?.chunkId)?.content).toContain(cited?.content);
});

it('finds the passage with the rarest words in a file of thousands, and where they stand', async () => {
  const { id: fileId } = await upload({ file: markdown('长卷.txt', '第一章 总则') });
  const { id: topicId } = await app.call(insertTopic, {}, { as: user });
  await app.db.query(sql`update dialogue_files set topic_id = ${topicId} where id = ${fileId}`);
  await app.db.query(sql`
    insert into dialogue_chunks (id, file_id, index, content, positions)
    select ${fileId} || n, ${fileId}, n, '第' || n || '条：进攻时间二十四秒。' || case n when 2900 then '技术犯规罚球一次。' else '' end,
      jsonb_build_array(jsonb_build_array(n, 1, 2, 3, 4))
    from generate_series(2, 2950) n`);
  const [best, ...others] = await filePassages(app.db, topicId, '罚球以后进攻时间是多少？', {
    limit: 3,
    orFirst: true,
  });
  expect(best).toMatchObject({ documentId: fileId, chunkIndex: 2900, positions: [[2900, 1, 2, 3, 4]] });
  expect(others).toHaveLength(2);
  for (const { score } of others) expect(score).toBeLessThan(best?.score ?? 0);
  const first = await filePassages(app.db, topicId, '总结一下', { limit: 2, orFirst: true });
  expect(first.map(({ chunkIndex }) => chunkIndex)).toEqual([1, 2]);
});

it('looks through each of several long files, the oldest as well, and their beginnings where a question names nothing', async () => {
  const { id: topicId } = await app.call(insertTopic, {}, { as: user });
  const fileIds: string[] = [];
  for (const name of ['甲.txt', '乙.txt', '丙.txt']) {
    const { id } = await upload({ file: markdown(name, '第一章 总则'), topicId });
    fileIds.push(id);
    await app.db.query(sql`
      insert into dialogue_chunks (id, file_id, index, content)
      select ${id} || n, ${id}, n, '第' || n || '条：进攻时间二十四秒。' || case n when 2400 then '技术犯规罚球一次。' else '' end
      from generate_series(2, 2500) n`);
  }
  const found = await filePassages(app.db, topicId, '技术犯规怎样罚球？', { limit: 3, orFirst: true });
  expect(found.map(({ chunkIndex }) => chunkIndex)).toEqual([2400, 2400, 2400]);
  expect(new Set(found.map(({ documentId }) => documentId))).toEqual(new Set(fileIds));
  const [oldest = ''] = fileIds;
  const alone = await filePassages(app.db, topicId, '技术犯规', { limit: 1, orFirst: true, fileIds: [oldest] });
  expect(alone).toMatchObject([{ documentId: oldest, chunkIndex: 2400 }]);
});

it('lets the files and the knowledge bases have their say in turn, whichever has found more', () => {
  const many = (name: string) => Array.from({ length: 8 }, (_, at) => `${name} ${at + 1}`);
  expect(shareEvidence(many('file'), ['base 1'], 8)).toEqual(['file 1', 'base 1', ...many('file').slice(1, 7)]);
  expect(shareEvidence(['file 1'], many('base'), 8)).toEqual(['file 1', ...many('base').slice(0, 7)]);
  expect(shareEvidence([], ['base 1', 'base 2'], 8)).toEqual(['base 1', 'base 2']);
  const both = shareEvidence(many('file'), many('base'), 8);
  for (const name of ['file', 'base'])
    expect(both.filter((one) => one.startsWith(name)).length).toBeGreaterThanOrEqual(3);
});

it('takes the beginning of a file where a question names nothing in it', async () => {
  await upload();
  const { id } = await app.call(ask, { question: '总结一下' }, { as: user });
  expect((await answerOf(id)).references.length).toBeGreaterThan(0);
});

it('shows files to nobody else', async () => {
  const { id: topicId } = await app.call(insertTopic, {}, { as: user });
  const { id } = await upload({ topicId });
  const stranger = await app.user({ permissions: ['chat'] });
  await expect(app.call(readDialogueFile, { id }, { as: stranger })).rejects.toMatchObject({
    status: 404,
    reason: 'file_not_found',
  });
  await expect(app.call(listDialogueFiles, { topicId }, { as: stranger })).rejects.toMatchObject({
    reason: 'topic_not_found',
  });
  await expect(upload({ topicId }, stranger)).rejects.toMatchObject({ reason: 'topic_not_found' });
  await app.call(removeDialogueFiles, { idList: [id] }, { as: stranger });
  expect(await app.call(readDialogueFile, { id }, { as: user })).toMatchObject({ id });
});

it('refuses files that are empty, of another kind, or too many', async () => {
  await expect(upload({ file: markdown('a.md', '') })).rejects.toMatchObject({ reason: 'empty_file' });
  await expect(upload({ file: markdown('a.exe') })).rejects.toMatchObject({ status: 415, reason: 'unsupported_type' });
  for (let count = 0; count < 10; count += 1) await app.call(uploadDialogueFile, { file: markdown() }, { as: user });
  await expect(app.call(uploadDialogueFile, { file: markdown() }, { as: user })).rejects.toMatchObject({
    status: 409,
    reason: 'too_many_files',
  });
});

it('leaves nothing on the disk of what was removed, or whose conversation is gone', async () => {
  const storage = path.join(app.config.dataDir, 'files');
  await app.db.query(sql`delete from dialogue_files where user_id <> ${user.userId}`);
  const stored = async () =>
    (await readdir(storage, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const before = (await stored()).length;
  const { id: topicId } = await app.call(insertTopic, {}, { as: user });
  const { id } = await upload();
  await upload({ topicId });
  expect(await stored()).toHaveLength(before + 2);
  await app.call(removeDialogueFiles, { idList: [id] }, { as: user });
  expect(await stored()).toHaveLength(before + 1);
  await app.call(deleteTopics, { idList: [topicId] }, { as: user });
  const pageImages = { forget: async () => undefined };
  await removeAbandonedFiles({ db: app.db, storage: diskStorage(storage), pageImages });
  expect(await stored()).toHaveLength(before);
});
