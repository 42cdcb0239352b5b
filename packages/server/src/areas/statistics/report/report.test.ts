import {
  addKnowledgeBase,
  exportUsageReport,
  listReportRecipients,
  pageNotificationRecords,
  setReportRecipients,
} from '@console/api/contract';
import { randomId } from '@console/base';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { JOBS_CHANNEL } from '../../../jobs/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { usageText } from './usageText.js';
import { queueWeeklyReport, WEEKLY_REPORT, type WeeklyReportDeps, weeklyReportJob } from './weeklyReport.job.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let colleague: TestUser;
let stranger: TestUser;
const week = { startTime: '2026-03-09 00:00:00', endTime: '2026-03-15 23:59:59' };

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['statistics', 'statistics.answers', 'users.look', 'knowledge'] });
  colleague = await app.user({ permissions: ['statistics', 'statistics.answers'] });
  stranger = await app.user({ permissions: ['home', 'statistics'] });
  const topicId = randomId();
  await app.db.query(sql`insert into topics (id, user_id, assistant_id) values (${topicId}, ${as.userId}, 'general')`);
  for (let at = 0; at < 3; at += 1) {
    await app.db.query(sql`
      insert into sessions (id, topic_id, place, question, language, created_at, status, answer)
      values (${randomId()}, ${topicId}, ${at + 1}, '几秒', 'zh', '2026-03-10T03:00:00Z', 'done', '答')`);
  }
});
afterAll(() => app.close());

/** All parts of a Word file that are XML, and well-formed. */
const partsOf = (bytes: ArrayBuffer): Map<string, string> => {
  const parts = Object.entries(unzipSync(new Uint8Array(bytes)));
  return new Map(
    parts
      .filter(([name]) => /\.(?:xml|rels)$/.test(name))
      .map(([name, part]) => {
        const text = strFromU8(part);
        new SaxesParser({ xmlns: true }).write(text).close();
        return [name, text];
      }),
  );
};

it('writes a Word file with the figures, and charts that Word draws itself', async () => {
  const response = await app.send(exportUsageReport, { ...week, fileName: '统计 <周报>' }, { as });
  expect(response.headers.get('content-disposition')).toContain('.docx');
  const parts = partsOf(await response.arrayBuffer());
  const text = parts.get('word/document.xml') ?? '';
  expect(text).toContain('使用统计报告');
  expect(text).toContain('2026-03-09 至 2026-03-15');
  expect(text).toContain('最忙的时段是周二 11 时，3 次。');
  const charts = [...parts].filter(([name]) => name.startsWith('word/charts/'));
  expect(charts.length).toBeGreaterThanOrEqual(3);
  const relations = parts.get('word/_rels/document.xml.rels') ?? '';
  for (const [name] of charts) {
    expect(parts.get('[Content_Types].xml')).toContain(`/${name}`);
    expect(relations).toContain(name.replace('word/', ''));
  }
  expect(charts[0]?.[1]).toContain('<c:v>3</c:v>');
});

it('is read whatever is in the names', async () => {
  const { id } = await app.call(addKnowledgeBase, { name: '真\u000b库\u0007\uffff <&>' }, { as });
  const faqId = randomId();
  await app.db.query(sql`
    insert into faqs (id, knowledge_base_id, question, normal, answer, search) values (${faqId}, ${id}, 'q', 'q', 'a', 'q')`);
  await app.db.query(sql`update answer_log set faq_id = ${faqId}`);
  const response = await app.send(exportUsageReport, { ...week, fileName: 'x' }, { as });
  const text = partsOf(await response.arrayBuffer()).get('word/document.xml') ?? '';
  expect(text).toContain('真库 &lt;&amp;&gt;');
});

it('writes it in English for who reads English, and says where there was nothing', async () => {
  const none = { startTime: '2020-03-09 00:00:00', endTime: '2020-03-15 23:59:59', fileName: 'report.docx' };
  const response = await app.send(exportUsageReport, none, { as, headers: { 'accept-language': 'en-US' } });
  const text = partsOf(await response.arrayBuffer()).get('word/document.xml') ?? '';
  expect(text).toContain('Usage report');
  expect(text).toContain('There were no questions in this period.');
});

