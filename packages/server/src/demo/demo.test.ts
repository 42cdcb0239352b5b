import {
  feedbackStatuses,
  listTags,
  pageAllReport,
  pageAnswerFeedback,
  pageAppTemplates,
  pageAssignments,
  pageAssignStatistic,
  pageAssistants,
  pageAuditLog,
  pageBackgroundJobs,
  pageDocuments,
  pageFaq,
  pageKbFunctions,
  pageKbFunctionSets,
  pageKnowledgeBases,
  pageMessages,
  pageOperatePlans,
  pagePrivateDomainMembers,
  pagePrivateDomains,
  pageReferralLinks,
  pageRoles,
  pageSessions,
  pageSmsTemplates,
  pageTagSystems,
  pageTemplateReviews,
  pageTopics,
  pageTripleTasks,
  pageUserFeedback,
  pageUsers,
  pageWechatTemplates,
  readAppConfig,
  readAssignment,
  readChannelSettings,
  readEvidence,
  readGraphKinds,
  readOperatePlan,
  readReferralStatistics,
  readWeComSync,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInStore } from '../areas/account/signIn.store.js';
import { startApp } from '../testing/startApp.js';
import { markAsDemo } from './demoMark.js';
import type { DemoWorld } from './demoWorld.js';
import { fillDemo } from './fillDemo.js';

let app: Awaited<ReturnType<typeof startApp>>;
let world: DemoWorld;
let as: { token: string };

const list = { current: 1, size: 200 };
const rows = <T>(statement: ReturnType<typeof sql>) => app.db.query<T>(statement);
const one = async <T>(statement: ReturnType<typeof sql>): Promise<T> => {
  const [row] = await rows<T>(statement);
  if (row === undefined) throw new Error('nothing was found');
  return row;
};

beforeAll(async () => {
  app = await startApp({ config: { functionHosts: ['127.0.0.1'] } });
  await app.startWork();
  await markAsDemo(app.db);
  world = await fillDemo({ app, db: app.db });
  as = { token: await signInStore(app.db).create(world.admin.id) };
  // A minute of work when nothing stands beside it.
}, 600_000);
afterAll(() => app.close());

