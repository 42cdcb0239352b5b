import {
  addDataSource,
  askData,
  modifyDataSource,
  readDataAnswer,
  readDataSource,
  refreshDataSource,
  removeSourceTable,
  suggestSourceDescriptions,
  uploadDataTable,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeXlsx } from '../../spreadsheets/index.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let manager: TestUser;
let member: TestUser;
beforeAll(async () => {
  app = await startApp();
  manager = await app.user({ permissions: ['dataQuery', 'dataQuery.sources'] });
  member = await app.user({ permissions: ['dataQuery'] });
}, 120_000);
beforeEach(() => app.db.query(sql`delete from rate_limits`));
afterAll(() => app.close());

const source = async (name = `来源 ${randomId()}`) => (await app.call(addDataSource, { name }, { as: manager })).id;
const upload = (id: string, name: string, content: string | Uint8Array) =>
  app.call(
    uploadDataTable,
    { id, file: new File([typeof content === 'string' ? content : Uint8Array.from(content)], name) },
    { as: manager },
  );
const ask = async (question: string, sourceIds: string[], who = manager, language = 'zh-CN') => {
  const { id } = await app.call(
    askData,
    { question, sourceIds },
    { as: who, headers: { 'accept-language': language } },
  );
  await expect
    .poll(async () => (await app.call(readDataAnswer, { id }, { as: who })).status, { timeout: 30_000 })
    .not.toBe('running');
  return app.call(readDataAnswer, { id }, { as: who });
};

describe('several sources in one question', () => {
  it('are told apart where their tables are called the same', async () => {
    const spring = await source('春季赛');
    const autumn = await source('秋季赛');
    await upload(spring, '比分.csv', '球队,得分\n北京队,88\n上海队,79\n');
    await upload(autumn, '比分.csv', '球队,助攻\n北京队,20\n上海队,31\n');
    expect((await ask('得分合计', [spring, autumn])).table?.rows).toEqual([[167]]);
    const assists = await ask('各球队的助攻', [spring, autumn]);
    expect(assists).toMatchObject({ status: 'done', tables: ['比分（秋季赛）'] });
    expect(assists.table?.rows).toEqual(
      expect.arrayContaining([
        ['北京队', 20],
        ['上海队', 31],
      ]),
    );
  });

  it('are asked back about where both have what was asked for', async () => {
    const [one, other] = [await source('甲组'), await source('乙组')];
    await upload(one, '比分.csv', '球队,得分\n北京队,88\n');
    await upload(other, '比分.csv', '球队,得分\n北京队,11\n');
    const doubted = await ask('得分合计', [one, other]);
    expect(doubted.status).toBe('asking');
    expect(new Set(doubted.doubts[0]?.options.map(({ detail }) => detail)).size).toBe(2);
    expect(JSON.stringify(doubted.doubts)).toContain('乙组');
  });

  it('may be an uploaded one beside the association’s', async () => {
    const id = await source();
    await upload(id, 'answers.csv', '球队,罚款\n北京队,300\n');
    expect((await ask('罚款合计', ['association', id])).table?.rows).toEqual([[300]]);
    expect((await ask('近 30 天的问答次数', ['association', id])).table?.rows).toEqual([[0]]);
  });

  it('keep each its own rules', async () => {
    const [role] = await app.db.query<{ id: string }>(
      sql`select role_id as id from user_roles where user_id = ${member.userId}`,
    );
    const [ruled, open] = [await source(), await source()];
    await upload(ruled, '比分.csv', '球队,得分\n北京队,88\n上海队,79\n');
    await upload(open, '比分.csv', '球队,助攻\n北京队,20\n上海队,31\n');
    const rules = [{ roleId: role?.id ?? '', table: '比分', columns: null, condition: `"球队" = '北京队'` }];
    await app.call(modifyDataSource, { id: ruled, rules }, { as: manager });
    for (const ids of [
      [ruled, open],
      [open, ruled],
    ]) {
      expect((await ask('得分合计', ids, member)).table?.rows).toEqual([[88]]);
      expect((await ask('助攻合计', ids, member)).table?.rows).toEqual([[51]]);
    }
  });
});

describe('a workbook', () => {
  it('becomes a table for each sheet, which stay when one of them is deleted', async () => {
    const id = await source();
    const sheet = (name: string, ...cells: string[][]) => ({
      name,
      columns: (cells[0] ?? []).map((title) => ({ title, width: 10 })),
      rows: cells.slice(1),
    });
    const file = writeXlsx([
      sheet('球队', ['球队', '城市'], ['北京队', '北京']),
      sheet('球员', ['球员', '得分'], ['王明', '20'], ['李强', '12']),
    ]);
    expect(await upload(id, '联赛.xlsx', file)).toEqual([
      { name: '球队', rowCount: 1 },
      { name: '球员', rowCount: 2 },
    ]);
    await app.call(removeSourceTable, { id, table: '球队' }, { as: manager });
    const { tables } = await app.call(refreshDataSource, { id }, { as: manager });
    expect(tables.map(({ name, label }) => [name, label])).toEqual([['球员', '球员']]);
    expect((await ask('得分合计', [id])).table?.rows).toEqual([[32]]);
  });

  it('is refused in words where it has no rows', async () => {
    const id = await source();
    await expect(upload(id, '比分.csv', '球队,得分\n')).rejects.toMatchObject({ reason: 'empty_table' });
    expect((await app.call(readDataSource, { id }, { as: manager })).tables).toEqual([]);
  });
});

it('has descriptions suggested, which are kept by nobody but who takes them', async () => {
  const id = await source();
  await upload(id, '报名.csv', '省份,费用\n北京,100\n上海,200\n北京,\n');
  const suggested = await app.call(suggestSourceDescriptions, { id }, { as: manager });
  expect(suggested).toEqual([
    { table: '报名', column: null, description: '3 行，2 列：省份、费用' },
    { table: '报名', column: '省份', description: '文本，2 种取值，如 北京、上海' },
    { table: '报名', column: '费用', description: '数值，100 至 200，33% 为空' },
  ]);
  expect((await app.call(readDataSource, { id }, { as: manager })).tables[0]?.description).toBe('');
  await expect(app.call(suggestSourceDescriptions, { id }, { as: member })).rejects.toMatchObject({ status: 403 });
  await expect(app.call(suggestSourceDescriptions, { id: 'none' }, { as: manager })).rejects.toMatchObject({
    reason: 'data_source_not_found',
  });
});

describe('the language of an answer', () => {
  it('is the one of the question, and Chinese where it has no words', async () => {
    const id = await source();
    await upload(id, '报名.csv', '省份,费用\n北京,100\n');
    expect((await ask('费用合计', [id], manager, 'en-US')).answer).toMatch(/\p{Script=Han}/u);
    expect((await ask('？？！', [id], manager, 'en-US')).answer).toMatch(/^没有/u);
    expect((await ask('what is the weather', [id], manager, 'zh-CN')).answer).toMatch(/^(?:Not|It|There)/u);
  });
});
