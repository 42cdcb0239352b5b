import {
  addFaq,
  addKnowledgeBase,
  analyseFaqCalls,
  analyseFeedback,
  analyseFileCalls,
  analyseQaCalls,
  analyseUsageBy,
  countFaq,
  deleteSessions,
  exportStatistics,
  giveLike,
  listNews,
} from '@console/api/contract';
import { randomId } from '@console/base';
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sheetCells } from '../../spreadsheets/testing/sheetCells.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let topicId = '';
let baseId = '';
let faqId = '';
const documentId = randomId();
const first = { id: '' };

/** An answer that was asked at a time and ended, as the chat leaves it. `againOf`: the first one to the same question. */
const answered = async (
  askedAt: string,
  passages: readonly object[],
  status = 'done',
  againOf = '',
): Promise<string> => {
  const id = randomId();
  await app.db.query(sql`
    insert into sessions (id, topic_id, place, question, language, created_at, again_of)
    select ${id}, ${topicId}, coalesce(max(place), 0) + 1, '几秒', 'zh', ${askedAt}::timestamptz, nullif(${againOf}, '')
    from sessions where topic_id = ${topicId}
  `);
  await app.db.query(sql`
    update sessions set status = ${status}, answer = '答', passages = ${JSON.stringify(passages)}::jsonb where id = ${id}
  `);
  return id;
};

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['statistics', 'statistics.answers', 'faq', 'knowledge', 'chat'] });
  baseId = (await app.call(addKnowledgeBase, { name: '规则库' }, { as })).id;
  faqId = (await app.call(addFaq, { kbId: baseId, question: '几秒', answer: '24' }, { as })).id;
  topicId = randomId();
  await app.db.query(sql`insert into topics (id, user_id, assistant_id) values (${topicId}, ${as.userId}, 'general')`);
  await app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
    values (${documentId}, ${baseId}, '规则.pdf', 'pdf', 1, '', '', 'ready')
  `);
  const cited = { n: 1, documentId };
  // Late on the 9th in London is already the 10th in Shanghai.
  first.id = await answered('2026-03-09T17:30:00Z', [cited, cited]);
  await answered('2026-03-10T03:00:00Z', [{ n: 1, documentId: faqId, faqId }]);
  await answered('2026-03-11T15:59:59Z', []);
  await answered('2026-03-11T16:00:00Z', []);
  await answered('2026-03-08T04:00:00Z', [cited]);
});
afterAll(() => app.close());

const days = { startTime: '2026-03-10 00:00:00', endTime: '2026-03-12 23:59:59' };
const twoDays = { startTime: '2026-03-10 00:00:00', endTime: '2026-03-11 23:59:59' };

it('counts questions by the days of Shanghai, beside the span before', async () => {
  const { total, trend, grounded, assistants } = await app.call(analyseQaCalls, days, { as });
  expect(total).toEqual({ value: 4, previous: 1 });
  expect(trend).toEqual([
    { time: '2026-03-09T16:00:00.000Z', value: 2, previous: 0 },
    { time: '2026-03-10T16:00:00.000Z', value: 1, previous: 1 },
    { time: '2026-03-11T16:00:00.000Z', value: 1, previous: 0 },
  ]);
  expect(grounded).toEqual({ value: 0.5, previous: 1 });
  expect(assistants).toMatchObject([{ id: 'general', count: 4, satisfaction: null, ungrounded: 0.5 }]);
});

it('goes by the hour in up to two days, whichever way the ends are written', async () => {
  const byClock = await app.call(analyseQaCalls, twoDays, { as });
  expect(byClock.trend).toHaveLength(48);
  expect(byClock.trend[1]).toMatchObject({ time: '2026-03-09T17:00:00.000Z', value: 1 });
  expect(byClock.total.value).toBe(3);
  const iso = { startTime: '2026-03-09T16:00:00Z', endTime: '2026-03-12T00:59:59+09:00' };
  expect(await app.call(analyseQaCalls, iso, { as })).toEqual(byClock);
});

it('counts what FAQ answered and which documents were cited, apart', async () => {
  expect(await app.call(analyseFaqCalls, days, { as })).toMatchObject({
    total: { value: 1, previous: 0 },
    rate: { value: 0.25, previous: 0 },
    top: [{ id: faqId, question: '几秒', knowledgeBaseName: '规则库', count: 1 }],
  });
  expect(await app.call(analyseFileCalls, days, { as })).toMatchObject({
    total: { value: 2, previous: 1 },
    top: [{ documentId, name: '规则.pdf', count: 2 }],
  });
});

it('counts judgements, also of conversations deleted since, but none taken back', async () => {
  const now = new Date().toISOString();
  const today = { startTime: new Date(Date.now() - 3_600_000).toISOString(), endTime: now };
  const spanned = () =>
    app.call(analyseFeedback, { ...today, endTime: new Date(Date.now() + 60_000).toISOString() }, { as });
  const second = await answered('2026-01-05T00:00:00Z', []);
  await app.call(giveLike, { id: first.id, isLike: false }, { as });
  await app.call(giveLike, { id: second, isLike: true }, { as });
  expect(await spanned()).toMatchObject({
    likes: { value: 1 },
    dislikes: { value: 1 },
    satisfaction: { value: 0.5, previous: null },
    handling: { pending: 1, done: 0 },
  });
  await app.call(giveLike, { id: first.id }, { as });
  expect(await spanned()).toMatchObject({ likes: { value: 1 }, dislikes: { value: 0 } });
  await app.call(deleteSessions, { idList: [second] }, { as });
  expect(await spanned()).toMatchObject({ likes: { value: 1 }, satisfaction: { value: 1 } });
});

it('refuses spans that end before they begin, name no day, or are longer than a year', async () => {
  for (const [startTime, endTime] of [
    ['2026-03-10 00:00:00', '2026-03-09 00:00:00'],
    ['2026-02-30 00:00:00', '2026-03-09 00:00:00'],
    ['2020-01-01 00:00:00', '2026-03-09 00:00:00'],
  ] as const) {
    await expect(app.call(analyseQaCalls, { startTime, endTime }, { as })).rejects.toMatchObject({
      status: 400,
      reason: 'invalid_span',
    });
  }
});

it('says how many FAQ there are, and what has changed of late', async () => {
  expect(await app.call(countFaq, {}, { as })).toEqual({
    total: 1,
    enabled: 1,
    knowledgeBases: [{ id: baseId, name: '规则库', count: 1 }],
  });
  const news = await app.call(listNews, {}, { as });
  expect(news.length).toBeLessThanOrEqual(20);
  expect(news.find(({ kind }) => kind === 'document')).toMatchObject({
    title: '规则.pdf',
    href: `/assistantAI/knowledgeBase/chunks?id=${documentId}`,
  });
  expect(news.map(({ time }) => time)).toEqual(
    news
      .map(({ time }) => time)
      .toSorted()
      .toReversed(),
  );
});

const sheetNames = (file: ArrayBuffer) => {
  const book = unzipSync(new Uint8Array(file))['xl/workbook.xml'];
  return [...strFromU8(book ?? new Uint8Array()).matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name);
};

it('exports the same figures as a spreadsheet', async () => {
  const response = await app.send(exportStatistics, { ...days, fileName: '统计' }, { as });
  const file = await response.arrayBuffer();
  const rows = await sheetCells(file);
  expect(rows.slice(0, 2)).toEqual([
    ['指标', '本期', '上期'],
    ['提问数', '4', '1'],
  ]);
  expect(sheetNames(file)).toEqual(['指标', '趋势', '助手', '知识库', '角色', '时段', 'FAQ 排行', '文件排行']);
  const parts = Object.values(unzipSync(new Uint8Array(file))).map((part) => strFromU8(part));
  expect(parts.some((text) => text.includes('周日'))).toBe(true);
});

it('tells apart by role, base and hour only for those with the page of statistics', async () => {
  const visitor = await app.user({ permissions: ['home', 'statistics'] });
  const response = await app.send(exportStatistics, { ...days, fileName: '统计' }, { as: visitor });
  expect(sheetNames(await response.arrayBuffer())).toEqual(['指标', '趋势', '助手', 'FAQ 排行', '文件排行']);
  await expect(app.call(analyseUsageBy, { ...days, by: 'role' }, { as: visitor })).rejects.toMatchObject({
    status: 403,
  });
});

it('counts a question once that was answered again, and each of its answers for what it is', async () => {
  const hours = { startTime: '2025-06-01 00:00:00', endTime: '2025-06-01 23:59:59' };
  const once = await answered('2025-06-01T01:00:00Z', []);
  await answered('2025-06-01T01:05:00Z', [{ n: 1, documentId }], 'done', once);
  const { total, trend, grounded, assistants } = await app.call(analyseQaCalls, hours, { as });
  expect(total.value).toBe(1);
  expect(trend.reduce((sum, { value }) => sum + value, 0)).toBe(1);
  expect(grounded.value).toBe(0.5);
  expect(assistants).toMatchObject([{ count: 1, ungrounded: 0.5 }]);
});
