import {
  modifyAnalysisReport,
  removeAnalysisReports,
  removeDataSources,
  rewriteAnalysisReport,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestUser } from '../../../testing/startApp.js';
import type { FiguresOf } from '../figures.types.js';
import { figuresOf, questionCount, reportsApp } from './testing/reportsApp.js';

vi.setConfig({ testTimeout: 90_000 });

const { people, add, read, list, versions, work, becomes } = reportsApp();
type People = ReturnType<typeof people>;
let app: People['app'];
let as: People['as'];
beforeAll(() => {
  ({ app, as } = people());
});

describe('a metric that not everybody sees', () => {
  const secret = 'm_secret';
  let insider: TestUser;
  beforeAll(async () => {
    insider = await app.user({ permissions: ['metrics.reports'] });
    const [role] = await app.db.query<{ id: string }>(
      sql`select role_id as id from user_roles where user_id = ${insider.userId}`,
    );
    await app.db.query(
      sql`insert into data_sources (id, name, kind, for_roles) values ('secret', '内部', 'tables', true)`,
    );
    await app.db.query(
      sql`insert into data_source_roles (data_source_id, role_id) values ('secret', ${role?.id ?? ''})`,
    );
    await app.db.query(
      sql`insert into data_source_tables (data_source_id, name, label) values ('secret', '工资', '工资')`,
    );
    await app.db.query(sql`
      insert into metrics (id, code, name, category, period, formula, data_source_id)
      values (${secret}, 'secret', '工资总额', '财务', 'month', '{"table": "工资", "expression": "count(*)"}', 'secret')`);
  });

  it('hides the whole report from who does not see it, in every call', async () => {
    const metricIds = [questionCount, secret];
    await expect(add({ metricIds })).rejects.toMatchObject({ reason: 'metric_not_found' });
    const { id } = await add({ metricIds }, insider);
    expect((await list(insider)).total).toBe(1);
    expect(await list()).toMatchObject({ list: [], total: 0 });
    await app.call(removeAnalysisReports, { idList: [id] }, { as });
    for (const call of [
      () => read(id),
      () => versions(id),
      () => app.call(rewriteAnalysisReport, { id }, { as }),
      () => app.call(modifyAnalysisReport, { id, reportName: 'x' }, { as }),
    ])
      await expect(call()).rejects.toMatchObject({ reason: 'analysis_report_not_found', status: 404 });
    expect(await read(id, insider)).toMatchObject({ reportName: '十一月问答' });
  });

  it('stays hidden in what was written of it when it is counted from something else', async () => {
    const { id } = await add({ reportName: '工资', metricIds: [secret] }, insider);
    await using _ = await work();
    await vi.waitFor(async () => expect((await read(id, insider)).status).toBe('done'), { timeout: 60_000 });
    await app.db.query(sql`update metrics set formula = null, data_source_id = null where id = ${secret}`);
    for (const call of [read, versions]) await expect(call(id)).rejects.toMatchObject({ status: 404 });
    expect(await list()).toMatchObject({ list: [], total: 0 });
    expect((await read(id, insider)).status).toBe('done');
    await app.db.query(sql`
      update metrics set formula = '{"table": "工资", "expression": "count(*)"}', data_source_id = 'secret' where id = ${secret}`);
  });

  it('keeps its source from being deleted', async () => {
    const manager = await app.user({ permissions: ['users', 'roles', 'dataQuery.sources'] });
    await add({ metricIds: [secret] }, insider);
    await expect(app.call(removeDataSources, { idList: ['secret'] }, { as: manager })).rejects.toMatchObject({
      reason: 'metric_in_use',
      status: 409,
    });
  });
});

it('names no assistant that is there for some roles alone', async () => {
  const { id } = await add();
  const insider = { roleIds: ['boss'], seesAll: false };
  const hidden: FiguresOf = async (request) =>
    (await figuresOf(request)).map((one) => ({
      ...one,
      breakdown: one.breakdown.map((part) =>
        part.name === '传播助手' && request.reader !== insider ? { ...part, name: null } : part,
      ),
    }));
  await using _ = await work({ figuresOf: hidden, readerOfUser: async () => insider });
  const report = await becomes(id, 'done');
  expect(JSON.stringify(report)).not.toContain('传播助手');
  expect(JSON.stringify(report)).toContain('文献助手');
});

it('names an assistant that everybody sees, however far back it stands for others', async () => {
  const { id } = await add();
  const insider = { roleIds: ['boss'], seesAll: false };
  const part = (name: string | null) => ({ name, value: 1, before: 1 });
  const ranked: FiguresOf = async (request) => {
    const names = request.reader === insider ? ['公开助手'] : [null, '甲', '乙', '丙', '丁', '公开助手'];
    const breakdown = names.slice(0, request.mostParts ?? 5).map(part);
    return (await figuresOf(request)).map((one) => ({ ...one, breakdown }));
  };
  await using _ = await work({ figuresOf: ranked, readerOfUser: async () => insider });
  expect((await becomes(id, 'done')).figures[0]?.breakdown).toMatchObject([{ name: '公开助手' }]);
});