it('is told as a text with the same figures in tables', async () => {
  const span = { from: new Date('2026-03-08T16:00:00Z'), to: new Date('2026-03-15T16:00:00Z') };
  const { title, text } = await usageText(app.db, span, 'zh-CN', { roleIds: [], seesAll: false });
  expect(title).toBe('使用统计报告 2026-03-09 至 2026-03-15');
  expect(text).toContain('| 问答次数 | 3 | 0 |');
  expect(text).toContain('最忙的时段是周二 11 时，3 次。');
  expect(text).toContain('| 03-10 | 3 | 0 |');
});

it('is told only to people who exist and have the page; all of them, or the list stays', async () => {
  await app.call(setReportRecipients, { userIds: [as.userId, colleague.userId, as.userId] }, { as });
  const ids = async () => (await app.call(listReportRecipients, {}, { as })).map(({ id }) => id).toSorted();
  const both = [as.userId, colleague.userId].toSorted();
  expect(await ids()).toEqual(both);
  const setting = (userIds: string[]) => app.call(setReportRecipients, { userIds }, { as });
  await expect(setting([as.userId, stranger.userId])).rejects.toMatchObject({ reason: 'recipient_not_permitted' });
  await expect(setting([as.userId, 'nobody'])).rejects.toMatchObject({ reason: 'user_not_found' });
  expect(await ids()).toEqual(both);
});

it('lets the list be changed though somebody on it has lost the page, and shows it to nobody without that page', async () => {
  await app.db.query(sql`insert into report_recipients values (${stranger.userId})`);
  await app.call(setReportRecipients, { userIds: [as.userId, stranger.userId] }, { as });
  await app.call(setReportRecipients, { userIds: [as.userId, colleague.userId] }, { as });
  await expect(app.call(listReportRecipients, {}, { as: stranger })).rejects.toMatchObject({ status: 403 });
  await expect(app.call(setReportRecipients, { userIds: [] }, { as: stranger })).rejects.toMatchObject({ status: 403 });
});

const monday = new Date('2026-11-23T00:00:30Z');
type Message = Parameters<WeeklyReportDeps['tell']>[1];
const told: Message[] = [];
const job = (now: Date) =>
  weeklyReportJob({
    tell: async (_tx, message) => {
      told.push(message);
    },
    mayRead: async (_tx, userId) => userId === as.userId,
    now: () => now,
  }).run({
    id: 'j',
    subject: 'statistics',
    payload: {},
    attempt: 1,
    fence: 1,
    signal: new AbortController().signal,
    write: (work) => app.db.transaction(work),
    report: () => undefined,
  });

it('tells on Monday of the week before, once, and nobody who has lost the page', async () => {
  await job(monday);
  await job(monday);
  await job(new Date('2026-11-25T00:00:00Z'));
  const first = {
    kind: 'weekly_report',
    userIds: [as.userId],
    note: '2026-11-16 – 2026-11-22',
    href: '/assistantAI/aiManage/statistics?range=custom&from=2026-11-16&to=2026-11-22&report=weekly',
  };
  expect(told).toEqual([first]);
  await job(new Date('2026-11-30T00:00:00Z'));
  expect(told).toHaveLength(2);
});

it('waits in the queue for the next Monday, once however often it is asked for', async () => {
  const queued = () =>
    app.db.query<{ at: Date }>(sql`
      select run_at as at from jobs where kind = ${WEEKLY_REPORT} and status = 'queued'`);
  await queueWeeklyReport(app.db, monday);
  await queueWeeklyReport(app.db, monday);
  const [one, ...more] = await queued();
  expect(more).toEqual([]);
  expect(one?.at.toISOString()).toBe('2026-11-30T00:00:00.000Z');
});

it('is put in the queue by the server itself, which rings the bell of those it tells', async () => {
  await app.db.query(sql`delete from report_mondays`);
  await app.db.query(sql`delete from jobs where kind = ${WEEKLY_REPORT}`);
  await app.startWork();
  const due = await app.db.query(sql`
    update jobs set run_at = now() where kind = ${WEEKLY_REPORT} and run_at > now() returning id`);
  expect(due).toHaveLength(1);
  await app.db.query(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
  const bell = async () =>
    (await app.call(pageNotificationRecords, { current: 1, size: 50 }, { as })).list.map(
      ({ messageSubject }) => messageSubject,
    );
  await vi.waitFor(async () => expect(await bell()).toEqual(['上周的使用统计报告']));
});
