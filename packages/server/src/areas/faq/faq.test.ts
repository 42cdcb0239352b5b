import {
  addFaq,
  addKnowledgeBase,
  enableFaq,
  exportFaq,
  type Input,
  modifyFaq,
  pageFaq,
  removeFaq,
  uploadFaqExcel,
  uploadFaqResource,
  uploadImage,
} from '@console/api/contract';
import { randomId } from '@console/base';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['faq', 'knowledge'] });
});
afterAll(() => app.close());

const base = async (): Promise<string> => (await app.call(addKnowledgeBase, { name: `库 ${randomId()}` }, { as })).id;
const add = async (kbId: string, question: string, more: Partial<Input<typeof addFaq>> = {}) =>
  (await app.call(addFaq, { kbId, question, answer: '<p>二十四秒。</p>', ...more }, { as })).id;
const page = (filter: Partial<Input<typeof pageFaq>>) => app.call(pageFaq, { current: 1, size: 20, ...filter }, { as });
const upload = (kbId: string, name: string, content: string | Uint8Array<ArrayBuffer>) =>
  app.call(uploadFaqExcel, { kbId, file: new File([content], name) }, { as });
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

it('keeps a question with its answer, and changes only what is given', async () => {
  const kbId = await base();
  const id = await add(kbId, ' 进攻时间多长？ ', { similarQuestions: ['一次进攻几秒', '一次进攻几秒 '] });
  expect(await page({ kbId })).toMatchObject({
    total: 1,
    list: [
      {
        id,
        question: '进攻时间多长？',
        similarQuestions: ['一次进攻几秒'],
        enabled: true,
        hits: 0,
        createdBy: as.account,
      },
    ],
  });
  await app.call(modifyFaq, { id, enabled: false }, { as });
  expect((await page({ kbId })).list).toMatchObject([
    { question: '进攻时间多长？', answer: '<p>二十四秒。</p>', enabled: false },
  ]);
  await app.call(removeFaq, { idList: [id, 'nobody'] }, { as });
  expect((await page({ kbId })).total).toBe(0);
  await expect(app.call(modifyFaq, { id, enabled: true }, { as })).rejects.toMatchObject({ reason: 'faq_not_found' });
});

it('changes nothing for somebody who has not seen the last change', async () => {
  const kbId = await base();
  const id = await add(kbId, '暂停几次？');
  const [{ version } = { version: undefined }] = (await page({ kbId })).list;
  expect(version).toBe(1);
  await app.call(modifyFaq, { id, version, answer: '<p>上半时两次。</p>' }, { as });
  const late = app.call(modifyFaq, { id, version, answer: '<p>三次。</p>', tags: ['暂停'] }, { as });
  await expect(late).rejects.toMatchObject({ status: 409, reason: 'changed_meanwhile' });
  expect((await page({ kbId })).list).toMatchObject([{ answer: '<p>上半时两次。</p>', tags: [], version: 2 }]);
  await app.call(enableFaq, { idList: [id], enabled: false }, { as });
  await app.call(modifyFaq, { id, version: 3, tags: ['暂停'] }, { as });
  expect((await page({ kbId })).list).toMatchObject([{ tags: ['暂停'], enabled: false, version: 4 }]);
});

it('takes no question twice in a base, however it is written', async () => {
  const kbId = await base();
  await add(kbId, '进攻时间 多长？');
  const other = await add(kbId, '别的');
  await expect(add(kbId, '进攻时间多长')).rejects.toMatchObject({ status: 409, reason: 'question_taken' });
  await expect(app.call(modifyFaq, { id: other, question: '进攻时间多长!' }, { as })).rejects.toMatchObject({
    reason: 'question_taken',
  });
  await add(await base(), '进攻时间多长');
  await expect(add('nowhere', '进攻')).rejects.toMatchObject({ reason: 'knowledge_base_not_found' });
});

it('finds words of questions and answers as they are, filters, orders, and knows the total past the end', async () => {
  const kbId = await base();
  await add(kbId, 'Ｂ 100% 命中', { similarQuestions: ['全中'] });
  await add(kbId, 'a 100 次', { answer: '<p>Rebound <b>count</b></p>', enabled: false });
  const questions = async (filter: Partial<Input<typeof pageFaq>>) =>
    (await page({ kbId, ...filter })).list.map(({ question }) => question);
  expect(await questions({})).toEqual(['a 100 次', 'Ｂ 100% 命中']);
  expect(await questions({ keyword: '0%' })).toEqual(['Ｂ 100% 命中']);
  expect(await questions({ keyword: '全中' })).toEqual(['Ｂ 100% 命中']);
  expect(await questions({ keyword: 'rebound count' })).toEqual(['a 100 次']);
  expect(await questions({ enabled: true })).toEqual(['Ｂ 100% 命中']);
  expect(await questions({ orders: [{ column: 'createTime', asc: true }] })).toEqual(['Ｂ 100% 命中', 'a 100 次']);
  expect(await questions({ orders: [{ column: 'id; drop table faqs', asc: true }] })).toHaveLength(2);
  expect(await page({ kbId, current: 9 })).toMatchObject({ list: [], total: 2 });
});

