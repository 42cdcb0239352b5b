import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { beforeAll, expect, it } from 'vitest';
import { planned, referees, vocabulary } from '../semantics.fixtures.js';
import type { QueryPlan } from '../plan.js';
import type { Vocabulary } from '../vocabulary.js';
import { UnknownName } from './sources.js';
import { sqlOf } from './sqlOf.js';

let db: DuckDBConnection;

beforeAll(async () => {
  db = await (await DuckDBInstance.create(':memory:')).connect();
  await db.run(`
    create table answers (
      id integer, asked_at timestamp, judged_at timestamp, assistant varchar, base varchar, role varchar, channel varchar,
      repeated boolean, finished boolean, stopped boolean, failed boolean, grounded boolean, from_faq boolean, liked boolean,
      disliked boolean, first_token_seconds double, seconds double, citations integer, asker integer);
    insert into answers (id, asked_at, assistant, repeated, finished, grounded, asker, first_token_seconds) values
      (1, '2026-11-20 23:59:59', '文献助手', false, true, true, 1, 1.0),
      (2, '2026-11-21 00:00:00', '文献助手', false, true, false, 2, 2.0),
      (3, '2026-11-21 10:00:00', '传播助手', false, true, true, 2, null),
      (4, '2026-10-05 10:00:00', '传播助手', false, true, false, 2, 3.0),
      (5, '2026-10-31 10:00:00', null, false, true, true, 3, 3.0),
      (6, '2025-11-21 10:00:00', '财务助手', true, true, true, 3, 3.0);
    create table documents (id integer, base varchar, type varchar, status varchar, pages integer, chunks integer, uploaded_at timestamp);
    create table faq_hits (faq integer, base varchar, hit_at timestamp);
    insert into faq_hits values (1, '竞赛规则库', '2026-11-20 10:00:00'), (1, '财务制度库', '2026-11-20 10:00:00');
    insert into documents values (1, '竞赛规则库', 'pdf', 'ready', 3, 5, '2026-11-01 00:00:00');
    create table assignments (match_at timestamp, referee integer, province varchar);
    insert into assignments values ('2026-11-20 10:00:00', 1, 'O''Neil "x" \\'), ('2026-11-20 10:00:00', 2, '河北');
  `);
});

type Row = Readonly<Record<string, unknown>>;

const run = async (sql: string): Promise<Row[]> => (await db.runAndReadAll(sql)).getRowObjectsJS();
const summary = (plan: QueryPlan, words: Vocabulary = vocabulary): Promise<Row[]> =>
  run(sqlOf(plan, words).summary.sql);
const series = (plan: QueryPlan): Promise<Row[]> => run(sqlOf(plan, vocabulary).series?.sql ?? 'select 1');

it('counts the total from the rows, never from the shares of the groups', async () => {
  expect(await summary(planned('今年各助手的有依据回答率'))).toMatchObject([
    { assistant: null, is_total: false, grounded_rate: 100 },
    { assistant: '传播助手', grounded_rate: 50 },
    { assistant: '文献助手', grounded_rate: 50, grounded_rate_numerator: 1, grounded_rate_denominator: 2 },
    { is_total: true, grounded_rate: 60, grounded_rate_numerator: 3, grounded_rate_denominator: 5 },
  ]);
});

it('counts people once in the total, however many groups they are in', async () => {
  expect((await summary(planned('本月各助手的活跃用户数'))).at(-1)).toMatchObject({ is_total: true, active_users: 2 });
});

it('takes the first moment of a day and not the first of the next', async () => {
  expect(await summary(planned('昨天的问答次数'))).toMatchObject([{ question_count: 1 }]);
  expect(await summary(planned('今天的问答次数'))).toMatchObject([{ question_count: 2 }]);
});

it('compares with the same days of the month before, and keeps groups that are only there', async () => {
  expect(await summary(planned('本月各助手的问答次数，和上月比'))).toMatchObject([
    {
      assistant: '文献助手',
      question_count: 2,
      question_count_before: 0,
      question_count_change: 2,
      question_count_percent: null,
    },
    {
      assistant: '传播助手',
      question_count: 1,
      question_count_before: 1,
      question_count_change: 0,
      question_count_percent: 0,
    },
    {
      is_total: true,
      question_count: 3,
      question_count_before: 1,
      question_count_change: 2,
      question_count_percent: 200,
    },
  ]);
});

it('says nought for a count of nothing, and nothing for a share or a mean of nothing', async () => {
  expect(await summary(planned('2026年8月的问答次数、有依据回答率和首字延迟'))).toMatchObject([
    { is_total: true, question_count: 0, grounded_rate: null, first_token_seconds: null },
  ]);
  const steps = await summary(planned('近 3 天每天的问答次数和首字延迟'));
  expect(steps.map((row) => [row['question_count'], row['first_token_seconds']])).toEqual([
    [0, null],
    [1, 1],
    [2, 2],
    [3, 1.5],
  ]);
});

