import { expect, it, onTestFinished } from 'vitest';
import type { Cell } from './index.js';
import { from, SALARY, startAnalysis } from './testing/league.js';
import { engineProcesses, killEngines } from './testing/processes.js';

const start = async (options: Parameters<typeof startAnalysis>[0] = {}) => {
  const started = await startAnalysis(options);
  onTestFinished(started.close);
  return started;
};

const numbers = { schema: 's', table: 'numbers' };
const grants = [{ ...numbers, columns: 'all' }] as const;
const count = 'select count(*) from numbers';

const endless = async function* (onRow?: (at: number) => void): AsyncGenerator<readonly Cell[]> {
  for (let at = 0; ; at += 1) {
    onRow?.(at);
    yield [at];
  }
};

/** Ends in a time-out, and can be interrupted. */
const long = 'select count(*) from range(10000) a, range(10000) b, range(10000) c, range(10000) d';
/** Grows with every level, while it is planned: nothing but the end of the process stops that. */
const doubling = `with ${Array.from({ length: 40 }, (_, at) => `t${at} as (select ${at === 0 ? "'0123456789' as x" : `x || x as x from t${at - 1}`})`).join(', ')} select length(x) from t39`;

it('starts nothing before it is asked, and ends what it started', async () => {
  const { analysis } = await start();
  expect(engineProcesses()).toEqual([]);
  await analysis.putTable({ ...numbers, from: from(['n'], [[1]]) });
  expect(engineProcesses()).toHaveLength(1);
  await analysis.close();
  expect(engineProcesses()).toEqual([]);
  await expect(analysis.query({ sql: 'select 1', grants: [] })).rejects.toMatchObject({ code: 'analysis_closed' });
});

it('ends a process that nobody uses, and begins another with the same tables', async () => {
  const { analysis, errors } = await start({ idle: 100 });
  await analysis.putTable({ ...numbers, from: from(['n'], [[1], [2]]) });
  await expect.poll(engineProcesses).toEqual([]);
  expect((await analysis.query({ sql: count, grants })).rows).toEqual([[2]]);
  expect(errors).toEqual([]);
});

it('keeps a table whole where the process is killed while another takes its place', async () => {
  const { analysis, errors } = await start();
  await analysis.putTable({ ...numbers, from: from(['n'], [[1], [2], [3]]) });
  const rows = endless((at) => {
    if (at === 50_000) killEngines();
  });
  await expect(analysis.putTable({ ...numbers, from: { columns: [{ name: 'n' }], rows } })).rejects.toMatchObject({
    code: 'analysis_crashed',
  });
  expect((await analysis.query({ sql: count, grants })).rows).toEqual([[3]]);
  await analysis.putTable({ ...numbers, from: from(['n'], [[1], [2]]) });
  expect(await analysis.tables('s')).toMatchObject([{ table: 'numbers', rowCount: 2 }]);
  expect(errors).toHaveLength(1);
});

it('stops a query in time, while others are answered', async () => {
  const { analysis, errors } = await start();
  await analysis.putTable({ ...numbers, from: from(['n'], [[1]]) });
  const began = performance.now();
  const stopped = analysis.query({ sql: long, grants, timeout: 1500 });
  const [pid] = engineProcesses();
  expect((await analysis.query({ sql: count, grants })).rows).toEqual([[1]]);
  expect(performance.now() - began).toBeLessThan(1500);
  await expect(stopped).rejects.toMatchObject({ code: 'analysis_timed_out' });
  expect(performance.now() - began).toBeLessThan(3500);
  expect([engineProcesses(), errors]).toEqual([[pid], []]);
});

it('gives up what nobody waits for any more, running or waiting', async () => {
  const { analysis } = await start();
  const abort = new AbortController();
  const all = Array.from({ length: 5 }, () => analysis.query({ sql: long, grants: [], signal: abort.signal }));
  setTimeout(() => abort.abort(new Error('left')), 500);
  for (const one of await Promise.allSettled(all)) expect(one).toMatchObject({ reason: { message: 'left' } });
  expect((await analysis.query({ sql: 'select 1', grants: [] })).rows).toEqual([[1]]);
});

it('ends the process where a query can be stopped in no other way, and goes on', async () => {
  const { analysis } = await start({ memoryMb: 128 });
  await analysis.putTable({ ...numbers, from: from(['n'], [[1]]) });
  await expect(analysis.query({ sql: doubling, grants: [], timeout: 1000 })).rejects.toMatchObject({
    code: expect.stringMatching(/^analysis_(?:timed_out|out_of_memory|query_failed)$/),
  });
  expect((await analysis.query({ sql: count, grants })).rows).toEqual([[1]]);
});

it('says whether the memory or the disk was too small', async () => {
  const { analysis } = await start({ memoryMb: 64, tempMb: 1 });
  const sql = 'select count(distinct hash(a.range, b.range)) from range(10000) a, range(10000) b';
  await expect(analysis.query({ sql, grants: [], timeout: 60_000 })).rejects.toMatchObject({
    code: expect.stringMatching(/^analysis_(?:too_large_temp|out_of_memory)$/),
  });
});

