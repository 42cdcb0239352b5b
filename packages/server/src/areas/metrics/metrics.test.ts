import {
  addDataSource,
  addMetric,
  addMetricValue,
  askData,
  breakDownMetric,
  checkMetricFormula,
  computeMetric,
  followMetric,
  listMetricCategories,
  listMetricOwners,
  listMetricSources,
  listMetricTrends,
  listMetricUses,
  listMetricVersions,
  type MetricFormula,
  modifyDataSource,
  modifyMetric,
  modifyMetricValue,
  pageMetricValues,
  pageMetrics,
  readDataAnswer,
  readMetric,
  removeMetrics,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedMetrics } from '../../metrics/index.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let onlooker: TestUser;

const DAY = 86_400_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY);
const moment = (date: Date): string => date.toISOString();

/** A finished answer of the log, as the product itself writes them. */
const logged = (at: Date, used: number, again: string | null = null, assistant = 'general') =>
  app.db.query(sql`
    insert into answer_log (session_id, user_id, assistant_id, question, asked_at, first_word_at, ended_at, status, used,
      again_of)
    values (${randomId()}, 'somebody', ${assistant}, '?', ${at}, ${at}::timestamptz + interval '1 second',
      ${at}::timestamptz + interval '3 seconds', 'done', ${used}, ${again})`);

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['metrics', 'metrics.look', 'metrics.data', 'dataQuery', 'dataQuery.sources'] });
  onlooker = await app.user({ permissions: ['metrics.data', 'dataQuery'] });
  for (let day = 1; day <= 20; day += 1) await logged(daysAgo(day), day % 4 === 0 ? 0 : 1);
  // Answered again and again on one day: no more questions, many more answers.
  for (let n = 0; n < 30; n += 1) await logged(daysAgo(3), 0, 'first');
  await app.db.query(sql`insert into assistants (id, name, for_roles) values ('secret', '内部助手', true)`);
  for (let n = 0; n < 2; n += 1) await logged(daysAgo(5), 0, 'first', 'secret');
  await app.startWork();
}, 120_000);
beforeEach(() => app.db.query(sql`delete from rate_limits`));
afterAll(() => app.close());

const formula = (more: Partial<MetricFormula> = {}): MetricFormula => ({
  sourceId: 'association',
  table: 'answers',
  expression: 'count(*)',
  timeColumn: 'asked_at',
  dimensions: ['assistant'],
  ...more,
});

const ask = async (question: string, who = as) => {
  const { id } = await app.call(askData, { question }, { as: who });
  await expect
    .poll(async () => (await app.call(readDataAnswer, { id }, { as: who })).status, { timeout: 30_000 })
    .not.toBe('running');
  return app.call(readDataAnswer, { id }, { as: who });
};
const computed = async (id: string) => {
  await expect
    .poll(async () => (await app.call(readMetric, { id }, { as })).computedTime, { timeout: 30_000 })
    .not.toBeNull();
  return app.call(readMetric, { id }, { as });
};

