import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QueryRefused } from '../index.js';
import { ChipError } from '../semantics/index.js';
import { harmless } from '../testing/harmless.js';
import { fillLeague, leagueGrants, SECRET, startAnalysis } from '../testing/league.js';
import { league as vocabulary, TODAY } from './readBack.fixtures.js';
import { readBack } from './readBack.js';
import { hostileValues } from './hostileValues.fixtures.js';

let engine: Awaited<ReturnType<typeof startAnalysis>>;
beforeAll(async () => {
  engine = await startAnalysis({ memoryMb: 256 });
  await fillLeague(engine.analysis);
});
afterAll(() => engine.close());

const read = async (sql: string, language: 'zh' | 'en' = 'zh') => {
  const checked = await engine.analysis.check(sql, leagueGrants);
  return readBack(checked.sql, { analysis: engine.analysis, vocabulary, language, today: TODAY });
};
const shown = async (sql: string, language: 'zh' | 'en' = 'zh') =>
  (await read(sql, language)).chips.map(({ label, text }) => `${label} ${text}`);
const rowsOf = async (sql: string) => (await engine.analysis.query({ sql, grants: leagueGrants })).rows;
/** The query with the chip that says so changed. */
const changed = async (sql: string, text: string, values: readonly string[]) => {
  const { chips, change } = await read(sql);
  const chip = chips.find((one) => one.text === text);
  if (chip === undefined) throw new Error(`no chip ${text}: ${chips.map((one) => one.text).join(' | ')}`);
  return change(chip.id, values);
};

it.each<[sql: string, chips: string[]]>([
  ['select * from matches', []],
  [
    "select home, sum(score) as s from matches where day >= date '2026-03-01' and day < date '2026-04-01' and remark = 'x' group by home having sum(score) > 10 order by s desc limit 3",
    [
      '时间 2026-03-01 至 2026-03-31',
      '筛选 备注 = x',
      '指标 得分合计',
      '分组 home',
      '条件 得分合计 > 10',
      '排序 得分合计 从高到低',
      '排序 前 3 行',
    ],
  ],
  [
    "select count(*) from matches where day between '2026-01-01' and '2026-12-31'",
    ['时间 2026-01-01 至 2026-12-31', '指标 比赛场次'],
  ],
  ["select count(*) from matches where cast(day as date) = '2026-03-01'", ['时间 2026-03-01', '指标 比赛场次']],
  ["select count(*) from matches where day >= '2026-03-01'", ['时间 2026-03-01 起', '指标 比赛场次']],
  ["select count(*) from matches where day < '2026-03-01'", ['时间 2026-03-01 之前', '指标 比赛场次']],
  ['select count(*) from matches where day >= current_date - interval 30 day', ['时间 30 天前起', '指标 比赛场次']],
  [
    "select count(*) from matches where day >= current_date - interval '29 days' and day < current_date + 1",
    ['时间 近 30 天', '指标 比赛场次'],
  ],
  ["select count(*) from matches where day >= date_trunc('month', current_date)", ['时间 本月初起', '指标 比赛场次']],
  // Which one is meant is said by nobody.
  [
    "select count(*) from matches where day >= '2026-03-01' and day >= '2026-02-01'",
    ['筛选 比赛日 ≥ 2026-03-01', '筛选 比赛日 ≥ 2026-02-01', '指标 比赛场次'],
  ],
  ["select count(*) from matches where day > date '2026-03-01'", ['筛选 比赛日 > 2026-03-01', '指标 比赛场次']],
  [
    "select date_trunc('month', day) as 月份, avg(score) from matches group by 1 order by 月份",
    ['指标 平均得分', '分组 比赛日 按月', '排序 比赛日 从低到高'],
  ],
  ['select sum(score) / count(*) from matches where home is not null', ['筛选 home 不为空', '指标 主场场均得分']],
  // Other rows than those of the metric.
  ['select sum(score) / count(*) as 场均 from matches', ['指标 场均']],
  ['select sum(score) / count(*) from matches', ['筛选 其他条件']],
  [
    "select p.name from players p join clubs c on c.id = p.club where c.city = '北京' and p.height > 190.5 and p.name like '%王%' and p.club in (1, 2)",
    ['筛选 城市 北京', '筛选 身高 > 190.5', '筛选 姓名 包含 “王”', '筛选 club 1、2'],
  ],
  ["select p.name from players p, clubs c where c.id = p.club and c.city <> '北京'", ['筛选 城市 不含北京']],
  ["select name from players where name not like 'A%' and 200 < height", ['筛选 姓名 开头不是 “A”', '筛选 身高 > 200']],
  ['select name from players where height between 190 and 200', ['筛选 身高 190 – 200']],
  // What is read from queries of its own, or told apart in other ways, is not said wrongly.
  ["select name from players where club in (select id from clubs where city = '北京')", ['筛选 其他条件']],
  ['select name from players where club = 1 or height > 200', ['筛选 其他条件']],
  ['select name from players union select name from clubs', ['筛选 其他条件']],
  [
    'with tall as (select * from players where height > 200) select name from tall where club = 1',
    ['筛选 club = 1', '筛选 其他条件'],
  ],
  [
    'with players as (select * from players where club = 1) select count(*) from players',
    ['指标 行数', '筛选 其他条件'],
  ],
  [
    'select name from (select name, 1 - height as height from players) where height > 3',
    ['筛选 height > 3', '筛选 其他条件'],
  ],
  ['select 1 - height as turned from players where turned > 3', ['筛选 其他条件']],
  ['select distinct club from players', ['筛选 其他条件']],
  ['select name from players limit 2 offset 1', ['筛选 其他条件']],
  ['select name, rank() over (order by height) from players', ['筛选 其他条件']],
  ['select p.name from players p left join clubs c on c.id = p.club and c.id > 1', ['筛选 其他条件']],
  ['select count(*) filter (where height > 200) as 高 from players', ['指标 高']],
])('reads back %s', async (sql, chips) => {
  expect(await shown(sql)).toEqual(chips);
});