it('puts figures of several tables side by side by what they share', async () => {
  expect(await summary(planned('近 30 天各知识库的 FAQ 命中次数和新增文档数'))).toMatchObject([
    { base: '竞赛规则库', faq_hits: 1, uploaded_documents: 1 },
    { base: '财务制度库', faq_hits: 1, uploaded_documents: 0 },
    { is_total: true, faq_hits: 2, uploaded_documents: 1 },
  ]);
});

it('draws a line for each group that the table has, without gaps', async () => {
  const points = await series(planned('近 3 天各助手问答次数走势，和前 3 天比'));
  expect(points.map((row) => [row['assistant'], row['question_count'], row['question_count_before']])).toEqual([
    ['文献助手', 0, 0],
    ['文献助手', 1, 0],
    ['文献助手', 1, 0],
    ['传播助手', 0, 0],
    ['传播助手', 0, 0],
    ['传播助手', 1, 0],
  ]);
});

it('holds a day against the same of another month, and against nothing where that month has none', async () => {
  await db.run(
    `insert into answers (id, asked_at, repeated) values (90, '2027-01-28 08:00:00', false), (91, '2027-01-31 08:00:00', false)`,
  );
  const plan = planned('本月每天的问答次数，和上月比', { today: '2027-03-31' });
  const rows = await summary(plan);
  expect(rows).toHaveLength(32);
  const february = planned('2027年2月每天的问答次数，和上月比', { today: '2027-03-31' });
  const days = (await summary(february)).map((row) => row['question_count_before']);
  expect(days.slice(0, 28)).toEqual([...Array.from({ length: 27 }, () => 0), 1]);
  // All of January is in the total.
  expect(days[28]).toBe(2);
});

it('shows the first of a ranking, and the total of all', async () => {
  expect(await summary(planned('今年问答次数最多的助手'))).toMatchObject([
    { question_count: 2, group_count: 3n },
    { is_total: true, question_count: 5 },
  ]);
});

it('leaves out named values, and keeps rows that have none', async () => {
  expect((await summary(planned('不含传播助手的今年问答次数'))).at(-1)).toMatchObject({ question_count: 3 });
});

it('finds a value with quotes and a backslash, as a value and nothing else', async () => {
  const plan = planned('活跃裁判数', { words: referees });
  const value = `O'Neil "x" \\`;
  expect(
    await summary({ ...plan, filters: [{ dimension: 'province', op: 'in', values: [value] }] }, referees),
  ).toMatchObject([{ active_referees: 1 }]);
});

it.each([
  "' or 1=1 --",
  "'); drop table assignments; --",
  "河北' union select 99 --",
  "$$; attach '/tmp/x' $$",
  'x\0y',
  '${1+1} %s :name ? $1',
])('lets nothing out of a value: %s', async (value) => {
  const plan = planned('活跃裁判数', { words: referees });
  expect(
    await summary({ ...plan, filters: [{ dimension: 'province', op: 'in', values: [value] }] }, referees),
  ).toMatchObject([{ active_referees: 0 }]);
  expect(await run('select count(*)::integer as n from assignments')).toEqual([{ n: 2 }]);
});

it('counts each figure of the association by each of its dimensions, over time and beside another period', async () => {
  await db.run(`
    create table if not exists users (key integer, role varchar, enabled boolean, created_at timestamp, last_seen_at timestamp);
    create table if not exists feedback_cases (id integer, assistant varchar, state varchar, opened_at timestamp, closed_at timestamp);
  `);
  const base = planned('本月满意率，和上月比');
  for (const metric of vocabulary.metrics) {
    const isTimed = metric.timeColumn !== null;
    const plan: QueryPlan = isTimed
      ? { ...base, metrics: [metric.code], grain: 'day' }
      : { ...base, metrics: [metric.code], compare: null, period: planned('文档数').period };
    for (const groupBy of [[], ...metric.dimensions.map((code) => [code])]) {
      expect(await summary({ ...plan, groupBy })).toContainEqual(expect.objectContaining({ is_total: true }));
      await series({ ...plan, groupBy });
    }
  }
});

it('makes no query of names that the vocabulary does not have', () => {
  const plan = planned('满意率');
  expect(() => sqlOf({ ...plan, metrics: ['x" from users --'] }, vocabulary)).toThrow(UnknownName);
  expect(() => sqlOf({ ...plan, groupBy: ['password'] }, vocabulary)).toThrow(UnknownName);
  expect(() => sqlOf({ ...plan, filters: [{ dimension: 'password', op: 'in', values: ['x'] }] }, vocabulary)).toThrow(
    UnknownName,
  );
});

it('has each point of a line once, also where all there is is looked at', async () => {
  const plan = {
    ...planned('各助手每月的问答次数'),
    period: { kind: 'all', unit: 'year', count: 0, start: '1900-01-01', end: '2026-11-22' },
  } as const;
  const points = (await series(plan)).map(({ step, assistant }) => `${String(step)} ${String(assistant)}`);
  expect(points.length).toBeGreaterThan(1);
  expect(new Set(points).size).toBe(points.length);
});