it('keeps no HTML that could do anything, and gives pictures an address that opens for ten minutes', async () => {
  const kbId = await base();
  const path = await app.call(uploadImage, { file: new File([png], 'x.png') }, { as });
  const answer = `<p onclick="x()">甲<script>alert(1)</script><a href="javascript:x">乙</a><img src="${path}" onerror="x"><img src="https://evil.example/p.png"></p>`;
  await add(kbId, '图片', { answer });
  const [faq] = (await page({ kbId })).list;
  const address = /src="([^"]+)"/.exec(faq?.answer ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(faq?.answer.replace(/src="[^"]+"/, 'src')).toBe('<p>甲<a>乙</a><img src alt=""></p>');
  expect((await app.request(address)).status).toBe(200);
  expect((await app.request(address.replace(/signature=./, 'signature=!'))).status).toBe(404);
  expect((await app.request(path)).status).toBe(401);
  // What was handed out comes back when the form is saved.
  await app.call(modifyFaq, { id: faq?.id ?? '', answer: faq?.answer ?? '' }, { as });
  expect((await page({ kbId })).list[0]?.answer).toContain('/upload/signed/');
  await expect(add(kbId, '空', { answer: '<script>x</script>' })).rejects.toMatchObject({
    status: 400,
    reason: 'invalid_request',
  });
});

it('lists the files that an answer offers, and refuses those of strangers and of unknown kinds', async () => {
  const kbId = await base();
  const stored = await app.call(uploadFaqResource, { file: new File(['第一条'], '规则.txt') }, { as });
  await add(kbId, '文件', { resourceIds: [stored.id] });
  expect((await page({ kbId })).list[0]?.resources).toEqual([stored]);
  const response = await app.request(stored.url, { headers: { authorization: as.token } });
  expect(await response.text()).toBe('第一条');
  const unicode = new File([Uint8Array.from([0xff, 0xfe, ...Buffer.from('第一条', 'utf16le')])], '规则.txt');
  expect(await app.call(uploadFaqResource, { file: unicode }, { as })).toMatchObject({ type: 'text/plain' });
  const stranger = await app.user({ permissions: ['faq'] });
  const own = await app.call(uploadFaqResource, { file: new File(['别人的'], 'a.txt') }, { as: stranger });
  await expect(add(kbId, '偷', { resourceIds: [own.id] })).rejects.toMatchObject({ reason: 'file_not_found' });
  expect((await app.request(own.url, { headers: { authorization: as.token } })).status).toBe(404);
  await expect(app.call(uploadFaqResource, { file: new File(['MZ'], 'setup.exe') }, { as })).rejects.toMatchObject({
    status: 415,
    reason: 'unsupported_resource',
  });
});

it('takes the rows of a csv that can be taken, and names the others', async () => {
  const kbId = await base();
  await add(kbId, '已有的问题');
  const csv =
    '\uFEFF问题,相似问法,答案,启用\n已有的问题,,新的答案,是\n新问题,"说法一\n说法二","有,逗号",否\n,,没有问题,是\n\n没有答案,,,是\n新 问题？,,重复,是\n状态不对,,答案,也许\n';
  expect(await upload(kbId, 'faq.csv', csv)).toEqual({
    added: 1,
    updated: 1,
    refused: [
      { row: 4, message: '缺少问题' },
      { row: 6, message: '缺少答案' },
      { row: 7, message: '与第 3 行的问题相同' },
      { row: 8, message: '“启用”须为 是 或 否' },
    ],
  });
  expect((await page({ kbId })).list).toMatchObject([
    { question: '新问题', similarQuestions: ['说法一', '说法二'], answer: '<p>有,逗号</p>', enabled: false },
    { question: '已有的问题', answer: '<p>新的答案</p>', enabled: true },
  ]);
});

it('reads back the spreadsheet it has written', async () => {
  const kbId = await base();
  await add(kbId, '=1+1 是公式吗', { similarQuestions: ['甲', '乙'], answer: '<p>不是 &lt;b&gt;</p>' });
  await add(kbId, '列表', { answer: '<ul><li>一</li><li><strong>二</strong></li></ul>', enabled: false });
  const file = await app.send(exportFaq, { kbId, fileName: 'FAQ 导出' }, { as });
  expect(file.headers.get('content-disposition')).toContain('.xlsx');
  const copy = await base();
  expect(await upload(copy, 'faq.xlsx', new Uint8Array(await file.arrayBuffer()))).toEqual({
    added: 2,
    updated: 0,
    refused: [],
  });
  const essence = async (id: string) =>
    (await page({ kbId: id })).list.map(({ question, similarQuestions, answer, enabled }) => ({
      question,
      similarQuestions,
      answer,
      enabled,
    }));
  expect(await essence(copy)).toEqual(await essence(kbId));
});

it('refuses what is no spreadsheet of questions', async () => {
  const kbId = await base();
  const refusedAs = (reason: string) => ({ reason });
  await expect(upload(kbId, 'a.csv', '')).rejects.toMatchObject(refusedAs('empty_file'));
  await expect(upload(kbId, 'a.csv', '甲,乙\n1,2')).rejects.toMatchObject(refusedAs('unsupported_spreadsheet'));
  await expect(upload(kbId, 'a.xlsx', 'PK\u0003\u0004 broken')).rejects.toMatchObject(
    refusedAs('unsupported_spreadsheet'),
  );
  const many = `问题,答案\n${Array.from({ length: 10_001 }, (_, at) => `问题${at},答`).join('\n')}`;
  await expect(upload(kbId, 'a.csv', many)).rejects.toMatchObject(refusedAs('too_many_rows'));
});

it('lets nobody in without the page', async () => {
  const stranger = await app.user({ permissions: ['home'] });
  await expect(app.call(pageFaq, { current: 1, size: 10 }, { as: stranger })).rejects.toMatchObject({ status: 403 });
});
