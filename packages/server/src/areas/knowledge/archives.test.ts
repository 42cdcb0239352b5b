import {
  deleteDocument,
  pageDocuments,
  parseDocument,
  previewChunking,
  readDocument,
  testRetrieval,
} from '@console/api/contract';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyType } from '../../parsing/testing/everyType.js';
import { zipOf } from '../../unpacking/testing/zipOf.js';
import { type KnowledgeApp, startKnowledge } from './testing/startKnowledge.js';

let app: KnowledgeApp;
beforeAll(async () => {
  app = await startKnowledge({ maxUploadBytes: 2 * 1024 * 1024, libreOffice: '/nowhere/soffice' });
});
afterAll(() => app.close());

const rules = strToU8('# 进攻时间\n\n球队须在二十四秒内投篮。');
const listed = async () =>
  (await app.call(pageDocuments, { current: 1, size: 50, knowledgeBaseId: app.knowledgeBaseId }, app)).list;

it('makes a document of each file in an archive that can be read, and says of the others why not', async () => {
  const data = zipSync({
    '规程/进攻.md': rules,
    '规程/名单.xlsx': Uint8Array.from(await everyType.xlsx()),
    '规程/旧.doc': Uint8Array.from(await everyType.doc()),
    '规程/程序.exe': strToU8('MZ'),
    '内层.zip': zipSync({ '暂停.txt': strToU8('每次暂停一分钟。') }),
  });
  const archive = await app.settled((await app.upload('规程.zip', data)).id);
  expect(archive).toMatchObject({
    type: 'zip',
    status: 'ready',
    chunkCount: 0,
    unpacked: { taken: 3, refused: 2 },
    files: [
      { name: '规程/进攻.md', failure: null },
      { name: '规程/名单.xlsx', failure: null },
      { name: '规程/旧.doc', documentId: null, failure: 'office_missing' },
      { name: '规程/程序.exe', documentId: null, failure: 'unsupported_type' },
      { name: '内层.zip/暂停.txt', failure: null },
    ],
  });
  const made = (archive.files ?? []).flatMap(({ documentId }) => documentId ?? []);
  const documents = await Promise.all(made.map((id) => app.settled(id)));
  expect(documents.map(({ name, type, status }) => [name, type, status])).toEqual([
    ['进攻.md', 'md', 'ready'],
    ['名单.xlsx', 'xlsx', 'ready'],
    ['暂停.txt', 'txt', 'ready'],
  ]);
  expect(documents.map(({ createdBy }) => createdBy)).toEqual([
    archive.createdBy,
    archive.createdBy,
    archive.createdBy,
  ]);
  const { knowledgeBaseId } = app;
  const { hits } = await app.call(testRetrieval, { knowledgeBaseId, question: '多少秒内投篮？' }, app);
  expect(hits[0]?.chunk).toMatchObject({ documentId: made[0] });
  await expect(
    app.call(previewChunking, { documentId: archive.id, mode: 'sections', size: 200, overlap: 0, separator: '' }, app),
  ).rejects.toMatchObject({ reason: 'not_parsed' });
});

it('unpacks it again without making anything twice, and brings back what was deleted', async () => {
  const data = zipSync({ '甲.md': rules, '乙.md': rules });
  const archive = await app.settled((await app.upload('两份.zip', data)).id);
  const [first, second] = archive.files ?? [];
  const { knowledgeBaseId } = app;
  const id = first?.documentId ?? '';
  await app.call(deleteDocument, { id, documentId: id, knowledgeBaseId }, app);
  expect((await app.call(readDocument, { id: archive.id }, app)).files?.[0]).toMatchObject({
    documentId: null,
    failure: null,
  });
  await app.call(parseDocument, { id: archive.id }, app);
  const again = (await app.settled(archive.id)).files ?? [];
  expect(again[0]?.documentId).not.toBeNull();
  expect(again[0]?.documentId).not.toBe(id);
  expect(again[1]?.documentId).toBe(second?.documentId);
  expect((await listed()).filter(({ name }) => name === '甲.md')).toHaveLength(1);
});

it('leaves what came out of an archive when that is deleted', async () => {
  const archive = await app.settled((await app.upload('删.zip', zipSync({ '留下.md': rules }))).id);
  const { id, knowledgeBaseId } = archive;
  await app.call(deleteDocument, { id, documentId: id, knowledgeBaseId }, app);
  expect((await listed()).map(({ name }) => name)).toContain('留下.md');
});

it('takes two files of one name, as it does when they are uploaded', async () => {
  const archive = await app.settled((await app.upload('同名.zip', zipSync({ 'a/同.md': rules, 'b/同.md': rules }))).id);
  expect(archive.unpacked).toEqual({ taken: 2, refused: 0 });
  expect((await listed()).filter(({ name }) => name === '同.md')).toHaveLength(2);
});

it.each([
  [
    'many.zip',
    () => zipSync(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.md`, rules]))),
    'too_many_files',
  ],
  ['huge.zip', () => zipOf([{ name: Buffer.from('a.md'), data: rules, size: 2 ** 31 }]), 'unpacks_too_large'],
  ['locked.zip', () => zipOf([{ name: Buffer.from('a.md'), data: rules, flags: 1, method: 8 }]), 'encrypted'],
  ['nothing.zip', () => zipSync({}), 'empty'],
  ['half.zip', () => zipSync({ 'a.md': rules }).slice(0, 50), 'corrupt'],
])('says why nothing came out of %s', async (name, make, failure) => {
  expect(await app.settled((await app.upload(name, make())).id)).toMatchObject({ status: 'failed', failure });
});

it('says where the server has nothing to read an old file with', async () => {
  await expect(app.upload('旧.doc', Uint8Array.from(await everyType.doc()))).rejects.toMatchObject({
    status: 415,
    reason: 'office_missing',
    message: expect.stringContaining(
      '服务器没有安装 LibreOffice，不能读取 .doc 文件，请另存为 DOCX、PPTX 或 PDF 后再上传',
    ),
  });
});
