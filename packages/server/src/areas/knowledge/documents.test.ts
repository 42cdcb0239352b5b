import {
  cancelParsing,
  deleteDocument,
  documentTypes,
  downloadDocument,
  modifyDocument,
  pageDocuments,
  parseDocument,
  readDocument,
  readDocumentPage,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeOffice } from '../../office/testing/fakeOffice.js';
import { everyType } from '../../parsing/testing/everyType.js';
import { samplePdf } from '../../testing/samplePdf.js';
import { type KnowledgeApp, startKnowledge } from './testing/startKnowledge.js';

let office: Awaited<ReturnType<typeof fakeOffice>>;
let app: KnowledgeApp;
beforeAll(async () => {
  office = await fakeOffice();
  app = await startKnowledge({ maxUploadBytes: 2 * 1024 * 1024, libreOffice: office.program });
});
afterAll(async () => {
  await app.close();
  await office.remove();
});

describe('parsing', () => {
  it('reads an uploaded PDF to the end, and tells how much of each page its chunks cover', async () => {
    const document = await app.uploadSample('mixed');
    expect(document).toMatchObject({ status: 'ready', stage: 'done', progress: 100, failure: null, type: 'pdf' });
    expect(document.pageCount).toBe(document.pages.length);
    expect(document.pagesRead).toBe(document.pageCount);
    expect(document.chunkCount).toBeGreaterThan(5);
    for (const { characters, covered, failed } of document.pages) {
      expect(failed).toBe(false);
      expect(covered / characters).toBeGreaterThan(0.95);
    }
    // Page 2 is turned on its side.
    expect(document.pages[1]?.height).toBeLessThan(600);
  });

  it.each([
    ['encrypted', 'encrypted'],
    ['truncated', 'corrupt'],
  ] as const)('says why a file that is %s can not be read', async (kind, failure) => {
    const document = await app.uploadSample(kind);
    expect(document).toMatchObject({ status: 'failed', failure, chunkCount: 0 });
  });

  it('reads a scan off its pictures, and says how sure that is', async () => {
    const { status, pages, chunkCount } = await app.uploadSample('image');
    expect({ status, failed: pages.some(({ failed }) => failed) }).toEqual({ status: 'ready', failed: false });
    expect(chunkCount).toBeGreaterThan(0);
    expect(pages[0]?.confidence).toBeGreaterThan(0.8);
  });

  it('parses again from the stored file', async () => {
    const { id, chunkCount } = await app.uploadText('# 甲\n\n一句话。');
    await app.call(parseDocument, { id }, app);
    expect(await app.settled(id)).toMatchObject({ status: 'ready', chunkCount });
  });

  it('refuses to parse what is waiting, and to cancel what is not', async () => {
    const { id } = await app.uploadText('一句话。', 'a.txt');
    await expect(app.call(cancelParsing, { id }, app)).rejects.toMatchObject({ reason: 'not_parsing' });
    await app.db.query(sql`update documents set status = 'waiting' where id = ${id}`);
    await expect(app.call(parseDocument, { id }, app)).rejects.toMatchObject({
      status: 409,
      reason: 'already_parsing',
    });
    await app.call(cancelParsing, { id }, app);
    expect(await app.call(readDocument, { id }, app)).toMatchObject({ status: 'cancelled' });
  });

  it('stops at once when parsing is given up, and keeps the file', async () => {
    const { data } = await samplePdf('plain', { chapters: 120 });
    const { id } = await app.upload('long.pdf', data);
    await app.call(cancelParsing, { id }, app);
    expect(await app.settled(id)).toMatchObject({ status: 'cancelled', chunkCount: 0 });
    const file = await app.send(downloadDocument, { id }, app);
    expect((await file.arrayBuffer()).byteLength).toBe(data.length);
  });
});

