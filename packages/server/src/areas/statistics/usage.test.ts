import {
  addFaq,
  addKnowledgeBase,
  analyseFaqCalls,
  analyseFeedback,
  analyseQaCalls,
  analyseUsage,
  analyseUsageBy,
  analyseUsageHours,
  countUsageAnswers,
  deleteSessions,
  giveLike,
  pageUsageAnswers,
  pageUsedDocuments,
  type UsageGrouping,
  type UsageMeasure,
  usageGroupings,
  usageSets,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let other: TestUser;
let baseId = '';
let hiddenId = '';
let faqId = '';
const cited = randomId();
const uncited = randomId();
const secret = randomId();
const day = { startTime: '2026-03-10 00:00:00', endTime: '2026-03-10 23:59:59' };
const page = { current: 1, size: 200 };

interface Asked {
  by?: TestUser;
  assistant?: string | null;
  passages?: readonly object[];
  question?: string;
  status?: string;
  againOf?: string;
  /** Asked for together with answers of others. */
  beside?: boolean;
  /** Seconds. */
  firstWord?: number;
}

/** An answer as the chat leaves it. */
const answered = async (askedAt: string, more: Asked = {}): Promise<string> => {
  const { by = as, assistant = 'general', passages = [], question = '几秒', status = 'done', againOf = '' } = more;
  const beside = more.beside ?? false;
  const [id, topicId] = [randomId(), randomId()];
  await app.db.query(
    sql`insert into topics (id, user_id, assistant_id) values (${topicId}, ${by.userId}, ${assistant})`,
  );
  await app.db.query(sql`
    insert into sessions (id, topic_id, place, question, language, created_at, again_of, beside)
    values (${id}, ${topicId}, 1, ${question}, 'zh', ${askedAt}::timestamptz, nullif(${againOf}, ''), ${beside})
  `);
  await app.db.query(sql`
    update sessions set status = ${status}, answer = '答', passages = ${JSON.stringify(passages)}::jsonb,
      first_word_at = ${askedAt}::timestamptz + make_interval(secs => ${more.firstWord ?? 1}::float8)
    where id = ${id}
  `);
  return id;
};

const document = (id: string, knowledgeBaseId: string, name: string) =>
  app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
    values (${id}, ${knowledgeBaseId}, ${name}, 'pdf', 1, '', '', 'ready')
  `);

const ids = { first: '', liked: '' };

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['statistics', 'statistics.answers', 'faq', 'knowledge', 'chat'] });
  other = await app.user({ permissions: ['chat'] });
  baseId = (await app.call(addKnowledgeBase, { name: '规则库' }, { as })).id;
  faqId = (await app.call(addFaq, { kbId: baseId, question: '几秒', answer: '24' }, { as })).id;
  const inside = await app.user({ permissions: ['knowledge', 'users', 'roles'] });
  hiddenId = (await app.call(addKnowledgeBase, { name: '内部库' }, { as: inside })).id;
  await app.db.query(sql`update knowledge_bases set for_roles = true where id = ${hiddenId}`);
  await document(cited, baseId, '规则.pdf');
  await document(uncited, baseId, '旧规程.pdf');
  await document(secret, hiddenId, '内部.pdf');

  const rule = { n: 1, documentId: cited };
  // A Tuesday; late on the 9th in London is already the 10th in Shanghai.
  ids.first = await answered('2026-03-09T17:30:00Z', { passages: [rule, rule], firstWord: 3 });
  await answered('2026-03-10T03:00:00Z', { passages: [{ n: 1, documentId: faqId, faqId }] });
  ids.liked = await answered('2026-03-10T03:10:00Z', { by: other, question: '请拨打 13812342671 核实' });
  await answered('2026-03-10T03:20:00Z', { assistant: null, passages: [{ n: 1, documentId: secret }] });
  await answered('2026-03-10T04:00:00Z', { passages: [rule], againOf: ids.liked });
  await answered('2026-03-10T05:00:00Z', { status: 'running' });
  await answered('2026-03-09T04:00:00Z', { passages: [rule] });
  for (const [id, isLike] of [
    [ids.first, false],
    [ids.liked, true],
  ] as const) {
    await app.call(giveLike, { id, isLike }, { as: id === ids.first ? as : other });
    await app.db.query(sql`update answer_log set judged_at = '2026-03-10T06:00:00Z' where session_id = ${id}`);
  }
});
afterAll(() => app.close());

const figure = async (measure: UsageMeasure) => {
  const found = (await app.call(analyseUsage, day, { as })).find((one) => one.measure === measure);
  if (found === undefined) throw new Error(`no ${measure}`);
  return found;
};

it('measures a day by the clocks of Shanghai, hour by hour, beside the day before', async () => {
  const questions = await figure('questions');
  expect(questions).toMatchObject({ value: 5, previous: 1 });
  expect(questions.trend).toHaveLength(24);
  expect(questions.trend[1]).toEqual({ time: '2026-03-09T17:00:00.000Z', value: 1, previous: 0 });
  expect(questions.trend[12]).toMatchObject({ value: 0, previous: 1 });
  expect(await figure('citations')).toMatchObject({ value: 4, previous: 1 });
  expect(await figure('grounded')).toMatchObject({ value: 0.8, previous: 1 });
  const { value } = await figure('firstWord');
  expect(value).toBeCloseTo(8 / 6, 3);
});

it('tells no share and no mean of nothing', async () => {
  const { trend } = await figure('satisfaction');
  expect(trend[14]).toMatchObject({ value: 0.5, previous: null });
  expect(trend[13]).toMatchObject({ value: null, previous: null });
});

it('says the same as the overview does of the same time', async () => {
  const [qa, faq, feedback] = await Promise.all([
    app.call(analyseQaCalls, day, { as }),
    app.call(analyseFaqCalls, day, { as }),
    app.call(analyseFeedback, day, { as }),
  ]);
  const same = async (measure: UsageMeasure, { value, previous }: { value: number | null; previous: number | null }) =>
    expect(await figure(measure)).toMatchObject({ value, previous });
  await same('questions', qa.total);
  await same('grounded', qa.grounded);
  await same('firstWord', qa.firstWord);
  await same('faq', faq.rate);
  await same('satisfaction', feedback.satisfaction);
  // Also where an answer was judged on another day than it was asked.
  await app.db.query(sql`update answer_log set judged_at = '2026-04-01T06:00:00Z' where session_id = ${ids.first}`);
  const [{ assistants }, groups] = await Promise.all([
    app.call(analyseQaCalls, day, { as }),
    app.call(analyseUsageBy, { ...day, by: 'assistant' }, { as }),
  ]);
  await app.db.query(sql`update answer_log set judged_at = '2026-03-10T06:00:00Z' where session_id = ${ids.first}`);
  expect(assistants.map(({ id, count, satisfaction }) => ({ id, count, satisfaction }))).toEqual(
    groups.map(({ id, count, satisfaction }) => ({ id, count, satisfaction })),
  );
  expect(assistants[0]?.satisfaction).toBe(1);
});

const filterOf = (by: UsageGrouping, id: string | null) => {
  if (by === 'assistant') return { assistantId: id };
  if (by === 'role') return { roleId: id };
  return { knowledgeBaseId: id ?? '' };
};

it('leads from each row of each breakdown to as many answers as it says', async () => {
  for (const by of usageGroupings) {
    const groups = await app.call(analyseUsageBy, { ...day, by }, { as });
    expect(groups.length).toBeGreaterThan(0);
    for (const { id, count, grounded, satisfaction } of groups) {
      const filter = { ...day, ...filterOf(by, id) };
      const counts = await app.call(countUsageAnswers, filter, { as });
      expect(counts.questions).toBe(count);
      const ended = counts.grounded + counts.ungrounded;
      expect(grounded).toEqual(ended === 0 ? null : counts.grounded / ended);
      const judged = counts.liked + counts.disliked;
      expect(satisfaction).toEqual(judged === 0 ? null : counts.liked / judged);
      for (const set of usageSets) {
        const { list, total } = await app.call(pageUsageAnswers, { ...page, ...filter, set }, { as });
        expect([by, id, set, total, list.length]).toEqual([by, id, set, counts[set], counts[set]]);
      }
    }
  }
});

it('adds the assistants up to all questions, with the model alone among them', async () => {
  const groups = await app.call(analyseUsageBy, { ...day, by: 'assistant' }, { as });
  expect(groups).toMatchObject([
    { id: 'general', count: 4, previous: 1, satisfaction: 0.5 },
    { id: null, name: '', count: 1, previous: 0, grounded: 1, satisfaction: null },
  ]);
});

it('counts a question to several assistants once, and once for each of them', async () => {
  const first = await answered('2026-05-05T03:00:00Z', { beside: true });
  await answered('2026-05-05T03:00:00Z', { assistant: 'traffic', beside: true, againOf: first });
  await answered('2026-05-05T03:01:00Z', { assistant: 'traffic', againOf: first });
  const span = { startTime: '2026-05-05 00:00:00', endTime: '2026-05-05 23:59:59' };
  const figures = await app.call(analyseUsage, span, { as });
  expect(figures.find(({ measure }) => measure === 'questions')).toMatchObject({ value: 1 });
  const groups = await app.call(analyseUsageBy, { ...span, by: 'assistant' }, { as });
  expect(groups.map(({ id, count }) => [id, count])).toEqual([
    ['general', 1],
    ['traffic', 1],
  ]);
  const counts = await app.call(countUsageAnswers, { ...span, assistantId: 'traffic' }, { as });
  expect(counts).toMatchObject({ questions: 1, answers: 2 });
  const { total } = await app.call(
    pageUsageAnswers,
    { ...page, ...span, assistantId: 'traffic', set: 'questions' },
    { as },
  );
  expect(total).toBe(1);
});

it('counts by weekday and hour, each cell as many as there are behind it', async () => {
  const table = await app.call(analyseUsageHours, day, { as });
  expect(table).toHaveLength(7);
  expect(table.flat().reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(table[1]?.[1]).toBe(1);
  expect(table[1]?.[11]).toBe(3);
  const { list } = await app.call(
    pageUsageAnswers,
    { ...page, ...day, set: 'questions', weekday: 1, hour: 11 },
    { as },
  );
  expect(list).toHaveLength(3);
});

it('knows the documents most cited, and those that never were', async () => {
  const most = await app.call(pageUsedDocuments, { ...page, ...day, cited: true }, { as });
  expect(most).toMatchObject({ total: 1, list: [{ id: cited, knowledgeBaseName: '规则库', count: 2, previous: 1 }] });
  const never = await app.call(pageUsedDocuments, { ...page, ...day, cited: false }, { as });
  expect(never.list.filter(({ knowledgeBaseId }) => knowledgeBaseId === baseId)).toMatchObject([
    { id: uncited, count: 0 },
  ]);
  const { total } = await app.call(pageUsageAnswers, { ...page, ...day, set: 'citing', documentId: cited }, { as });
  expect(total).toBe(2);
  // Past the end too, the total is the true one.
  const past = await app.call(pageUsedDocuments, { current: 2, size: 200, ...day, cited: true }, { as });
  expect(past).toMatchObject({ list: [], total: 1 });
  // What is switched off could not be cited.
  await app.db.query(sql`update documents set enabled = false where id = ${uncited}`);
  const enabled = await app.call(pageUsedDocuments, { ...page, ...day, cited: false }, { as });
  await app.db.query(sql`update documents set enabled = true where id = ${uncited}`);
  expect(enabled.list.map(({ id }) => id)).not.toContain(uncited);
});

it('neither names nor counts what is hidden', async () => {
  const bases = await app.call(analyseUsageBy, { ...day, by: 'knowledgeBase' }, { as });
  expect(bases.map(({ id }) => id)).toEqual([baseId]);
  for (const filter of [{ knowledgeBaseId: hiddenId }, { documentId: secret }]) {
    expect((await app.call(countUsageAnswers, { ...day, ...filter }, { as })).answers).toBe(0);
    const { list, total } = await app.call(pageUsageAnswers, { ...page, ...day, set: 'answers', ...filter }, { as });
    expect({ list, total }).toEqual({ list: [], total: 0 });
  }
});

it('shows answers only to those who may, newest first, phone numbers masked, deleted conversations as such', async () => {
  await expect(app.call(pageUsageAnswers, { ...page, ...day, set: 'answers' }, { as: other })).rejects.toMatchObject({
    status: 403,
  });
  const { list } = await app.call(pageUsageAnswers, { ...page, ...day, set: 'liked' }, { as });
  expect(list).toMatchObject([
    { id: ids.liked, question: '请拨打 138****2671 核实', isLike: true, used: 0, firstWord: 1000 },
  ]);
  expect(list[0]?.topicId).not.toBeNull();
  await app.call(deleteSessions, { idList: [ids.liked] }, { as: other });
  const after = await app.call(pageUsageAnswers, { ...page, ...day, set: 'liked' }, { as });
  expect(after.list).toMatchObject([{ id: ids.liked, topicId: null, username: '' }]);
  const { list: all } = await app.call(pageUsageAnswers, { ...page, ...day, set: 'answers' }, { as });
  expect(all.map(({ askedTime }) => askedTime)).toEqual(
    all
      .map(({ askedTime }) => askedTime)
      .toSorted()
      .toReversed(),
  );
});

it('turns the pages from the newest answer to the oldest', async () => {
  const turned = [];
  for (const current of [1, 2, 3]) {
    const { list } = await app.call(pageUsageAnswers, { current, size: 2, ...day, set: 'answers' }, { as });
    turned.push(...list.map(({ askedTime }) => askedTime));
  }
  expect(turned).toHaveLength(6);
  expect(turned).toEqual(turned.toSorted().toReversed());
});

it('shows an answer whose first word came a month late', async () => {
  const late = { startTime: '2025-05-05 00:00:00', endTime: '2025-05-05 23:59:59' };
  const month = 30 * 86_400;
  await answered('2025-05-05T03:00:00Z', { firstWord: month });
  const { list } = await app.call(pageUsageAnswers, { ...page, ...late, set: 'answers' }, { as });
  expect(list).toMatchObject([{ firstWord: month * 1000 }]);
});

it('finds the answers that cite a document by an index', async () => {
  await app.db.query(sql`set enable_seqscan = off`);
  const plan = await app.db.query<{ 'QUERY PLAN': string }>(sql`
    explain select 1 from answer_log l where l.documents @> array[${cited}]::text[] and l.documents <> '{}'`);
  await app.db.query(sql`reset enable_seqscan`);
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('answer_log_documents');
});

it('refuses spans that end before they begin', async () => {
  await expect(
    app.call(analyseUsage, { startTime: '2026-03-11 00:00:00', endTime: '2026-03-10 00:00:00' }, { as }),
  ).rejects.toMatchObject({ status: 400, reason: 'invalid_span' });
});
