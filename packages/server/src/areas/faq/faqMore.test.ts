import {
  addFaq,
  addKnowledgeBase,
  checkFaqRows,
  enableFaq,
  exportFaq,
  findSimilarFaq,
  type Input,
  listFaqTags,
  modifyFaq,
  pageFaq,
  testFaq,
  uploadFaqExcel,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';
import { shanghaiDay } from '../../text/moment.js';
import { countFaqHit, matchFaq } from './matchFaq.js';
import { variantFor } from './variants.js';

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
const matched = async (kbId: string, question: string, channel: 'console' | 'embed' = 'console') =>
  matchFaq({ db: app.db }, { knowledgeBaseIds: [kbId], question, channel });

it('never answers a question that is as near to a negative one as to any it answers', async () => {
  const kbId = await base();
  const id = await add(kbId, '防守犯规后前场掷球入界，计时钟怎么复位');
  const asked = '请问防守犯规后后场掷球入界，计时钟怎么复位呢';
  const polite = '请问防守犯规后前场掷球入界，计时钟怎么复位呢';
  expect((await matched(kbId, polite))?.id).toBe(id);
  await app.call(modifyFaq, { id, similarQuestions: ['防守犯规后掷球入界，计时钟怎么复位'] }, { as });
  expect((await matched(kbId, asked))?.id).toBe(id);
  await app.call(modifyFaq, { id, negativeQuestions: ['防守犯规后后场掷球入界，计时钟怎么复位'] }, { as });
  expect(await matched(kbId, asked)).toBeNull();
  expect(await matched(kbId, '防守犯规后后场掷球入界，计时钟怎么复位')).toBeNull();
  // What is meant is still answered.
  expect((await matched(kbId, polite))?.id).toBe(id);
  expect((await page({ id })).list[0]?.negativeQuestions).toEqual(['防守犯规后后场掷球入界，计时钟怎么复位']);
});

it('takes no question as one to answer and not to answer', async () => {
  const kbId = await base();
  const refused = { status: 400, reason: 'question_denied' };
  await expect(add(kbId, '几秒', { negativeQuestions: ['几 秒？'] })).rejects.toMatchObject(refused);
  const id = await add(kbId, '几秒', { negativeQuestions: ['几分'] });
  await expect(app.call(modifyFaq, { id, similarQuestions: ['几分！'] }, { as })).rejects.toMatchObject(refused);
});

it('gives the first of several answers that applies, and the usual one where none does', async () => {
  const kbId = await base();
  const variants = [
    { channel: 'embed' as const, from: null, until: null, answer: '<p>给访客<script>x</script></p>' },
    { channel: 'all' as const, from: '2000-01-01', until: '2000-12-31', answer: '<p>过期</p>' },
    { channel: 'all' as const, from: '2020-01-01', until: null, answer: '<p>现行</p>' },
  ];
  const id = await add(kbId, '票价多少', { variants });
  expect((await matched(kbId, '票价多少', 'embed'))?.text).toBe('给访客');
  expect((await matched(kbId, '票价多少', 'console'))?.text).toBe('现行');
  await app.call(modifyFaq, { id, variants: variants.slice(0, 2) }, { as });
  expect((await matched(kbId, '票价多少', 'console'))?.text).toBe('二十四秒。');
  expect((await page({ id })).list[0]?.variants[0]?.answer).toBe('<p>给访客</p>');
  expect((await page({ kbId, keyword: '给访客' })).total).toBe(1);
});

it('counts days as clocks in Shanghai do', () => {
  expect(shanghaiDay(new Date('2026-11-23T16:00:00Z'))).toBe('2026-11-24');
  const last = [{ channel: 'all', from: null, until: '2026-11-24' }];
  expect(variantFor(last, 'console', '2026-11-24')).toBe(0);
  expect(variantFor(last, 'console', '2026-11-25')).toBeNull();
});

it('finds by tag, by number, stops and starts several, and shows hits by day', async () => {
  const kbId = await base();
  const first = await add(kbId, '一', { tags: ['24 秒', '报名'] });
  const second = await add(kbId, '二', { tags: ['报名'] });
  expect(await app.call(listFaqTags, { kbId }, { as })).toEqual([
    { tag: '报名', count: 2 },
    { tag: '24 秒', count: 1 },
  ]);
  const [faq] = (await page({ kbId, tag: '24 秒' })).list;
  expect(faq).toMatchObject({ id: first, tags: ['24 秒', '报名'], recentHits: 0 });
  expect((await page({ kbId, keyword: `#${faq?.number}` })).list).toMatchObject([{ id: first }]);
  await app.call(enableFaq, { idList: [first, second, 'gone'], enabled: false }, { as });
  expect((await page({ kbId, enabled: false })).total).toBe(2);
  await countFaqHit(app.db, first);
  await countFaqHit(app.db, first);
  await app.db.query(sql`
    insert into faq_hits (faq_seq, day, hits) select seq, current_date - 5, 7 from faqs where id = ${first}`);
  await app.db.query(sql`
    insert into faq_hits (faq_seq, day, hits) select seq, current_date - 400, 9 from faqs where id = ${first}`);
  const [hit] = (await page({ kbId, orders: [{ column: 'recentHits', asc: false }] })).list;
  expect(hit).toMatchObject({ id: first, hits: 2, recentHits: 9 });
  expect(hit?.trend).toHaveLength(30);
  expect(hit?.trend.at(-1)).toBe(2);
});

it('says which FAQ ask nearly the same, and whether they answer otherwise', async () => {
  const kbId = await base();
  const there = await add(kbId, '防守犯规后前场掷球入界，计时钟怎么复位', { answer: '<p>一律复位至 24 秒。</p>' });
  await add(kbId, '餐厅几点开门');
  const draft = { kbId, question: '防守犯规后掷球入界，计时钟怎么复位', answer: '<p>复位至 14 秒。</p>' };
  const found = await app.call(findSimilarFaq, draft, { as });
  expect(found).toMatchObject([{ id: there, sameAnswer: false, answer: '一律复位至 24 秒。' }]);
  expect(found[0]?.score).toBeGreaterThan(0.8);
  expect(await app.call(findSimilarFaq, { ...draft, exceptId: there }, { as })).toEqual([]);
  const same = { ...draft, answer: '<p>一律复位至<strong> 24 秒</strong>。</p>' };
  expect(await app.call(findSimilarFaq, same, { as })).toMatchObject([{ sameAnswer: true }]);
});

it('tells what answers a question, why, and what would otherwise', async () => {
  const kbId = await base();
  const id = await add(kbId, '进攻时间多长', { negativeQuestions: ['三人篮球进攻时间多长'] });
  const off = await add(kbId, '青年组进攻时间多长', { enabled: false });
  const test = (question: string) => app.call(testFaq, { kbId, question }, { as });
  expect(await test('请问进攻时间多长呢')).toMatchObject({
    hit: { id, answer: '二十四秒。', variant: null },
    candidates: [
      { id, difference: null, deniedBy: null, enabled: true, vectorScore: null },
      { id: off, enabled: false },
    ],
    passages: [],
  });
  expect(await test('三人篮球进攻时间多长')).toMatchObject({ hit: null });
  const denied = (await test('三人篮球进攻时间多长')).candidates.find((one) => one.id === id);
  expect(denied).toMatchObject({ deniedBy: '三人篮球进攻时间多长' });
  expect((await page({ id })).list[0]?.hits).toBe(0);
});

it('says what a base has of the rows of a spreadsheet, and lets nobody be overwritten unasked', async () => {
  const kbId = await base();
  await add(kbId, '进攻时间多长', { similarQuestions: ['一次进攻几秒'], tags: ['24 秒'] });
  const rows = [
    { row: 2, question: '进攻时间多长？', answer: '二十四秒。' },
    { row: 3, question: '进攻 时间多长', answer: '十四秒。' },
    { row: 4, question: '一次进攻几秒', answer: '十四秒。' },
    { row: 5, question: '没有的问题', answer: '答' },
  ];
  expect(await app.call(checkFaqRows, { kbId, rows }, { as })).toMatchObject([
    { row: 2, sameAnswer: true, way: 'question' },
    { row: 3, sameAnswer: false, way: 'question', answer: '二十四秒。', createdBy: as.account },
    { row: 4, sameAnswer: false, way: 'similar' },
  ]);
  const file = new File(['问题,答案,反例,标签\n进攻时间多长,十四秒。,罚球时间,甲、乙\n新的,答,新的？,丙\n'], 'a.csv');
  expect(await app.call(uploadFaqExcel, { kbId, file, existing: 'refuse' }, { as })).toEqual({
    added: 0,
    updated: 0,
    refused: [
      { row: 2, message: '这个问题刚被别人加入，答案不同。请重新检查' },
      { row: 3, message: '反例与问题或相似问法相同' },
    ],
  });
  expect(await app.call(uploadFaqExcel, { kbId, file }, { as })).toMatchObject({ updated: 1 });
  expect((await page({ kbId })).list).toMatchObject([
    {
      answer: '<p>十四秒。</p>',
      similarQuestions: ['一次进攻几秒'],
      negativeQuestions: ['罚球时间'],
      tags: ['甲', '乙'],
    },
  ]);
});

it('lets two people import the same questions at once, each of them once', async () => {
  const kbId = await base();
  const csv = `问题,答案\n${Array.from({ length: 300 }, (_, at) => `第 ${at} 条怎么判,答 ${at}`).join('\n')}`;
  const other = await app.user({ permissions: ['faq', 'knowledge'] });
  const [one, two] = await Promise.all(
    [as, other].map((user) =>
      app.call(uploadFaqExcel, { kbId, file: new File([csv], 'a.csv'), existing: 'refuse' }, { as: user }),
    ),
  );
  expect((one?.added ?? 0) + (two?.added ?? 0)).toBe(300);
  expect([one?.refused, two?.refused]).toEqual([[], []]);
  expect((await page({ kbId })).total).toBe(300);
});

it('exports what the list shows', async () => {
  const kbId = await base();
  await add(kbId, '=HYPERLINK("x")', { tags: ['甲'] });
  await add(kbId, '别的', { enabled: false });
  const file = await app.send(exportFaq, { kbId, fileName: 'a', tag: '甲', enabled: true, keyword: 'hyper' }, { as });
  const copy = await base();
  const sheet = new File([new Uint8Array(await file.arrayBuffer())], 'a.xlsx');
  expect(await app.call(uploadFaqExcel, { kbId: copy, file: sheet }, { as })).toMatchObject({ added: 1 });
  expect((await page({ kbId: copy })).list).toMatchObject([{ question: '=HYPERLINK("x")', tags: ['甲'] }]);
});