describe('the demo world has', () => {
  it('forty documents and more, all of them parsed, in the formats that offices write', async () => {
    const { list: documents, total } = await app.call(pageDocuments, list, { as });
    expect(total).toBeGreaterThanOrEqual(40);
    expect(documents.filter(({ status, chunkCount }) => status !== 'ready' || chunkCount === 0)).toEqual([]);
    expect(new Set(documents.map(({ type }) => type))).toEqual(new Set(['pdf', 'docx', 'txt', 'md']));
    const { list: bases } = await app.call(pageKnowledgeBases, list, { as });
    expect(bases.filter(({ documentCount }) => documentCount === 0)).toEqual([]);
  });

  it('three hundred FAQ, spread over the bases', async () => {
    const counts = await Promise.all(
      [...world.bases.values()].map(async ({ id }) => (await app.call(pageFaq, { ...list, kbId: id }, { as })).total),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(300);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('a graph of two bases that has passed review, and one that waits for it', async () => {
    const { entityCount, relationCount } = await app.call(readGraphKinds, {}, { as });
    expect(entityCount).toBeGreaterThan(60);
    expect(relationCount).toBeGreaterThan(60);
    const { list: tasks } = await app.call(pageTripleTasks, list, { as });
    expect(tasks.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'passed',
      'passed',
      'toReview',
    ]);
  });

  it('sixty users in eight roles, each of which opens something', async () => {
    expect((await app.call(pageUsers, list, { as })).total).toBeGreaterThanOrEqual(60);
    const { list: roles } = await app.call(pageRoles, list, { as });
    expect(roles).toHaveLength(8);
    expect(roles.filter(({ userCount, menuCount }) => userCount === 0 || menuCount === 0)).toEqual([]);
  });

  it('label systems, assistants that answer from bases, messages in every state and work in the background', async () => {
    const { list: systems } = await app.call(pageTagSystems, list, { as });
    for (const { id } of systems) {
      expect((await app.call(listTags, { tagSystemId: id }, { as })).length).toBeGreaterThan(2);
    }
    const { list: assistants } = await app.call(pageAssistants, list, { as });
    expect(assistants.filter(({ knowledgeBases }) => knowledgeBases.length === 0)).toEqual([]);
    const { list: messages } = await app.call(pageMessages, list, { as });
    expect(new Set(messages.map(({ status }) => status))).toEqual(new Set(['draft', 'scheduled', 'sent']));
    expect(messages.some(({ readCount, receiverCount }) => readCount > 0 && readCount < receiverCount)).toBe(true);
    expect((await app.call(pageBackgroundJobs, list, { as })).total).toBeGreaterThan(0);
  });

  it('labels on documents, FAQ and customers', async () => {
    const { list: systems } = await app.call(pageTagSystems, list, { as });
    const audience = systems.find(({ code }) => code === 'audience');
    const labels = await app.call(listTags, { tagSystemId: audience?.id ?? '' }, { as });
    expect(labels.find(({ name }) => name === '家长')?.uses).toMatchObject({
      customers: expect.any(Number),
      documents: expect.any(Number),
      faqs: expect.any(Number),
    });
    const sum = (kind: 'customers' | 'documents' | 'faqs') =>
      labels.reduce((all, { uses }) => all + (uses?.[kind] ?? 0), 0);
    expect(sum('customers')).toBeGreaterThan(2500);
    expect(sum('documents')).toBeGreaterThan(20);
    expect(sum('faqs')).toBeGreaterThan(50);
  });

  it('messages of the last weeks through three channels, with what became of them, to nobody who wants none', async () => {
    const [startTime, endTime] = [new Date(Date.now() - 30 * 86_400_000).toISOString(), new Date().toISOString()];
    const report = await app.call(pageAllReport, { startTime, endTime, by: 'channel', ...list }, { as });
    expect(new Set(report.list.map(({ id }) => id))).toEqual(new Set(['app', 'sms', 'wechat']));
    for (const { sentCount, deliveredCount, clickedCount, failedCount } of report.list) {
      expect(Math.min(clickedCount, failedCount)).toBeGreaterThan(0);
      expect(deliveredCount).toBeGreaterThan(sentCount * 0.8);
    }
    const unwanted = await rows(sql`
      select 1 from outbox o join customer_consents s on s.customer_id = o.customer_id and s.channel = o.channel and not s.agreed
      where s.changed_at < o.handed_at`);
    expect(unwanted).toEqual([]);
  });

  it('functions of systems that it does not have, all of them off, and a set of them', async () => {
    const { list: functions } = await app.call(pageKbFunctions, list, { as });
    expect(functions.map(({ enabled }) => enabled)).toEqual([false, false, false]);
    const { list: sets } = await app.call(pageKbFunctionSets, list, { as });
    expect(sets.map(({ functions: own, knowledgeBases }) => [own.length, knowledgeBases.length])).toEqual([[2, 1]]);
  });

  it('templates of every channel, written, waiting, approved and rejected', async () => {
    const all = [
      (await app.call(pageSmsTemplates, list, { as })).list,
      (await app.call(pageWechatTemplates, list, { as })).list,
      (await app.call(pageAppTemplates, list, { as })).list,
    ];
    for (const templates of all) {
      const heads = templates.map(({ state, usableVersion }) => ({ state, usableVersion }));
      expect(heads.filter(({ usableVersion }) => usableVersion !== null).length).toBeGreaterThan(0);
      expect(new Set(heads.map(({ state }) => state)).size).toBeGreaterThan(2);
    }
    const { list: reviews } = await app.call(pageTemplateReviews, list, { as });
    expect(new Set(reviews.map(({ state }) => state))).toEqual(new Set(['waiting', 'approved', 'rejected']));
  });

  it('plans in every state, one of them with a task in every state, and nothing that goes out by itself', async () => {
    const { list: plans } = await app.call(pageOperatePlans, list, { as });
    expect(new Set(plans.map(({ executeStatus }) => executeStatus)).size).toBeGreaterThan(3);
    const week = plans.find(({ planName }) => planName === '家庭观赛周');
    const { tasks } = await app.call(readOperatePlan, { id: week?.id ?? '' }, { as });
    expect(tasks.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'draft',
      'failed',
      'finished',
      'paused',
      'sending',
      'stopped',
      'waiting',
    ]);
    const done = tasks.find(({ status }) => status === 'finished');
    expect(done?.run?.deliveredCount).toBeGreaterThan(100);
    expect(done?.run?.skipped.length).toBeGreaterThan(0);
    expect(await app.call(readChannelSettings, { channel: 'sms' }, { as })).toMatchObject({ enabled: false });
    expect(
      await one(sql`
        select (count(*) filter (where sent_at > now()))::int as late,
          (count(*) filter (where delivered_at < sent_at))::int as backwards from outbox`),
    ).toEqual({ late: 0, backwards: 0 });
  });

  it('groups of WeCom and others, with people who came and left, and links that led people to staff', async () => {
    expect(await app.call(readWeComSync, {}, { as })).toMatchObject({ configured: false, status: 'done' });
    const { list: groups } = await app.call(pagePrivateDomains, list, { as });
    expect(new Set(groups.map(({ source }) => source))).toEqual(new Set(['weCom', 'hand']));
    expect(groups.filter(({ goneTime }) => goneTime !== null)).toHaveLength(1);
    expect(groups.filter(({ enabled }) => !enabled)).toHaveLength(1);
    expect(groups.filter(({ tags }) => tags.length > 0).length).toBeGreaterThan(3);
    const season = groups.find(({ name }) => name === '季票会员一群');
    const { list: members } = await app.call(pagePrivateDomainMembers, { ...list, id: season?.id ?? '' }, { as });
    expect(members.filter(({ leaveTime }) => leaveTime === null)).toHaveLength(season?.memberCount ?? 0);
    expect(members.some(({ leaveTime }) => leaveTime !== null)).toBe(true);
    expect(new Set(members.map(({ kind }) => kind))).toEqual(new Set(['customer', 'staff']));
    expect(members.some(({ customerId }) => customerId !== null)).toBe(true);

    const { list: links } = await app.call(pageReferralLinks, list, { as });
    expect(new Set(links.map(({ wayState }) => wayState))).toEqual(new Set(['ready', 'off', 'failed']));
    const span = { startTime: new Date(Date.now() - 30 * 86_400_000).toISOString(), endTime: new Date().toISOString() };
    const { summary, links: busy, staff } = await app.call(readReferralStatistics, span, { as });
    expect(summary.visitCount).toBeGreaterThan(summary.addedCount);
    expect(summary.addedCount).toBeGreaterThan(summary.lostCount);
    expect(summary.lostCount).toBeGreaterThan(0);
    expect([busy.length, staff.length].every((count) => count > 1)).toBe(true);
    expect(
      await one(sql`
        select (select count(*)::int from wecom_changes where occurred_at > now()) as "changesToCome",
          (select count(*)::int from private_domain_members where joined_at > now() or left_at < joined_at) as "membersAtNoTime"`),
    ).toEqual({ changesToCome: 0, membersAtNoTime: 0 });
  });

  it('customers given to staff: in the books, taken back, and handed over half-way', async () => {
    const { list: assignments } = await app.call(pageAssignments, list, { as });
    expect(assignments.map(({ state }) => state)).toEqual(['paused', 'done', 'done', 'done']);
    expect(assignments.filter(({ undoneBy }) => undoneBy !== null)).toHaveLength(1);
    expect(assignments.filter(({ undoes }) => undoes !== null)).toHaveLength(1);
    expect(assignments.every(({ doneCount }) => doneCount > 0)).toBe(true);
    const [paused] = assignments;
    expect(Math.min(paused?.askedCount ?? 0, paused?.refusedCount ?? 0, paused?.waitingCount ?? 0)).toBeGreaterThan(0);
    const { reasons, staff } = await app.call(readAssignment, { id: paused?.id ?? '' }, { as });
    expect(reasons.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['declined', 'limit']));
    expect(staff.every(({ viaWeComCount }) => viaWeComCount > 0)).toBe(true);
    const { list: statistic } = await app.call(pageAssignStatistic, list, { as });
    expect(statistic.filter(({ assignedCount }) => assignedCount > 0).length).toBeGreaterThan(2);
  });

  it('feedback in every state of being handled, on answers and on the product', async () => {
    for (const status of feedbackStatuses) {
      expect((await app.call(pageUserFeedback, { ...list, status }, { as })).total, status).toBeGreaterThan(0);
    }
    for (const status of feedbackStatuses) {
      const wanted = { ...list, status, isLike: false };
      expect((await app.call(pageAnswerFeedback, wanted, { as })).total, status).toBeGreaterThan(0);
    }
  });
});

