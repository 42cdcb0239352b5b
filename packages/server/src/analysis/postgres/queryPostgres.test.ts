import { randomId } from '@console/base';
import net from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableGrant } from '../index.js';
import { SALARY, SECRET } from '../testing/league.js';
import { postgresAttacks, postgresHarmless } from '../testing/postgresAttacks.js';
import { describePostgres, eachBatchPostgres, queryPostgres } from './index.js';

it.each([
  'postgres://u:p@127.0.0.1:5432/x',
  'postgres://u:p@[::1]/x',
  'postgres://u:p@169.254.169.254/x',
  'postgres://u:p@localhost/x',
  'postgres://u:p@0x7f000001/x',
  'postgres:///x?host=/var/run/postgresql',
  'http://example.com',
  'not at all',
])('does not reach for %s, unless that is allowed', async (url) => {
  await expect(describePostgres({ url, allowed: [] })).rejects.toMatchObject({ code: 'analysis_address_not_allowed' });
});

it('takes no more from what is no PostgreSQL than signing in may take', async () => {
  let sent = 0;
  const flood = net.createServer((socket) => {
    socket.on('error', () => undefined);
    // A message of two gigabytes begins, and goes on.
    socket.write(Buffer.from([0x53, 0x7f, 0xff, 0xff, 0xff]));
    const more = (): void => {
      while (!socket.destroyed && socket.write(Buffer.alloc(64 * 1024))) sent += 64 * 1024;
    };
    socket.on('drain', more);
    more();
  });
  await new Promise<void>((resolve) => {
    flood.listen(0, '127.0.0.1', resolve);
  });
  const address = flood.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const began = performance.now();
  await expect(describePostgres({ url: `postgres://u:p@${host}/x`, allowed: [host] })).rejects.toMatchObject({
    code: 'analysis_not_reached',
  });
  expect(performance.now() - began).toBeLessThan(4000);
  expect(sent).toBeLessThan(512 * 1024 * 1024);
  flood.close();
});

const server = process.env.TEST_DATABASE_URL;

describe.runIf(server)('on a real PostgreSQL', () => {
  const schema = `league_${randomId().toLowerCase()}`;
  const source = { url: server ?? '', allowed: server === undefined ? [] : [new URL(server).hostname] };
  const grants: readonly TableGrant[] = [
    { schema, table: 'players', columns: ['name', 'club', 'height'] },
    { schema, table: 'matches', columns: 'all', where: 'season = 2026' },
  ];
  const admin = new pg.Client({ connectionString: server });
  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create schema ${schema}`);
    await admin.query(`create table ${schema}.players (name text, club int, height numeric, salary int)`);
    await admin.query(`comment on table ${schema}.players is '球员'`);
    await admin.query(`comment on column ${schema}.players.height is '身高'`);
    await admin.query(
      `insert into ${schema}.players values ('王明', 1, 201.5, ${SALARY}), ('李强', 2, null, ${SALARY})`,
    );
    await admin.query(`create table ${schema}.matches (day date, at timestamptz, season int, home int, remark text)`);
    await admin.query(
      `insert into ${schema}.matches values ('2026-03-01', '2026-03-01 10:00+00', 2026, 1, '7'), ('2025-03-01', now(), 2025, 2, '${SECRET}')`,
    );
  });
  afterAll(async () => {
    await admin.query(`drop schema ${schema} cascade`);
    await admin.end();
  });
  const ask = (
    sql: string,
    more: { readonly timeout?: number; readonly maxRows?: number; readonly signal?: AbortSignal } = {},
  ) => queryPostgres({ ...source, sql, grants, ...more });

  it('answers in the types of a result', async () => {
    expect(await ask('select name, height, club > 1 as b from players order by name')).toMatchObject({
      columns: [
        { name: 'name', type: 'text' },
        { name: 'height', type: 'number' },
        { name: 'b', type: 'boolean' },
      ],
      rows: expect.arrayContaining([
        ['王明', 201.5, false],
        ['李强', null, true],
      ]),
      cut: false,
    });
    expect((await ask('select day, at from matches')).rows).toEqual([['2026-03-01', '2026-03-01T18:00:00+08:00']]);
  });

  it.each(postgresHarmless)('answers %s', async (sql) => {
    const said = JSON.stringify((await ask(sql)).rows);
    expect(said).not.toContain(SECRET);
    expect(said).not.toContain(String(SALARY));
  });

  it('shows no hidden row, not even by an error, and no column that is not granted', async () => {
    expect((await ask('select * from matches where remark::int = 7')).rows).toHaveLength(1);
    await expect(ask('select salary from players')).rejects.toMatchObject({ code: 'analysis_query_failed' });
  });

  it('changes nothing, whatever is tried', async () => {
    for (const sql of postgresAttacks) await expect(ask(sql)).rejects.toMatchObject({ name: 'QueryRefused' });
    const { rows } = await admin.query(`select count(*)::int as players from ${schema}.players`);
    expect(rows).toEqual([{ players: 2 }]);
  });

  it('ends in time, and when nobody waits any more', async () => {
    const long = `select count(*) from ${'abcdef'
      .split('')
      .map((name) => `generate_series(1, 10000) ${name}`)
      .join(', ')}`;
    const began = performance.now();
    await expect(ask(long, { timeout: 500 })).rejects.toMatchObject({ code: 'analysis_timed_out' });
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error('left')), 300);
    await expect(ask(long, { signal: abort.signal })).rejects.toThrow('left');
    expect(performance.now() - began).toBeLessThan(5000);
    await expect
      .poll(
        async () =>
          (await admin.query(`select 1 from pg_stat_activity where application_name = 'console analysis'`)).rows,
      )
      .toEqual([]);
  });

  it('never has more than a few rows in memory', async () => {
    const sql = 'select a * 1000 + b as n from generate_series(0, 99) a, generate_series(0, 999) b order by 1';
    let rows = 0;
    const cut = await eachBatchPostgres({ ...source, sql, grants }, async (batch) => {
      expect(batch.length).toBeLessThanOrEqual(2000);
      rows += batch.length;
    });
    expect([rows, cut]).toEqual([100_000, 'nothing']);
    expect(await ask(sql, { maxRows: 10 })).toMatchObject({ cut: true, rows: { length: 10 } });
  });

  it('describes what there is', async () => {
    const tables = (await describePostgres(source)).filter((table) => table.schema === schema);
    expect(tables).toMatchObject([
      { table: 'matches' },
      {
        table: 'players',
        comment: '球员',
        columns: [
          { name: 'name', type: 'text', comment: '' },
          { name: 'club', type: 'number' },
          { name: 'height', type: 'number', comment: '身高' },
          { name: 'salary' },
        ],
      },
    ]);
  });
});