describe('the library', () => {
  it('begins with the metrics about the product, and leaves alone what somebody has changed', async () => {
    const { list, total } = await app.call(pageMetrics, { current: 1, size: 50 }, { as });
    expect(total).toBe(25);
    expect(list[0]).toMatchObject({
      code: 'question_count',
      builtIn: true,
      version: 1,
      sourceName: '平台运营数据',
      tableLabel: '问答记录',
      owner: { name: '管理员' },
      // Nothing that a new installation could have seen to.
      hints: [],
    });
    await app.call(modifyMetric, { id: 'm_case_days', metricName: '办结用时' }, { as });
    await app.db.query(sql`update metrics set definition = 'old' where id = 'm_case_count'`);
    await seedMetrics(app.db, 'admin');
    const read = (id: string) => app.call(readMetric, { id }, { as });
    expect(await read('m_case_days')).toMatchObject({ metricName: '办结用时', version: 2 });
    expect((await read('m_case_count')).definition).not.toBe('old');
  });

  it('computes a new metric at once, and answers questions by its synonyms from then on', async () => {
    const before = await ask('近 30 天的有料回答');
    expect(before.status).toBe('asking');
    const { id } = await app.call(
      addMetric,
      {
        metricName: '有据回答数',
        code: 'backed_answers',
        category: '问答质量',
        synonyms: ['有料回答'],
        period: 'day',
        formula: formula({ filter: '"grounded"' }),
        higherIsBetter: true,
        target: 2,
      },
      { as },
    );
    // Without a sort, what somebody has just added stands first.
    expect((await app.call(pageMetrics, { current: 1, size: 1 }, { as })).list).toMatchObject([{ id }]);
    const metric = await computed(id);
    expect(metric).toMatchObject({ failure: '', latest: { value: 1 }, reached: false, rollUp: 'sum' });
    expect(metric.spark).toHaveLength(30);
    const answer = await ask('近 30 天的有料回答');
    expect(answer).toMatchObject({ status: 'done', byDefinition: true });
    expect(answer.table?.rows).toEqual([[15]]);
    expect((await app.call(readMetric, { id }, { as })).useCount).toBe(1);
    expect(await app.call(listMetricUses, { id }, { as })).toMatchObject([
      { kind: 'question', title: '近 30 天的有料回答' },
    ]);
    expect(await app.call(listMetricUses, { id }, { as: onlooker })).toEqual([]);
    await app.call(modifyMetric, { id, enabled: false }, { as });
    expect((await ask('近 30 天的有料回答')).status).toBe('asking');
  });

  it('tells of a question that somebody shares, as long as the sources of it can be asked', async () => {
    const { id: sourceId } = await app.call(addDataSource, { name: '赛程' }, { as });
    await app.db.query(sql`
      insert into saved_questions (id, user_id, question, source_ids, language, plan, query, shared) values ('shared',
        ${as.userId}, '近 30 天的点赞数', ${[sourceId]}::text[], 'zh', '{"metrics": ["like_count"]}', '', true)`);
    const uses = () => app.call(listMetricUses, { id: 'm_like_count' }, { as: onlooker });
    expect(await uses()).toMatchObject([{ kind: 'saved', title: '近 30 天的点赞数' }]);
    await app.call(modifyDataSource, { id: sourceId, enabled: false }, { as });
    expect(await uses()).toEqual([]);
    await app.db.query(sql`delete from saved_questions where id = 'shared'`);
  });

  it('asks a metric whose values are typed in like any other', async () => {
    const { id } = await app.call(
      addMetric,
      {
        metricName: '注册球员数',
        code: 'registered_players',
        category: '球员',
        period: 'month',
        rollUp: 'last',
        unit: '人',
      },
      { as },
    );
    await app.call(addMetricValue, { metricId: id, time: moment(daysAgo(70)), value: 1200 }, { as });
    await app.call(addMetricValue, { metricId: id, time: moment(daysAgo(35)), value: 1250 }, { as });
    const answer = await ask('注册球员数');
    expect(answer).toMatchObject({ status: 'done', byDefinition: true });
    expect(answer.table?.rows).toEqual([[1250]]);
    expect(await app.call(readMetric, { id }, { as })).toMatchObject({
      formula: null,
      latest: { value: 1250 },
      previous: 1200,
    });
    await expect(app.call(computeMetric, { id }, { as })).rejects.toMatchObject({ reason: 'metric_not_computed' });
  });

  it('counts its versions, says what each was, and lets nobody write over another', async () => {
    const { id } = await app.call(
      addMetric,
      { metricName: '试用指标', code: 'versioned', category: '其他', period: 'day', definition: '一' },
      { as },
    );
    await app.call(modifyMetric, { id, definition: '二', note: '口径调整', version: 1 }, { as });
    await app.call(modifyMetric, { id, category: '别的' }, { as });
    const versions = await app.call(listMetricVersions, { id }, { as });
    expect(versions.map(({ version, note, definition }) => [version, note, definition])).toEqual([
      [2, '口径调整', '二'],
      [1, '', '一'],
    ]);
    await expect(app.call(modifyMetric, { id, definition: '三', version: 1 }, { as })).rejects.toMatchObject({
      reason: 'changed_meanwhile',
    });
    await expect(
      app.call(addMetric, { metricName: '试用指标', code: 'other', category: '其他', period: 'day' }, { as }),
    ).rejects.toMatchObject({ reason: 'name_taken' });
    await expect(
      app.call(addMetric, { metricName: '另一个', code: 'versioned', category: '其他', period: 'day' }, { as }),
    ).rejects.toMatchObject({ reason: 'code_taken' });
  });

  it('filters, sorts and counts, and says what should be seen to', async () => {
    const page = async (more: object) => app.call(pageMetrics, { current: 1, size: 50, ...more }, { as });
    const { id } = await app.call(
      addMetric,
      { metricName: '又一个回答数', code: 'answers_again', category: '重复', period: 'day', formula: formula() },
      { as },
    );
    const [double] = (await page({ keyword: 'answers_again' })).list;
    expect(double).toMatchObject({ id, doubleOf: { id: 'm_answer_count' } });
    expect(double?.hints).toEqual(expect.arrayContaining(['doubled', 'no_owner', 'no_definition']));
    expect((await page({ category: '重复' })).total).toBe(1);
    expect((await page({ kept: true })).list.every(({ formula: one }) => one === null)).toBe(true);
    expect((await page({ current: 9 })).total).toBeGreaterThan(25);
    const byName = (await page({ orders: [{ column: 'useCount', asc: false }] })).list.map(({ useCount }) => useCount);
    expect(byName).toEqual(byName.toSorted((one, other) => other - one));
    const categories = await app.call(listMetricCategories, {}, { as });
    expect(categories).toContainEqual({ category: '重复', count: 1 });
    await app.call(removeMetrics, { idList: [id] }, { as });
    await expect(app.call(readMetric, { id }, { as })).rejects.toMatchObject({ reason: 'metric_not_found' });
    await expect(app.call(removeMetrics, { idList: ['m_like_count'] }, { as })).rejects.toMatchObject({
      reason: 'metric_built_in',
    });
  });

  it('is changed by nobody who may only look', async () => {
    const adding = { metricName: '甲', code: 'a', category: '其他', period: 'day' } as const;
    await expect(app.call(addMetric, adding, { as: onlooker })).rejects.toMatchObject({ status: 403 });
    await app.call(followMetric, { id: 'm_like_count', followed: true }, { as: onlooker });
    expect((await app.call(readMetric, { id: 'm_like_count' }, { as: onlooker })).followed).toBe(true);
    expect((await app.call(readMetric, { id: 'm_like_count' }, { as })).followed).toBe(false);
    const owners = await app.call(listMetricOwners, { keyword: onlooker.account }, { as });
    expect(owners).toEqual([{ id: onlooker.userId, name: onlooker.account }]);
    const stranger = await app.user({ permissions: ['dataQuery'] });
    await expect(
      app.call(modifyMetric, { id: 'm_like_count', ownerId: stranger.userId }, { as }),
    ).rejects.toMatchObject({ reason: 'user_not_found' });
  });
});