it('says it in English as well', async () => {
  const sql =
    "select date_trunc('week', day), count(*) from matches where day >= current_date - interval 7 day and remark ilike 'x%' group by 1 order by 2 desc limit 5";
  expect(await shown(sql, 'en')).toEqual([
    'Time from 7 days before today',
    'Filter 备注 begins with “x”',
    'Metric matches',
    'Groups 比赛日 by week',
    'Order matches highest first',
    'Order first 5',
  ]);
});

it.each(harmless)('writes back without a change what it read: %s', async (sql) => {
  const { chips, change } = await read(sql);
  for (const { id, editor, values } of chips) {
    if (editor === 'none' || values.includes('')) continue;
    expect(await rowsOf(await change(id, values))).toEqual(await rowsOf(sql));
  }
});

describe('changing a chip', () => {
  const sql =
    "select m.home, count(*) as n from matches m join clubs c on c.id = m.home where m.day >= '2026-03-01' and m.day < '2026-04-01' and c.city = '北京' group by m.home order by n limit 5";

  it('changes the time, to days that stay and to days that move along', async () => {
    const time = '2026-03-01 至 2026-03-31';
    expect(await rowsOf(sql)).toEqual([[1, 1]]);
    expect(await rowsOf(await changed(sql, time, ['2025-01-01', '2025-12-31']))).toEqual([]);
    const moving = await changed(sql, time, ['rolling:day:30']);
    expect(await shown(moving)).toContain('时间 近 30 天');
    expect(moving).toContain('current_date');
    expect(await changed(moving, '近 30 天', ['2026-03-01', '2026-03-31'])).toContain("< CAST('2026-04-01' AS DATE)");
  });

  it('takes another value, several, or none', async () => {
    expect(await rowsOf(await changed(sql, '城市 北京', ['上海']))).toEqual([]);
    const both = await changed(sql, '城市 北京', ['北京', '上海']);
    expect(await shown(both)).toContain('筛选 城市 北京、上海');
    const all = await changed(both, '城市 北京、上海', []);
    expect(await rowsOf(all)).toEqual([[1, 1]]);
    expect(all).not.toContain('city');
    expect(await changed(all, '2026-03-01 至 2026-03-31', [])).not.toContain('WHERE');
  });

  it('changes order, number of rows, and what a figure has to pass', async () => {
    expect(await changed(sql, '行数 从低到高', ['desc'])).toContain('DESC');
    expect(await changed(sql, '前 5 行', ['12'])).toContain('LIMIT 12');
    expect(await changed(sql, '前 5 行', [])).not.toContain('LIMIT');
    const having = 'select club, avg(height) from players group by club having avg(height) > 200';
    expect(await rowsOf(await changed(having, '平均身高 > 200', ['194.25']))).toHaveLength(2);
    expect(await rowsOf(await changed(having, '平均身高 > 200', []))).toHaveLength(2);
  });

  it('changes the steps wherever the query has them', async () => {
    const months =
      "select date_trunc('month', day), count(*) from matches group by date_trunc('month', day) order by 1";
    const years = await changed(months, '比赛日 按月', ['@year']);
    expect(years).not.toContain('month');
    expect(await rowsOf(years)).toEqual([['2026-01-01T00:00:00', 2]]);
  });

  it('keeps numbers as they are that it does not change', async () => {
    const exact =
      "select name from players where height < 12345678901234567890 and height > 1e-20 and height > -1.50 and name <> 'a' limit 9";
    const next = await changed(exact, '前 9 行', ['8']);
    for (const digits of ['12345678901234567890', '1e-20', '-1.50']) expect(next).toContain(digits);
  });

  it('knows no chip of another query', async () => {
    const [chip] = (await read("select name from players where name = 'a'")).chips;
    const other = await read("select name from players where name = 'b'");
    await expect(other.change(chip?.id ?? '', ['x'])).rejects.toThrow(ChipError);
  });
});