describe('its six months of questions', () => {
  it('grow from month to month, follow the office week and end today', async () => {
    const months = await rows<{ count: number }>(sql`
      select count(*)::int as count from sessions
      group by date_trunc('month', created_at at time zone 'Asia/Shanghai') order by min(created_at)`);
    expect(months.length).toBeGreaterThanOrEqual(6);
    expect(months.at(-2)?.count).toBeGreaterThan((months[1]?.count ?? 0) * 1.5);
    const days = await one<{ span: number; workday: number; weekend: number; night: number; future: number }>(sql`
      with asked as (select created_at, created_at at time zone 'Asia/Shanghai' as local from sessions)
      select (extract(epoch from max(created_at) - min(created_at)) / 86400)::float8 as span,
        (count(*) filter (where extract(isodow from local) < 6))::float8 / 5 as workday,
        (count(*) filter (where extract(isodow from local) > 5))::float8 / 2 as weekend,
        (count(*) filter (where extract(hour from local) < 7))::int as night,
        (count(*) filter (where created_at > now()))::int as future
      from asked`);
    expect(days.span).toBeGreaterThan(175);
    expect(days.workday).toBeGreaterThan(days.weekend * 1.8);
    expect(days).toMatchObject({ night: 0, future: 0 });
  });

  it('are mostly answered and mostly liked, as real ones are', async () => {
    const shares = await one<{ all: number; missed: number; judged: number; liked: number }>(sql`
      select count(*)::int as all, (count(*) filter (where used = 0))::float8 / count(*) as missed,
        count(is_like)::float8 / count(*) as judged,
        (count(*) filter (where is_like))::float8 / count(is_like) as liked from answer_log`);
    expect(shares.all).toBeGreaterThan(1500);
    for (const [share, low, high] of [
      [shares.missed, 0.02, 0.15],
      [shares.judged, 0.08, 0.35],
      [shares.liked, 0.6, 0.92],
    ] as const) {
      expect(share).toBeGreaterThan(low);
      expect(share).toBeLessThan(high);
    }
  });

  it('were asked by people who were there, and answered from what was there', async () => {
    const wrong = await one<Record<string, number>>(sql`
      select
        (select count(*)::int from sessions s join topics t on t.id = s.topic_id join users u on u.id = t.user_id
          where s.created_at < u.created_at) as "beforeJoining",
        (select count(*)::int from answer_log l cross join unnest(l.documents) as cited
          left join documents d on d.id = cited where d.id is null or d.created_at > l.asked_at) as "fromTheFuture",
        (select count(*)::int from answer_log l left join faqs f on f.id = l.faq_id
          where l.faq_id is not null and (f.id is null or f.created_at > l.asked_at)) as "faqFromTheFuture",
        (select count(*)::int from answer_log l left join sessions s on s.id = l.session_id where s.id is null)
          as "withoutConversation",
        (select count(*)::int from answer_log where first_word_at <= asked_at or ended_at <= first_word_at) as "backwards",
        (select count(*)::int from answer_handling h join likes l on l.session_id = h.session_id
          where h.handle_time <= l.updated_at) as "handledTooSoon",
        (select count(*)::int from sessions group by topic_id, created_at having count(*) > 1 limit 1) as "atOnce"`);
    expect(wrong).toEqual({
      beforeJoining: 0,
      fromTheFuture: 0,
      faqFromTheFuture: 0,
      withoutConversation: 0,
      backwards: 0,
      handledTooSoon: 0,
      atOnce: null,
    });
  });

  it('has customers with a year of orders, events and consents, and labels on what there is', async () => {
    const counts = await one<Record<string, number>>(sql`
      select (select count(*)::int from customers) as customers, (select count(*)::int from customer_orders) as orders,
        (select count(*)::int from customer_events) as events,
        (select count(*)::int from customers where phone <> '' and phone not like '1990000%') as callable,
        (select count(*)::int from customer_orders o join customers c on c.id = o.customer_id
          where o.ordered_at < c.created_at or o.ordered_at > now()) as "ordersAtNoTime",
        (select count(*)::int from customer_events e join customers c on c.id = e.customer_id
          where e.occurred_at < c.created_at or e.occurred_at > now()) as "eventsAtNoTime",
        (select count(*)::int from customers c where order_count <> (
          select count(*) from customer_orders o where o.customer_id = c.id and o.status in ('done', 'open'))) as wrong`);
    expect(counts).toEqual({
      customers: 3000,
      orders: 9000,
      events: 20_000,
      callable: 0,
      ordersAtNoTime: 0,
      eventsAtNoTime: 0,
      wrong: 0,
    });
    const shares = await one<{ silent: number; agreed: number; cities: number }>(sql`
      select (count(*) filter (where order_count = 0))::float8 / count(*) as silent,
        (select count(distinct customer_id)::float8 from customer_consents where agreed) / count(*) as agreed,
        count(distinct nullif(city, ''))::int as cities from customers`);
    expect(shares.silent).toBeGreaterThan(0.1);
    expect(shares.silent).toBeLessThan(0.5);
    expect(shares.agreed).toBeGreaterThan(0.6);
    expect(shares.cities).toBe(12);
    // What the source says it has sent is what there is.
    expect(
      await one(sql`
        select s.event_count::int as events, (select sum(seen_count)::int from gather_event_names) as named,
          (select count(*)::int from customer_events e where e.source_key = s.id) as sent from gather_sources s`),
    ).toEqual({ events: 20_000, named: 20_000, sent: 20_000 });
    expect(
      await one(sql`
        select (select count(*)::int from crowd_packs) as packs, (select count(*)::int from portraits) as portraits`),
    ).toEqual({ packs: 3, portraits: 2 });
    const labelled = await one<{ customers: number; documents: number; faqs: number; consents: number }>(sql`
      select (select count(distinct customer_id)::int from customer_labels) as customers,
        (select count(distinct document_id)::int from document_labels) as documents,
        (select count(distinct faq_seq)::int from faq_labels) as faqs,
        (select count(*)::int from customer_consents) as consents`);
    expect(labelled.customers).toBe(3000);
    expect(labelled.documents).toBeGreaterThan(5);
    expect(labelled.faqs).toBeGreaterThan(5);
    expect(labelled.consents).toBeGreaterThan(4000);
  });

  it('have evidence that opens', async () => {
    const { list: topics } = await app.call(pageTopics, list, { as });
    expect(topics.length).toBeGreaterThan(3);
    let opened = 0;
    for (const { id } of topics.slice(0, 12)) {
      for (const session of (await app.call(pageSessions, { ...list, topicId: id }, { as })).list) {
        for (const { faqId, documentId, documentName } of session.references) {
          if (faqId !== undefined) continue;
          const evidence = await app.call(readEvidence, { id: session.id, documentId }, { as });
          expect(evidence, documentName).toMatchObject({ documentId, name: documentName });
          opened += 1;
        }
      }
    }
    expect(opened).toBeGreaterThan(5);
  });
});

it('leaves no session of anybody behind, and an audit log that tells of the months', async () => {
  // Its own, made for this test, is the only one.
  expect(await one(sql`select count(*)::int as count from sign_ins`)).toEqual({ count: 1 });
  const { list: entries } = await app.call(pageAuditLog, list, { as });
  const months = new Set(entries.map(({ time }) => time.slice(0, 7)));
  expect(months.size).toBeGreaterThan(3);
});

it('says to everybody that all of it is invented', async () => {
  expect(await app.call(readAppConfig, {})).toMatchObject({ demo: true });
});
