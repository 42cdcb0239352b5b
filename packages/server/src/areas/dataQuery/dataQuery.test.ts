import {
  addDataSource,
  addKnowledgeBase,
  askData,
  changeDataAnswer,
  chatWithData,
  downloadDataAnswer,
  listDataSuggestions,
  modifyDataSource,
  pageDataSources,
  pageDataThreads,
  rateDataAnswer,
  readDataAnswer,
  readDataSource,
  readDataThread,
  refreshDataSource,
  removeDataSources,
  removeDataThreads,
  removeSourceTable,
  repeatDataAnswer,
  resolveDataAnswer,
  stopDataAnswer,
  uploadDataTable,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let manager: TestUser;
let admin: TestUser;

/** A finished answer of the log, as the product itself writes them. */
const logged = (at: string, more: { used?: number; assistant?: string; liked?: boolean | null } = {}) =>
  app.db.query(sql`
    insert into answer_log (session_id, user_id, assistant_id, question, asked_at, first_word_at, ended_at, status, used, is_like, judged_at)
    values (${randomId()}, 'somebody', ${more.assistant ?? 'general'}, '?', ${at}::timestamptz, ${at}::timestamptz + interval '1 second',
      ${at}::timestamptz + interval '3 seconds', 'done', ${more.used ?? 1}, ${more.liked ?? null},
      case when ${more.liked ?? null}::boolean is not null then ${at}::timestamptz end)`);

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['dataQuery'] });
  manager = await app.user({ permissions: ['dataQuery', 'dataQuery.sources'] });
  for (let day = 1; day <= 20; day += 1) {
    await logged(daysAgo(day), { used: day % 4 === 0 ? 0 : 1, liked: day % 5 === 0 ? day % 2 === 0 : null });
  }
  admin = await app.user({ permissions: ['knowledge', 'users', 'roles', 'dataQuery'] });
  const role = await roleOf(await app.user());
  await app.db.query(sql`insert into assistants (id, name, for_roles) values ('secret', '内部助手', true)`);
  await app.db.query(sql`insert into assistant_roles (assistant_id, role_id) values ('secret', ${role})`);
  for (const day of [400, 400]) await logged(daysAgo(day), { assistant: 'secret' });
  const base = await app.call(addKnowledgeBase, { name: '藏着的库', roleIds: [role] }, { as: admin });
  await app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
    values ('hidden', ${base.id}, 'x.pdf', 'pdf', 1, 'h', 'k', 'ready')`);
  for (let day = 35; day <= 50; day += 1) await logged(daysAgo(day), { used: day % 2 });
}, 120_000);
beforeEach(() => app.db.query(sql`delete from rate_limits`));
afterAll(() => app.close());

const roleOf = async ({ userId }: TestUser): Promise<string> => {
  const [row] = await app.db.query<{ id: string }>(sql`select role_id as id from user_roles where user_id = ${userId}`);
  return row?.id ?? '';
};

const ended = async (id: string, who = as) => {
  await expect
    .poll(async () => (await app.call(readDataAnswer, { id }, { as: who })).status, { timeout: 30_000 })
    .not.toBe('running');
  return app.call(readDataAnswer, { id }, { as: who });
};
const ask = async (question: string, more: { sourceIds?: string[]; previousId?: string } = {}, who = as) =>
  ended((await app.call(askData, { question, ...more }, { as: who })).id, who);

describe('the association’s own data', () => {
  it('is answered by definition, without any model: figures, change, words, chart and what it rests on', async () => {
    const answer = await ask('近 30 天各助手的有依据回答率，和前 30 天比');
    expect(answer).toMatchObject({ status: 'done', byDefinition: true, tables: ['问答记录'] });
    expect(answer.table?.columns.map(({ role }) => role)).toEqual([
      'group',
      'part',
      'part',
      'value',
      'before',
      'change',
    ]);
    const [row] = answer.table?.rows ?? [];
    expect(row?.slice(1, 5)).toEqual([20, 15, 75, 50]);
    expect(answer.chips.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['time', 'metric', 'group', 'compare']),
    );
    expect(answer.answer).toContain('75');
    expect(answer.checks.some(({ kind, state }) => kind === 'cut' && state === 'ok')).toBe(true);
  });

  it('is answered anew when a chip is changed, in the place of the former answer', async () => {
    const first = await ask('近 30 天的问答次数');
    expect(first.table?.rows).toEqual([[20]]);
    await app.call(changeDataAnswer, { id: first.id, chip: 'time', values: ['rolling:day:7'] }, { as });
    const changed = await ended(first.id);
    expect(changed.table?.rows[0]?.[0]).toBeLessThan(20);
    expect(changed.chips.find(({ id }) => id === 'time')?.values).toEqual(['rolling:day:7']);
    await expect(
      app.call(changeDataAnswer, { id: first.id, chip: 'time', values: ["x'; drop table answers"] }, { as }),
    ).rejects.toMatchObject({ reason: 'data_chip_unknown' });
  });

  it('goes on from the question before, and stands in one conversation with it', async () => {
    const first = await ask('近 30 天的问答次数');
    const next = await ask('按助手呢', { previousId: first.id });
    expect(next.threadId).toBe(first.id);
    expect(next.table?.columns[0]).toMatchObject({ name: '助手', role: 'group' });
    const thread = await app.call(readDataThread, { id: first.id }, { as });
    expect(thread.answers.map(({ id }) => id)).toEqual([first.id, next.id]);
    const { list } = await app.call(pageDataThreads, { current: 1, size: 20 }, { as });
    expect(list.find(({ id }) => id === first.id)).toMatchObject({ title: '近 30 天的问答次数', answerCount: 2 });
    await app.call(removeDataThreads, { idList: [first.id] }, { as });
    await expect(app.call(readDataThread, { id: first.id }, { as })).rejects.toMatchObject({
      reason: 'data_answer_not_found',
    });
  });

  it('asks back instead of guessing, and goes on with what was chosen', async () => {
    const doubted = await ask('今年的问答次数和去年比');
    expect(doubted).toMatchObject({ status: 'asking', sql: '', table: null });
    const [doubt] = doubted.doubts;
    await expect(
      app.call(resolveDataAnswer, { id: doubted.id, choices: [{ doubt: doubt?.id ?? '', value: 'nothing' }] }, { as }),
    ).rejects.toMatchObject({ reason: 'data_doubt_unknown' });
    const choices = doubted.doubts.map(({ id, chosen }) => ({ doubt: id, value: chosen }));
    await app.call(resolveDataAnswer, { id: doubted.id, choices, remember: true }, { as });
    expect(await ended(doubted.id)).toMatchObject({ status: 'done', doubts: [] });
    // From then on the same words mean the same, to who said so.
    expect(await ask('今年的问答次数和去年比')).toMatchObject({ status: 'done' });
    expect(await ask('今年的问答次数和去年比', {}, manager)).toMatchObject({ status: 'asking' });
    const unknown = await ask('各省的票房怎么样');
    expect(unknown).toMatchObject({ status: 'asking', table: null, sql: '' });
    expect(unknown.answer).toContain('没有');
  });

  it('is told to its asker alone, and the query to those who manage sources', async () => {
    const mine = await ask('近 30 天的问答次数');
    expect(mine.sql).toBe('');
    await expect(app.call(readDataAnswer, { id: mine.id }, { as: manager })).rejects.toMatchObject({
      reason: 'data_answer_not_found',
    });
    const theirs = await ask('近 30 天的问答次数', {}, manager);
    expect(theirs.sql).toContain('select');
    await app.call(rateDataAnswer, { id: mine.id, liked: true }, { as });
    expect((await app.call(readDataAnswer, { id: mine.id }, { as })).liked).toBe(true);
    await app.call(repeatDataAnswer, { id: mine.id }, { as });
    await app.call(stopDataAnswer, { id: mine.id }, { as });
    expect(['done', 'stopped']).toContain((await ended(mine.id)).status);
  });

  it('answers the call of the specification with the whole answer', async () => {
    const answer = await app.call(chatWithData, { question: '近 30 天的问答次数' }, { as });
    expect(answer).toMatchObject({ status: 'done', question: '近 30 天的问答次数' });
  });

  it('offers questions to begin with that are all understood', async () => {
    for (const question of await app.call(listDataSuggestions, {}, { as })) {
      expect(await ask(question)).toMatchObject({ question, status: 'done' });
    }
  });

  it('names no assistant and no base to whom it is hidden, and counts the answers all the same', async () => {
    const year = Number(daysAgo(400).slice(0, 4));
    const byAssistant = `${year}年各助手的问答次数`;
    const all = await ask(byAssistant, {}, admin);
    expect(JSON.stringify(all.table?.rows)).toContain('内部助手');
    const seen = await ask(byAssistant);
    expect(JSON.stringify(seen)).not.toContain('内部助手');
    expect(seen.table?.rows).toEqual([[null, 2]]);

    expect(JSON.stringify((await ask('各知识库的文档数', {}, admin)).table)).toContain('藏着的库');
    expect(JSON.stringify(await ask('各知识库的文档数'))).not.toContain('藏着的库');
    expect(JSON.stringify(await ask('藏着的库的文档数'))).not.toContain('"status":"done"');
  });
});

describe('uploaded tables', () => {
  const csv =
    '球队,省份,报名费（元）,报名日期\n北京队,北京,1200,2026-03-01\n上海队,上海,800,2026-03-02\n=cmd(),上海,500,2026-03-03\n';
  const upload = (id: string, text = csv, name = '报名.csv') =>
    app.call(uploadDataTable, { id, file: new File([text], name) }, { as: manager });
  const source = async (more: object = {}) =>
    (await app.call(addDataSource, { name: `赛事 ${randomId()}`, ...more }, { as: manager })).id;

  it('can be asked at once, by the names of their columns', async () => {
    const id = await source();
    expect(await upload(id)).toEqual([{ name: '报名', rowCount: 3 }]);
    const answer = await ask('各省份的报名费', { sourceIds: [id] });
    expect(answer.table?.rows).toEqual(
      expect.arrayContaining([
        ['北京', 1200],
        ['上海', 1300],
      ]),
    );
    const file = await app.send(downloadDataAnswer, { id: answer.id, format: 'csv' }, { as });
    expect(await file.text()).toContain('北京,1200');
    const teams = await ask('各球队的报名费', { sourceIds: [id] });
    expect(await (await app.send(downloadDataAnswer, { id: teams.id, format: 'csv' }, { as })).text()).toContain(
      "'=cmd()",
    );
  });

  it('are described, read again, ruled by role and taken away', async () => {
    const member = await app.user({ permissions: ['dataQuery'] });
    const role = await roleOf(member);
    const id = await source();
    await upload(id);
    await app.call(
      modifyDataSource,
      {
        id,
        descriptions: [
          { table: '报名', description: '俱乐部报名' },
          { table: '报名', column: '省份', description: '注册地' },
        ],
      },
      { as: manager },
    );
    const rules = [{ roleId: role, table: '报名', columns: null, condition: `"省份" = '北京'` }];
    await app.call(modifyDataSource, { id, roleIds: null, rules }, { as: manager });
    await expect(
      app.call(
        modifyDataSource,
        { id, rules: [{ ...rules[0], condition: '1=1) or (select 1' }] as typeof rules },
        { as: manager },
      ),
    ).rejects.toMatchObject({ reason: 'source_rule_refused' });
    const detail = await app.call(readDataSource, { id }, { as: manager });
    expect(detail.tables[0]).toMatchObject({ description: '俱乐部报名', rowCount: 3 });
    expect((await app.call(readDataSource, { id }, { as })).rules).toEqual([]);
    const refreshed = await app.call(refreshDataSource, { id }, { as: manager });
    expect(refreshed.tables[0]?.columns.find(({ name }) => name === '省份')?.description).toBe('注册地');

    expect((await ask('报名费合计', { sourceIds: [id] }, member)).table?.rows).toEqual([[1200]]);
    expect((await ask('报名费合计', { sourceIds: [id] })).table?.rows).toEqual([[2500]]);

    await app.call(removeSourceTable, { id, table: '报名' }, { as: manager });
    await app.call(removeDataSources, { idList: [id] }, { as: manager });
    await expect(app.call(askData, { question: '报名费', sourceIds: [id] }, { as })).rejects.toMatchObject({
      reason: 'data_source_not_found',
    });
  });

  it('are there for the roles they are for, and fixed where the platform’s own', async () => {
    const owner = await app.user({ permissions: ['dataQuery', 'dataQuery.sources'] });
    const role = await roleOf(owner);
    const { id } = await app.call(addDataSource, { name: `内部 ${randomId()}`, roleIds: [role] }, { as: owner });
    expect(
      (await app.call(pageDataSources, { current: 1, size: 200 }, { as })).list.map((one) => one.id),
    ).not.toContain(id);
    await expect(app.call(removeDataSources, { idList: ['association'] }, { as: manager })).rejects.toMatchObject({
      reason: 'data_source_fixed',
    });
    await expect(upload('association')).rejects.toMatchObject({ reason: 'data_source_fixed' });
    const open = await source();
    await expect(upload(open, '', '空.csv')).rejects.toMatchObject({ reason: 'empty_file' });
  });
});
