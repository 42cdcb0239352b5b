import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cell } from './index.js';
import { from, startAnalysis } from './testing/league.js';

let started: Awaited<ReturnType<typeof startAnalysis>>;
beforeAll(async () => {
  started = await startAnalysis();
});
afterAll(() => started.close());

const file = async (name: string, content: string | Uint8Array): Promise<string> => {
  const place = path.join(started.folder, name);
  await writeFile(place, content);
  return place;
};

const rowsOf = async (table: string) =>
  (await started.analysis.query({ sql: 'select * from t', grants: [{ schema: 's', table, as: 't', columns: 'all' }] }))
    .rows;

/** One column of these values, as it is read. */
const read = async (values: readonly Cell[]) => {
  const { columns } = await started.analysis.putTable({
    schema: 's',
    table: 'one',
    from: from(
      ['v'],
      values.map((value) => [value]),
    ),
  });
  return [columns[0]?.type, (await rowsOf('one')).map(([value]) => value)];
};

it.each([
  [['1,234', '5', ''], 'number', [1234, 5, null]],
  [['12.5%', '3%'], 'number', [0.125, 0.03]],
  [['1.5', '-2', '3e2'], 'number', [1.5, -2, 300]],
  [['是', '否', null], 'boolean', [true, false, null]],
  [
    ['2026年3月1日', '2026/3/2', '2026-03-03', '2026.3.4'],
    'date',
    ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'],
  ],
  [['2026-03-01 8:30', '2026年3月1日 12:00:05'], 'date', ['2026-03-01T08:30:00', '2026-03-01T12:00:05']],
  [['007', '123'], 'text', ['007', '123']],
  [['13800001111222333', '1'], 'text', ['13800001111222333', '1']],
  [['1', 'x'], 'text', ['1', 'x']],
  [['2026-02-31', '2026-01-01'], 'text', ['2026-02-31', '2026-01-01']],
  [['=1+1', '+cmd|x'], 'text', ['=1+1', '+cmd|x']],
  [[' 1 ', '\u30002\u00a0'], 'number', [1, 2]],
  [['', null], 'text', [null, null]],
  [[1, 2.5, null], 'number', [1, 2.5, null]],
  [[true, false], 'boolean', [true, false]],
])('reads %j as %s', async (values, type, expected) => {
  expect(await read(values)).toEqual([type, expected]);
});

it('makes names of heads that can be asked by, and keeps the heads', async () => {
  const heads = ['球队', '得 分', '得 分', '', '2026', '"; drop table t; --', 'select', 'Ａ（%）', 'NAME', 'name'];
  const { columns } = await started.analysis.putTable({
    schema: 's',
    table: 'heads',
    from: from(heads, [heads.map(() => 1)]),
  });
  expect(columns.map(({ name }) => name)).toEqual([
    '球队',
    '得_分',
    '得_分_2',
    'column_4',
    'c_2026',
    'drop_table_t',
    'select_',
    'A',
    'NAME',
    'name_2',
  ]);
  expect(columns.map(({ label }) => label)).toEqual(heads);
  const [stored] = (await started.analysis.tables('s')).filter(({ table }) => table === 'heads');
  expect(stored?.columns).toEqual(columns);
});

it('takes a table whose name is an attack for a name', async () => {
  const table = `t"; drop schema s cascade; --`;
  await started.analysis.putTable({ schema: 's', table, from: from(['a'], [[1]]) });
  expect(await rowsOf(table)).toEqual([[1]]);
  await started.analysis.dropTable({ schema: 's', table });
  await expect(started.analysis.sample({ schema: 's', table, column: 'a' })).rejects.toMatchObject({
    code: 'analysis_no_such_table',
  });
});

it.each(['main', 'information_schema', 'pg_catalog', '_loading', 'a"b', 'a.b', ''])(
  'has no source named %s',
  async (schema) => {
    await expect(
      (async () => started.analysis.putTable({ schema, table: 't', from: from(['a'], [[1]]) }))(),
    ).rejects.toMatchObject({ code: 'analysis_no_such_table' });
  },
);