describe('hostile values', () => {
  const queries: readonly (readonly [kind: string, sql: string, text: string, usual: string])[] = [
    ['a text', "select name from players where name = 'a'", '姓名 = a', 'b'],
    ['a part of a text', "select name from players where name like '%a%'", '姓名 包含 “a”', 'b'],
    ['a pattern', "select name from players where name like 'a_b'", '姓名 符合 “a_b”', 'b'],
    ['a number', 'select name from players where height > 1000', '身高 > 1000', '2000'],
    ['one of several', "select name from clubs where city = '广州'", '城市 广州', '北京'],
    ['a time', "select home from matches where day > date '2190-01-01'", '比赛日 > 2190-01-01', '2190-01-02'],
    ['a number of rows', 'select name from players where height > 1000 limit 3', '前 3 行', '4'],
  ];
  const shapeOf = (sql: string) => sql.replace(/'(?:[^']|'')*'/g, '?').replace(/-?\d+(?:\.\d+)?/g, '?');
  const isGiven = (values: readonly string[], value: string) =>
    values.some((one) => one === value || `%${one}%` === value || `%${one}` === value || Number(one) === Number(value));

  it.each(queries)('are nothing but %s', async (_, sql, text, usual) => {
    const shape = shapeOf(await changed(sql, text, [usual]));
    for (const value of hostileValues) {
      const next = await changed(sql, text, [value]).catch((error: unknown) => {
        if (error instanceof ChipError) return null;
        throw error;
      });
      if (next === null) continue;
      expect(shapeOf(next)).toBe(shape);
      const rows = await rowsOf(next).catch((error: unknown) => {
        if (error instanceof QueryRefused) throw error;
        return [];
      });
      expect(JSON.stringify(rows)).not.toContain(SECRET);
      const { chips } = await read(next);
      expect(chips.some(({ values }) => isGiven(values, value))).toBe(true);
    }
  });

  it('change no chip that is not there', async () => {
    const { chips, change } = await read("select name from players where name = 'a'");
    const [id = ''] = chips.map((one) => one.id);
    for (const value of hostileValues) {
      await expect(change(value, ['x'])).rejects.toThrow(ChipError);
      await expect(change(`${id}${value}x`, ['x'])).rejects.toThrow(ChipError);
      await expect(change(id, [value, value])).rejects.toThrow(ChipError);
    }
  });

  it('are many', () => {
    expect(hostileValues.length).toBeGreaterThanOrEqual(40);
  });
});