describe('what metrics come to', () => {
  const span = { startTime: moment(daysAgo(10)), endTime: moment(daysAgo(1)) };

  it('draws a line with the time before, which adds up to the figure beside it', async () => {
    const [trend] = await app.call(
      listMetricTrends,
      { ...span, metricIds: ['m_question_count'], period: 'day' },
      { as: onlooker },
    );
    expect(trend).toMatchObject({ value: 10, valueBefore: 10, change: 0, unit: '次' });
    expect(trend?.points.map(({ value }) => value)).toEqual(Array.from({ length: 10 }, () => 1));
    expect(trend?.before).toHaveLength(10);
    const wrong = { startTime: span.endTime, endTime: span.startTime, metricIds: ['m_question_count'] };
    await expect(app.call(listMetricTrends, { ...wrong, period: 'day' }, { as })).rejects.toMatchObject({
      reason: 'invalid_span',
    });
  });

  it('tells a metric apart by its dimensions, and its rows make up the whole', async () => {
    const whole = await app.call(breakDownMetric, { ...span, id: 'm_grounded_rate' }, { as });
    expect(whole.dimensions.map(({ name }) => name)).toContain('助手');
    expect(whole.parts).toEqual({ numerator: '有依据', denominator: '已完成' });
    const counted = whole.rows.reduce((sum, { denominator }) => sum + (denominator ?? 0), 0);
    expect(counted).toBe(whole.total.denominator);
    await expect(
      app.call(breakDownMetric, { ...span, id: 'm_grounded_rate', dimension: 'password' }, { as }),
    ).rejects.toMatchObject({ reason: 'metric_dimension_not_found' });
  });

  it('has no name for what a reader may not know, and counts it all the same', async () => {
    const admin = await app.user({ permissions: ['metrics', 'metrics.look', 'users', 'roles'] });
    const asked = { ...span, id: 'm_answer_count', dimension: 'assistant' };
    const whole = await app.call(breakDownMetric, asked, { as: admin });
    expect(whole.rows).toContainEqual(expect.objectContaining({ name: '内部助手', value: 2 }));
    const part = await app.call(breakDownMetric, asked, { as: onlooker });
    expect(part.rows).toContainEqual(expect.objectContaining({ name: null, value: 2 }));
    expect(JSON.stringify(part)).not.toContain('内部助手');
    expect(part.total).toEqual(whole.total);
    expect(part.rows.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(part.total.value);
  });

  it('marks a day that is far from the usual ones, to be explained where it is seen', async () => {
    await app.call(computeMetric, { id: 'm_answer_count' }, { as });
    await computed('m_answer_count');
    const asked = { ...span, metricIds: ['m_answer_count'], period: 'day' as const };
    const [first] = await app.call(listMetricTrends, asked, { as });
    const anomaly = first?.anomalies.find(({ value }) => value > 20);
    expect(anomaly).toMatchObject({ expected: 1, note: '' });
    await app.call(modifyMetricValue, { id: anomaly?.valueId ?? '', note: '联赛开幕' }, { as });
    const [explained] = await app.call(listMetricTrends, asked, { as });
    expect(explained?.anomalies.map(({ note }) => note)).toContain('联赛开幕');
    await expect(app.call(modifyMetricValue, { id: anomaly?.valueId ?? '', value: 3 }, { as })).rejects.toMatchObject({
      reason: 'metric_computed',
    });
    const { list } = await app.call(pageMetricValues, { current: 1, size: 5, metricId: 'm_answer_count' }, { as });
    expect(list[0]?.source).toBe('computed');
  });
});

describe('a formula', () => {
  const check = (more: Partial<MetricFormula>) => app.call(checkMetricFormula, { formula: formula(more) }, { as });

  it('is counted without being kept, with what counts the same', async () => {
    const found = await app.call(checkMetricFormula, { formula: formula() }, { as });
    expect(found.value).toBe(found.rowCount);
    expect(found.doubles).toContainEqual({ id: 'm_answer_count', metricName: '回答次数' });
    const sources = await app.call(listMetricSources, {}, { as });
    expect(sources[0]?.tables.map(({ name }) => name)).toEqual([
      'answers',
      'documents',
      'faq_hits',
      'users',
      'feedback_cases',
    ]);
  });

  it('is refused at the field that is wrong, in words', async () => {
    expect(await check({ expression: '"citations"' }).catch((error: unknown) => error)).toMatchObject({
      reason: 'metric_formula_refused',
      fields: { 'formula.expression': expect.stringContaining('多行算成一个数') },
    });
    expect(await check({ expression: 'max("assistant")' }).catch((error: unknown) => error)).toMatchObject({
      fields: { 'formula.expression': '结果不是数字' },
    });
    expect(await check({ timeColumn: 'assistant' }).catch((error: unknown) => error)).toMatchObject({
      fields: { 'formula.timeColumn': expect.stringContaining('不是日期') },
    });
    expect(await check({ dimensions: ['password'] }).catch((error: unknown) => error)).toMatchObject({
      fields: { 'formula.dimensions': '没有维度“password”' },
    });
    expect(await check({ filter: 'count(*) > 1' }).catch((error: unknown) => error)).toMatchObject({
      fields: { 'formula.filter': expect.any(String) },
    });
    await expect(check({ table: 'sqlite_master' })).rejects.toMatchObject({ reason: 'source_table_not_found' });
    await expect(check({ table: 'metric_values' })).rejects.toMatchObject({ reason: 'source_table_not_found' });
    await expect(check({ sourceId: 'none' })).rejects.toMatchObject({ reason: 'data_source_not_found' });
  });

  it.each([
    'count(*); drop table answers',
    'count(*) -- x',
    'count(*) /* x */',
    '(select count(*) from users)',
    'count(*)) from users where (1=1',
    'count(*)) from answers union all select (1',
    'count(*), sum("citations")',
    'sum(count(*)) over ()',
    "max(read_text('/etc/passwd'))",
    "count(*) filter (where getenv('HOME') = 'x')",
    "sum(length(pg_read_file('x')))",
    'count(*) from information_schema.tables',
    "max(current_setting('threads')::int)",
    'count(*) + (values (1))',
    "sum(nextval('s'))",
    "max(e'\\'')",
    '$$1$$',
    "count(*) ' or 1=1",
    'count("main"."users"."key")',
    'count(users.key)',
    "sum(query('select 1'))",
    "max(list_aggregate([1], 'sum'))",
    'with x as (select 1) select count(*) from x',
    'install httpfs',
    "max(getvariable('x'))",
    "sum(repeat('9', 1000000000)::int)",
  ])('that is hostile is not run: %s', async (expression) => {
    await expect(check({ expression })).rejects.toMatchObject({ reason: 'metric_formula_refused' });
    await expect(check({ filter: `(${expression}) is not null` })).rejects.toMatchObject({
      reason: 'metric_formula_refused',
    });
    await expect(
      app.call(
        addMetric,
        { metricName: '坏指标', code: 'bad', category: '其他', period: 'day', formula: formula({ expression }) },
        { as },
      ),
    ).rejects.toMatchObject({ reason: 'metric_formula_refused' });
  });
});