it('reads a csv file, in the encoding of Chinese systems too', async () => {
  const csv = await file(
    'a.csv',
    '日期,球队,得分\n2026/3/1,"首钢, 北京","1,024"\n2026/3/2,"引""号\n两行",\n2026/3/3\n',
  );
  expect(await started.analysis.putTable({ schema: 's', table: 'csv', from: { csv } })).toMatchObject({
    rowCount: 3,
    columns: [
      { name: '日期', type: 'date' },
      { name: '球队', type: 'text' },
      { name: '得分', type: 'number' },
    ],
  });
  expect(await rowsOf('csv')).toEqual([
    ['2026-03-01', '首钢, 北京', 1024],
    ['2026-03-02', '引"号\n两行', null],
    ['2026-03-03', null, null],
  ]);
  // 球队,分 / 首钢,1
  const gbk = await file('b.csv', Buffer.from('c7f2b6d32cb7d60acad7b8d62c310a', 'hex'));
  await started.analysis.putTable({ schema: 's', table: 'gbk', from: { csv: gbk } });
  expect(await rowsOf('gbk')).toEqual([['首钢', 1]]);
});

it('says so where a file can not be read', async () => {
  const missing = started.analysis.putTable({ schema: 's', table: 'x', from: { csv: '/no/such.csv' } });
  await expect(missing).rejects.toMatchObject({ code: 'analysis_file_unreadable' });
  const parquet = await file('x.parquet', 'not at all');
  const wrong = started.analysis.putTable({ schema: 's', table: 'x', from: { parquet } });
  await expect(wrong).rejects.toMatchObject({
    code: 'analysis_query_failed',
    message: expect.not.stringContaining('/tmp'),
  });
});

it('takes no more rows than there may be, and keeps what was there', async () => {
  const { analysis, folder, close } = await startAnalysis({ mostRows: 3 });
  const name = { schema: 's', table: 't' };
  await analysis.putTable({ ...name, from: from(['a'], [[1], [2], [3]]) });
  const rows = [[1], [2], [3], [4]];
  const csv = path.join(folder, 'a.csv');
  await writeFile(csv, `a\n${rows.join('\n')}\n`);
  await Promise.all(
    [
      analysis.putTable({ ...name, from: from(['a'], rows) }),
      analysis.putTable({ ...name, from: { csv } }),
      analysis.appendRows({ ...name, rows: from([], [[4]]).rows }),
    ].map((too) => expect(too).rejects.toMatchObject({ code: 'analysis_too_many_rows' })),
  );
  expect(await analysis.tables('s')).toMatchObject([{ rowCount: 3 }]);
  await close();
});

it('takes no more columns than a person can ask about', async () => {
  const heads = Array.from({ length: 201 }, (_, at) => `c${at}`);
  await expect(
    started.analysis.putTable({ schema: 's', table: 'wide', from: from(heads, [heads]) }),
  ).rejects.toMatchObject({ code: 'analysis_too_many_columns' });
});

it('adds rows, all of them or none', async () => {
  const { analysis } = started;
  await analysis.putTable({ schema: 's', table: 'grows', from: from(['day', 'n'], [['2026-03-01', 1]]) });
  const added = await analysis.appendRows({
    schema: 's',
    table: 'grows',
    rows: from([], [['2026年3月2日', '1,000']]).rows,
  });
  expect(added.rowCount).toBe(2);
  await expect(
    analysis.appendRows({
      schema: 's',
      table: 'grows',
      rows: from(
        [],
        [
          ['2026-03-03', 3],
          ['someday', 4],
        ],
      ).rows,
    }),
  ).rejects.toMatchObject({ code: 'analysis_query_failed' });
  expect(await rowsOf('grows')).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 1000],
  ]);
});

it('tells what is in a column', async () => {
  const { analysis } = started;
  await analysis.putTable({
    schema: 's',
    table: 'seen',
    from: from(
      ['club', 'n'],
      [
        ['a', 1],
        ['b', 2],
        ['a', 3],
        [null, 4],
      ],
    ),
  });
  expect(await analysis.sample({ schema: 's', table: 'seen', column: 'club' })).toEqual({
    values: [
      { value: 'a', count: 2 },
      { value: 'b', count: 1 },
    ],
    distinct: 2,
    empty: 1,
    min: 'a',
    max: 'b',
  });
});

it('forgets a source whole', async () => {
  const { analysis } = started;
  await analysis.putTable({ schema: 'gone', table: 'a', from: from(['a'], [[1]]) });
  await analysis.dropSchema('gone');
  expect(await analysis.tables('gone')).toEqual([]);
  await analysis.dropSchema('gone');
});