describe('uploading', () => {
  it.each(documentTypes)('takes a %s, and reads it to its end', async (type) => {
    const { id } = await app.upload(`规程.${type}`, await everyType[type]());
    expect(await app.settled(id)).toMatchObject({ type, status: 'ready', failure: null });
  });

  it('reads a text that holds halves of characters', async () => {
    const halves = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('比赛\ud83c分四节。', 'utf16le')]);
    const { id } = await app.upload('半.txt', halves);
    expect(await app.settled(id)).toMatchObject({ status: 'ready' });
    const emoji = await app.upload('球.txt', '🏀'.repeat(3000));
    expect(await app.settled(emoji.id)).toMatchObject({ status: 'ready' });
  });

  it('takes a file name apart from its folders and tricks', async () => {
    const { name } = await app.upload('..\\..\\etc/规则\u202efdp.md', '内容。');
    expect(name).toBe('规则fdp.md');
    const long = await app.upload(`${'长'.repeat(300)}.md`, '内容。');
    expect(long.name).toHaveLength(200);
    expect(long.name.endsWith('.md')).toBe(true);
  });

  it.each([
    ['program.exe', 'MZ', 415, 'unsupported_type'],
    ['renamed.pdf', 'just text', 415, 'unsupported_type'],
    ['binary.txt', 'a\0b', 415, 'unsupported_type'],
    ['empty.pdf', '', 400, 'empty_file'],
    ['large.txt', 'x'.repeat(2 * 1024 * 1024 + 1), 413, 'file_too_large'],
    ['huge.txt', 'x'.repeat(4 * 1024 * 1024), 413, 'file_too_large'],
  ])('refuses %s', async (name, content, status, reason) => {
    await expect(app.upload(name, content)).rejects.toMatchObject({ status, reason });
  });

  it('refuses a base that is not there', async () => {
    await expect(app.upload('a.md', 'x', 'missing')).rejects.toMatchObject({ reason: 'knowledge_base_not_found' });
  });
});

describe('pages', () => {
  it('draws pages as WebP, and says which page is missing', async () => {
    const { id } = await app.uploadSample('rotated');
    const image = await app.send(readDocumentPage, { documentId: id, page: 1, width: 300 }, app);
    expect(image.headers.get('content-type')).toBe('image/webp');
    const bytes = new Uint8Array(await image.arrayBuffer());
    expect(new TextDecoder().decode(bytes.subarray(8, 12))).toBe('WEBP');
    await expect(app.call(readDocumentPage, { documentId: id, page: 99 }, app)).rejects.toMatchObject({
      status: 404,
      reason: 'page_not_found',
    });
    await expect(app.call(readDocumentPage, { documentId: 'missing', page: 1 }, app)).rejects.toMatchObject({
      reason: 'document_not_found',
    });
  });

  it('fails for a file that can not be drawn, without harm to the next one', async () => {
    const broken = await app.uploadSample('truncated');
    await expect(app.call(readDocumentPage, { documentId: broken.id, page: 1 }, app)).rejects.toMatchObject({
      status: 500,
      reason: 'page_not_rendered',
    });
    const { id } = await app.uploadSample('unembedded');
    expect((await app.send(readDocumentPage, { documentId: id, page: 2 }, app)).status).toBe(200);
  });
});

it('lists by name and status, and renames', async () => {
  const { id } = await app.uploadText('内容。', '查找 50%.md');
  const list = (more: object) =>
    app.call(pageDocuments, { knowledgeBaseId: app.knowledgeBaseId, current: 1, size: 10, ...more }, app);
  expect((await list({ keyword: '50%' })).list.map((one) => one.id)).toEqual([id]);
  expect((await list({ keyword: '50%', status: 'failed' })).total).toBe(0);
  expect((await list({ keyword: '50%', knowledgeBaseId: undefined })).list).toMatchObject([{ id }]);
  await app.call(modifyDocument, { id, name: '新名称.md' }, app);
  expect(await app.call(readDocument, { id }, app)).toMatchObject({ name: '新名称.md' });
});

it('gives back the very file, under its name', async () => {
  const { id } = await app.uploadText('原文。', '原文件.md');
  const reply = await app.send(downloadDocument, { id }, app);
  expect(reply.headers.get('content-disposition')).toContain(encodeURIComponent('原文件.md'));
  expect(await reply.text()).toBe('原文。');
});

it('deletes a document only through its own base', async () => {
  const { id } = await app.uploadText('内容。');
  await expect(app.call(deleteDocument, { id, documentId: id, knowledgeBaseId: 'other' }, app)).rejects.toMatchObject({
    reason: 'document_not_found',
  });
  await app.call(deleteDocument, { id, documentId: id, knowledgeBaseId: app.knowledgeBaseId }, app);
  await expect(app.call(readDocument, { id }, app)).rejects.toMatchObject({ status: 404 });
});
