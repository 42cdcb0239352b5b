import net from 'node:net';
import {
  addDataSource,
  askData,
  modifyDataSource,
  pageDataSources,
  readDataAnswer,
  readDataSource,
  refreshDataSource,
  removeDataSources,
  stopDataAnswer,
  suggestSourceDescriptions,
  uploadDataTable,
} from '@console/api/contract';
import { randomId } from '@console/base';
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';

const server = process.env.TEST_DATABASE_URL;
const PASSWORD = 'Kein-Wort-davon';

/** A port where somebody answers, but no PostgreSQL does. */
const silent = net.createServer((socket) => socket.on('error', () => undefined));

let app: Awaited<ReturnType<typeof startApp>>;
let manager: TestUser;
let silentPort = 0;
beforeAll(async () => {
  silentPort = await new Promise((resolve) => {
    silent.listen(0, '127.0.0.1', () => {
      const address = silent.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  const hosts = ['127.0.0.1:1', `127.0.0.1:${silentPort}`];
  if (server !== undefined) hosts.push(new URL(server).host);
  app = await startApp({ config: { functionHosts: hosts } });
  manager = await app.user({ permissions: ['dataQuery', 'dataQuery.sources'] });
}, 120_000);
beforeEach(() => app.db.query(sql`delete from rate_limits`));
afterAll(async () => {
  await app.close();
  silent.close();
});

const nameOfOwn = () => `数据库 ${randomId()}`;
const add = (url: string, more: { name?: string; headers?: Record<string, string> } = {}) =>
  app.call(addDataSource, { name: more.name ?? nameOfOwn(), url }, { as: manager, headers: more.headers ?? {} });
const refusal = async (url: string, headers: Record<string, string> = {}) => {
  const response = await app.send(addDataSource, { name: nameOfOwn(), url }, { as: manager, headers });
  return { status: response.status, text: await response.text() };
};

describe('an address', () => {
  it.each([
    'postgres://u:p@169.254.169.254/latest',
    'postgres://u:p@[fd00:ec2::254]/x',
    'postgres://u:p@10.0.0.5/x',
    'postgres://u:p@localhost/x',
    'postgres://u:p@127.0.0.1:22/x',
  ])('of our own network is refused where it is not listed: %s', async (url) => {
    await expect(add(url)).rejects.toMatchObject({ reason: 'address_not_allowed' });
  });

  it.each([
    'postgres://u:p@127.0.0.1:1/x?options=-c%20search_path=secret',
    'postgres://u:p@127.0.0.1:1/x?host=169.254.169.254',
    'postgres://u:p@127.0.0.1,169.254.169.254/x',
    'postgres:///x?host=/var/run/postgresql',
    'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/x',
    'postgres://u:p@127.0.0.1:1/x?sslmode=require&sslkey=/etc/passwd',
  ])('that says more than where is refused at its field: %s', async (url) => {
    const { status, text } = await refusal(url);
    expect(status).toBe(400);
    expect(text).toContain('postgres://用户名:密码@主机:端口/数据库');
  });

  it('that nobody answers at is refused with what went wrong, and never with the password', async () => {
    const gone = await refusal(`postgres://u:${PASSWORD}@127.0.0.1:1/x`);
    expect(gone.status).toBe(422);
    expect(gone.text).toContain('主机没有接受连接');
    expect(gone.text).not.toContain(PASSWORD);
    const english = await refusal(`postgres://u:${PASSWORD}@127.0.0.1:1/x`, { 'accept-language': 'en-US' });
    expect(english.text).toContain('This database cannot be reached: the host takes no connection.');
    const began = performance.now();
    const slow = await refusal(`postgres://u:${PASSWORD}@127.0.0.1:${silentPort}/x`);
    expect(slow.text).toContain('5 秒内没有回应');
    expect(performance.now() - began).toBeLessThan(9_000);
    expect((await app.call(pageDataSources, { current: 1, size: 50 }, { as: manager })).total).toBe(1);
  });

  it('that nobody can open any more says so when it is read', async () => {
    const id = randomId();
    await app.db.query(sql`
      insert into data_sources (id, name, kind, url) values (${id}, ${nameOfOwn()}, 'postgres', 'sealed elsewhere')`);
    await expect(app.call(refreshDataSource, { id }, { as: manager })).rejects.toMatchObject({
      reason: 'data_source_unreachable',
    });
    await app.call(removeDataSources, { idList: [id] }, { as: manager });
  });

  it('is no matter of a source without a database', async () => {
    const { id } = await app.call(addDataSource, { name: nameOfOwn() }, { as: manager });
    await expect(
      app.call(modifyDataSource, { id, url: 'postgres://u:p@127.0.0.1:1/x' }, { as: manager }),
    ).rejects.toMatchObject({ reason: 'data_source_fixed' });
  });
});

describe.runIf(server)('a database', () => {
  const base = new URL(server ?? 'postgres://localhost');
  const database = `source_${randomId().toLowerCase()}`;
  const reader = `reader_${randomId().toLowerCase()}`;
  const root = new pg.Client({ connectionString: server });
  let inside: pg.Client;
  let url = '';
  let id = '';

  beforeAll(async () => {
    await root.connect();
    await root.query(`create database ${database}`);
    await root.query(`create role ${reader} login password '${PASSWORD}'`);
    inside = new pg.Client({ connectionString: Object.assign(new URL(base.href), { pathname: `/${database}` }).href });
    await inside.connect();
    await inside.query(`
      create table players (id bigint, name text, club text, height numeric, born date, seen timestamptz, active boolean);
      comment on table players is '球员';
      comment on column players.name is '姓名';
      comment on column players.height is '身高（厘米）';
      comment on column players.club is '俱乐部';
      insert into players values
        (9007199254740993, '王明', '北京', 201.5, '2000-01-02', '2026-03-01 23:30+00', true),
        (2, '李强', '上海', 198, '2001-05-06', null, false);
      create schema league;
      create table league.matches ("order" int, "a""; drop table x; --" text);
      insert into league.matches values (1, '<b>'), (2, repeat('长', 20000));
      create table secret (salary int);
      insert into secret values (1234567);
      create view broken as select 1 / (height - height) as n from players;
      create table large as select n, n % 10 as part from generate_series(1, 200010) n;
      grant usage on schema league to ${reader};
      grant select on players, broken, large, league.matches to ${reader};
      analyze`);
    const own = new URL(base.href);
    own.pathname = `/${database}`;
    own.username = reader;
    own.password = PASSWORD;
    url = own.href;
    id = (await add(url)).id;
  }, 120_000);
  afterAll(async () => {
    await app.call(removeDataSources, { idList: [id] }, { as: manager });
    await inside.end();
    await root.query(`drop database ${database} with (force)`);
    await root.query(`drop role ${reader}`);
    await root.end();
  });

  const detail = () => app.call(readDataSource, { id }, { as: manager });
  const ended = async (answer: string, who: TestUser) => {
    await expect
      .poll(async () => (await app.call(readDataAnswer, { id: answer }, { as: who })).status, { timeout: 30_000 })
      .not.toBe('running');
    return app.call(readDataAnswer, { id: answer }, { as: who });
  };
  const ask = async (question: string, { who = manager, ids = [id] } = {}) =>
    ended((await app.call(askData, { question, sourceIds: ids }, { as: who })).id, who);

  it('is described as far as its role may read it, and its address kept sealed', async () => {
    // Its rows follow once it is known.
    const askedOf = async (table: string) => (await detail()).tables.find(({ name }) => name === table)?.asked;
    await expect.poll(() => askedOf('large'), { timeout: 60_000 }).toBe('part');
    const found = await detail();
    expect(found).toMatchObject({ kind: 'postgres', reachable: true, address: `${base.host}/${database}` });
    expect(found.tables.map(({ name }) => name).toSorted()).toEqual(['broken', 'large', 'league_matches', 'players']);
    expect(found.tables.map(({ name, asked }) => [name, asked])).toEqual(
      expect.arrayContaining([
        ['broken', 'none'],
        ['large', 'part'],
        ['league_matches', undefined],
        ['players', undefined],
      ]),
    );
    expect(found.tables.find(({ name }) => name === 'players')).toMatchObject({
      label: '球员',
      description: '球员',
      rowCount: 2,
      columns: expect.arrayContaining([
        expect.objectContaining({ name: 'height', label: '身高（厘米）', type: 'number' }),
        expect.objectContaining({ name: 'born', label: 'born', type: 'date' }),
        expect.objectContaining({ name: 'active', type: 'boolean' }),
      ]),
    });
    const [row] = await app.db.query<{ url: string }>(sql`select url from data_sources where id = ${id}`);
    expect(row?.url).toMatch(/^sealed:v1:/);
    expect(JSON.stringify(found)).not.toContain(PASSWORD);
  });

  it('is asked by the names of its columns, and by what they are called there', async () => {
    const heights = await ask('各俱乐部的平均身高');
    expect(heights).toMatchObject({ status: 'done', byDefinition: true, tables: ['球员'] });
    expect(heights.table?.rows).toEqual(
      expect.arrayContaining([
        ['北京', 201.5],
        ['上海', 198],
      ]),
    );
    expect((await ask('北京的球员数')).table?.rows).toEqual([[1]]);
    // Long numbers are codes that nothing is lost of, and moments are by the clocks of Shanghai.
    const { tables } = await detail();
    expect(tables.find(({ name }) => name === 'players')?.columns.find(({ name }) => name === 'id')?.type).toBe('text');
  });

  it('says where a table was read in part', async () => {
    const large = await ask('large数');
    expect(large.table?.rows).toEqual([[200_000]]);
    expect(large.checks).toContainEqual(
      expect.objectContaining({ kind: 'cut', state: 'warn', count: 200_000, column: 'large' }),
    );
    expect((await ask('球员数')).checks).not.toContainEqual(expect.objectContaining({ kind: 'cut', state: 'warn' }));
  });

  it('follows rules by role, and keeps them and what people said when it is read again', async () => {
    const member = await app.user({ permissions: ['dataQuery'] });
    const [role] = await app.db.query<{ id: string }>(
      sql`select role_id as id from user_roles where user_id = ${member.userId}`,
    );
    const rules = [{ roleId: role?.id ?? '', table: 'players', columns: null, condition: `club = '北京'` }];
    const descriptions = [{ table: 'players', column: 'club', description: '注册俱乐部' }];
    await app.call(modifyDataSource, { id, rules, descriptions }, { as: manager });
    await inside.query(`insert into players values (3, '张三', '北京', 190, null, null, null)`);
    await inside.query(`create table coaches (name text); grant select on coaches to ${reader}`);
    const again = await app.call(refreshDataSource, { id }, { as: manager });
    expect(again.rules).toEqual(rules);
    const players = again.tables.find(({ name }) => name === 'players');
    expect(players).toMatchObject({ rowCount: 3 });
    expect(players?.columns.find(({ name }) => name === 'club')?.description).toBe('注册俱乐部');
    expect(again.tables.map(({ name }) => name)).toContain('coaches');
    expect((await ask('球员数', { who: member })).table?.rows).toEqual([[2]]);
    expect((await ask('球员数')).table?.rows).toEqual([[3]]);

    // A table that is away for a while does not come back without its rule.
    await inside.query(`revoke select on players from ${reader}`);
    await app.call(refreshDataSource, { id }, { as: manager });
    expect((await ask('球员数', { who: member })).table).toBeNull();
    await inside.query(`grant select on players to ${reader}`);
    expect((await app.call(refreshDataSource, { id }, { as: manager })).rules).toEqual(rules);
    expect((await ask('球员数', { who: member })).table?.rows).toEqual([[2]]);
  });

  it('has descriptions suggested from what is in it, none with markup', async () => {
    const suggested = await app.call(suggestSourceDescriptions, { id }, { as: manager });
    expect(suggested).toContainEqual({ table: 'large', column: 'part', description: '数值，0 至 9' });
    const hostile = suggested.filter(({ table }) => table === 'league_matches');
    expect(hostile.length).toBeGreaterThan(1);
    expect(hostile.map(({ description }) => description).join()).not.toMatch(/[<>"]/);
  });

  it('is asked beside an uploaded table of the same name', async () => {
    const uploaded = (await app.call(addDataSource, { name: '报名名单' }, { as: manager })).id;
    const file = new File(['选手,罚款\n王明,300\n'], 'players.csv');
    await app.call(uploadDataTable, { id: uploaded, file }, { as: manager });
    for (const ids of [
      [id, uploaded],
      [uploaded, id],
    ]) {
      expect((await ask('罚款合计', { ids })).table?.rows).toEqual([[300]]);
      expect((await ask('平均身高', { ids })).status).toBe('done');
    }
  });

  it('takes no uploaded table, and a new address only where that answers', async () => {
    const file = new File(['a,b\n1,2\n'], 'x.csv');
    await expect(app.call(uploadDataTable, { id, file }, { as: manager })).rejects.toMatchObject({
      reason: 'data_source_fixed',
    });
    const wrong = new URL(url);
    wrong.password = 'wrong';
    const response = await app.send(modifyDataSource, { id, url: wrong.href }, { as: manager });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('用户名或密码不对');
    wrong.password = PASSWORD;
    wrong.pathname = '/nowhere';
    const missing = await app.send(modifyDataSource, { id, url: wrong.href }, { as: manager });
    expect(await missing.text()).toContain('没有这个数据库');
    await app.call(modifyDataSource, { id, url }, { as: manager });
    expect((await ask('球员数')).status).toBe('done');
  });

  it('stops waiting for it when the asker does, and says when it is gone', async () => {
    await inside.query('begin; lock table large in access exclusive mode');
    await app.call(modifyDataSource, { id, url }, { as: manager });
    const { id: answer } = await app.call(askData, { question: '球员数', sourceIds: [id] }, { as: manager });
    await app.call(stopDataAnswer, { id: answer }, { as: manager });
    expect((await ended(answer, manager)).status).toBe('stopped');
    await inside.query('rollback');

    await root.query(`alter role ${reader} nologin`);
    await expect(app.call(refreshDataSource, { id }, { as: manager })).rejects.toMatchObject({
      reason: 'data_source_unreachable',
    });
    expect((await detail()).reachable).toBe(false);
    await root.query(`alter role ${reader} login`);
    expect((await app.call(refreshDataSource, { id }, { as: manager })).reachable).toBe(true);
  });

  it('changed nothing there', async () => {
    const { rows } = await inside.query('select count(*)::int as n from players');
    expect(rows).toEqual([{ n: 3 }]);
  });
});