it('cuts what is too much: rows, bytes, characters', async () => {
  const { analysis } = await start();
  const ask = (sql: string, maxRows?: number) => analysis.query({ sql, grants: [], maxRows });
  expect(await ask('from range(10000)', 7)).toMatchObject({ cut: true, rows: { length: 7 } });
  expect(await ask('from range(7)', 7)).toMatchObject({ cut: false, rows: { length: 7 } });
  const wide = await ask(`select repeat('宽', 1000) from range(10000)`, 10_000);
  expect(wide.cut).toBe(true);
  expect(JSON.stringify(wide.rows).length).toBeLessThan(8 * 1024 * 1024);
  const long = await ask(`select string_agg(repeat('x', 1000), '') from range(20)`);
  expect([long.cut, String(long.rows[0]?.[0]).length]).toEqual([true, 10_000]);
});

it('keeps the order of a query, and gives each value its type', async () => {
  const { analysis } = await start();
  const ordered = await analysis.query({
    sql: 'select range r from range(10000) order by hash(range)',
    grants: [],
    maxRows: 5,
  });
  const again = await analysis.query({
    sql: 'select range r from range(10000) order by hash(range) limit 5',
    grants: [],
  });
  expect(ordered.rows).toEqual(again.rows);
  const sql = `select 1::bigint i, 9007199254740993 big, 0.5::decimal(4, 2) d, 1.5::double f, true b, null n,
    date '2026-03-01' as day, timestamp '2026-03-01 10:20:30' t, timestamptz '2026-03-01 10:20:30+00' z,
    [1, 2] l, {'a': 'x'} s, interval 3 day as v`;
  expect(await analysis.query({ sql, grants: [] })).toMatchObject({
    columns: [
      { name: 'i', type: 'number' },
      { name: 'big', type: 'number' },
      { name: 'd', type: 'number' },
      { name: 'f', type: 'number' },
      { name: 'b', type: 'boolean' },
      { name: 'n', type: 'number' },
      { name: 'day', type: 'date' },
      { name: 't', type: 'date' },
      { name: 'z', type: 'date' },
      { name: 'l', type: 'text' },
      { name: 's', type: 'text' },
      { name: 'v', type: 'text' },
    ],
    rows: [
      [
        1,
        '9007199254740993',
        0.5,
        1.5,
        true,
        null,
        '2026-03-01',
        '2026-03-01T10:20:30',
        '2026-03-01T18:20:30+08:00',
        '[1,2]',
        '{"a":"x"}',
        expect.stringContaining('3'),
      ],
    ],
  });
});

it('hands over all rows bit by bit, at the pace of who takes them', async () => {
  const { analysis } = await start();
  const sql = 'select a.range * 100 + b.range as n from range(1000) a, range(100) b order by n';
  let rows = 0;
  let largest = 0;
  const cut = await analysis.eachBatch({ sql, grants: [] }, async (batch, columns) => {
    expect(columns).toEqual([{ name: 'n', type: 'number' }]);
    if (batch.length > 0) expect(batch[0]?.[0]).toBe(rows);
    rows += batch.length;
    largest = Math.max(largest, batch.length);
  });
  expect([rows, cut, largest <= 2000]).toEqual([100_000, false, true]);
  const failing = analysis.eachBatch({ sql, grants: [] }, () => Promise.reject(new Error('disk full')));
  await expect(failing).rejects.toThrow('disk full');
});

it('says what a query reads without running it', async () => {
  const { analysis } = await start();
  const sql = 'select upper(name) from Players where height > 2 -- tall';
  const players = [{ schema: 's', table: 'players', columns: ['name', 'height'] }];
  expect(await analysis.check(sql, players)).toEqual({
    tables: ['players'],
    columns: ['name', 'height'],
    functions: ['upper'],
    sql: 'SELECT upper("name") FROM Players WHERE (height > 2)',
  });
  await expect(analysis.check('select * from clubs', players)).rejects.toMatchObject({
    name: 'QueryRefused',
    reason: 'table_not_granted',
    at: 'clubs',
  });
});

it.each([
  'true) or (true',
  'season = 2026) union select * from (select 1',
  'season = 2026 --',
  'season in (select 1)',
  "getenv('PATH') = 'x'",
  'true group by season',
  'true limit 1',
  '',
])('has no use for the row rule %s, unless it is one condition', async (where) => {
  const { analysis } = await start();
  await analysis.putTable({
    schema: 's',
    table: 't',
    from: from(
      ['season', 'pay'],
      [
        [2025, SALARY],
        [2026, 1],
      ],
    ),
  });
  const grant = { schema: 's', table: 't', columns: ['season'], where };
  const answer = analysis.query({ sql: 'select * from t', grants: [grant] });
  if (where.endsWith('--')) expect((await answer).rows).toEqual([[2026]]);
  else await expect(answer).rejects.toMatchObject({ reason: 'grant_not_usable' });
});

it('applies a rule over a column that is not granted, and lets no error tell of a hidden row', async () => {
  const { analysis } = await start();
  const rows = [
    ['北京', '1'],
    ['上海', 'hidden'],
  ];
  await analysis.putTable({ schema: 's', table: 't', from: from(['city', 'worth'], rows) });
  const grant = { schema: 's', table: 't', columns: ['worth'], where: `city = '北京'` };
  const ask = (sql: string) => analysis.query({ sql, grants: [grant] });
  expect((await ask('select * from t')).rows).toEqual([['1']]);
  expect((await ask('select worth from t where cast(worth as int) = 1')).rows).toEqual([['1']]);
  expect((await ask('select cast(worth as int) from t')).rows).toEqual([[1]]);
  await expect(ask('select city from t')).rejects.toMatchObject({ code: 'analysis_query_failed' });
});
