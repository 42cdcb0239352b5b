import {
  addDataSource,
  addMetric,
  addMetricValue,
  breakDownMetric,
  downloadMetricValues,
  followMetric,
  listMetricTrends,
  modifyDataSource,
  listMetricVersions,
  modifyMetric,
  modifyMetricValue,
  pageMetricValues,
  pageMetrics,
  pageNotificationRecords,
  readMetric,
  removeMetricValues,
  uploadDataTable,
  uploadMetricValues,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSheet, writeXlsx } from '../../../spreadsheets/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { metricValueStore } from './metricValues.store.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let onlooker: TestUser;
let visitors: string;

beforeAll(async () => {
  app = await startApp();
  as = await app.user({
    permissions: ['metrics', 'metrics.look', 'metrics.data', 'dataQuery', 'dataQuery.sources', 'users', 'roles'],
  });
  onlooker = await app.user({ permissions: ['metrics.look', 'metrics.data'] });
  visitors = await adding('参观人数', 'visitors', { unit: '人', period: 'month' });
}, 120_000);
beforeEach(() => app.db.query(sql`delete from rate_limits`));
afterAll(() => app.close());

const adding = async (metricName: string, code: string, more: object = {}): Promise<string> => {
  const body = { metricName, code, category: '场馆', period: 'day', ...more } as const;
  return (await app.call(addMetric, body, { as })).id;
};
const typing = (time: string, value: number, more: object = {}) =>
  app.call(addMetricValue, { metricId: visitors, time, value, ...more }, { as });
const valuesOf = async (metricId: string) =>
  (await app.call(pageMetricValues, { current: 1, size: 50, metricId }, { as })).list;

describe('values that are typed in', () => {
  it('stand at the begin of their period by the clocks of Shanghai, once', async () => {
    const { id } = await typing('2026-03-15 12:00:00', 100);
    expect(await valuesOf(visitors)).toMatchObject([{ id, time: '2026-02-28T16:00:00.000Z', value: 100 }]);
    await expect(typing('2026-03-01T00:00:00+08:00', 5)).rejects.toMatchObject({ reason: 'metric_value_taken' });
    await typing('2026-03-01 00:00:00', 40, { dimension: '北京' });
    await typing('2026-03-01 00:00:00', 60, { dimension: '上海' });
    await typing('2026-04-30 23:59:59', 120, { note: '清明' });
    await app.call(modifyMetricValue, { id, value: 110, note: '更正' }, { as });
    const found = (await valuesOf(visitors)).find((one) => one.id === id);
    expect(found).toMatchObject({ value: 110, note: '更正', source: 'typed' });
    await expect(app.call(modifyMetricValue, { id, time: '2026-04-02 00:00:00' }, { as })).rejects.toMatchObject({
      reason: 'metric_value_taken',
    });
  });

  it('make a line and rows of its parts', async () => {
    const span = { startTime: '2026-03-01 00:00:00', endTime: '2026-04-30 23:59:59' };
    const asked = { ...span, metricIds: [visitors] };
    const [byMonth] = await app.call(listMetricTrends, { ...asked, period: 'month' }, { as: onlooker });
    expect(byMonth?.points.map(({ value }) => value)).toEqual([110, 120]);
    expect(byMonth).toMatchObject({ value: 230, valueBefore: null, change: null });
    const [byYear] = await app.call(listMetricTrends, { ...asked, period: 'year' }, { as });
    expect(byYear?.points).toMatchObject([{ value: 230 }]);
    const [ofBeijing] = await app.call(listMetricTrends, { ...asked, period: 'month', dimension: '北京' }, { as });
    expect(ofBeijing?.value).toBe(40);
    const parts = await app.call(breakDownMetric, { ...span, id: visitors }, { as });
    expect(parts.rows.map(({ name, value }) => [name, value])).toEqual([
      ['上海', 60],
      ['北京', 40],
    ]);
    expect(parts).toMatchObject({ dimension: 'part', total: { value: 230 } });
  });

  it('are none of a metric that is computed', async () => {
    const one = { metricId: 'm_like_count', time: '2026-03-01 00:00:00', value: 1 };
    await expect(app.call(addMetricValue, one, { as })).rejects.toMatchObject({ reason: 'metric_computed' });
    await expect(app.call(addMetricValue, { ...one, metricId: 'none' }, { as })).rejects.toMatchObject({
      reason: 'metric_not_found',
    });
  });

  it('stand before what is computed without a sort, however late that is', async () => {
    await app.db.query(sql`
      insert into metric_values (id, metric_id, at, value, source) values
        ('like_now', 'm_like_count', '2026-11-01T00:00:00+08:00', 3, 'computed')`);
    const { list } = await app.call(pageMetricValues, { current: 1, size: 50 }, { as });
    expect(list.map(({ source }) => source)).toEqual(['typed', 'typed', 'typed', 'typed', 'computed']);
    await app.db.query(sql`delete from metric_values where id = 'like_now'`);
  });

  it('are deleted', async () => {
    const [last] = await valuesOf(visitors);
    await app.call(removeMetricValues, { idList: [last?.id ?? ''] }, { as });
    expect((await valuesOf(visitors)).map(({ id }) => id)).not.toContain(last?.id);
  });

  it('ring the bell of who follows, once, when the target is missed for the first time', async () => {
    const month = await adding('到场率', 'attendance', {
      unit: '%',
      period: 'year',
      rollUp: 'last',
      higherIsBetter: true,
      target: 80,
    });
    await app.call(followMetric, { id: month, followed: true }, { as: onlooker });
    const told = async () =>
      (await app.call(pageNotificationRecords, { current: 1, size: 20 }, { as: onlooker })).list.filter(
        ({ messageSubject }) => messageSubject === '指标未达标',
      );
    const now = new Date().toISOString();
    const { id } = await app.call(addMetricValue, { metricId: month, time: now, value: 85 }, { as });
    expect(await told()).toEqual([]);
    await app.call(modifyMetricValue, { id, value: 72.5 }, { as });
    await app.call(modifyMetricValue, { id, value: 71 }, { as });
    expect(await told()).toMatchObject([{ content: expect.stringContaining('72.5% (≥ 80.0%)') }]);
    const [record] = await told();
    expect(JSON.stringify(record)).toContain(month);
    expect(await app.call(readMetric, { id: month }, { as })).toMatchObject({ reached: false, latest: { value: 71 } });
  });
});

describe('a file of values', () => {
  const sheet = (
    rows: readonly (readonly (string | number | null)[])[],
    titles = ['指标', '时间', '分项', '值', '备注'],
  ) =>
    new File(
      [Uint8Array.from(writeXlsx([{ name: '数据', columns: titles.map((title) => ({ title, width: 10 })), rows }]))],
      '数据.xlsx',
    );
  const csv = (text: string) => new File([text], '数据.csv');

  it('says what would become of its rows before anything is kept, and why some are left out', async () => {
    const files = [
      ['参观人数', '2025-01', '', 1000, ''],
      ['visitors', '2025年2月', '', '1,100', '春节'],
      ['visitors', '2026-03', '', 110, ''],
      ['visitors', '2025/2/9', '', 7, ''],
      ['没有的', '2025-01', '', 1, ''],
      ['满意率', '2025-01', '', 1, ''],
      ['visitors', '2025-02-30', '', 1, ''],
      ['visitors', '2025', '', 1, ''],
      ['visitors', '2025-05', '', '很多', ''],
      ['visitors', '', '', 1, ''],
      ['', '2025-05', '', 1, ''],
      ['visitors', '2025-06', '', '', ''],
    ] as const;
    const before = (await valuesOf(visitors)).length;
    const dry = await app.call(uploadMetricValues, { file: sheet(files), dryRun: true }, { as });
    expect(dry).toMatchObject({ addedCount: 2, sameCount: 1, replacedCount: 0, problemCount: 9 });
    expect(dry.problems.map(({ row, message }) => `${row} ${message}`)).toEqual([
      '5 与第 3 行是同一个指标、时间和分项',
      '6 没有指标“没有的”',
      '7 “满意率”由公式计算，不能填报',
      '8 看不懂时间“2025-02-30”',
      '9 时间“2025”不够具体，这个指标按月填报',
      '10 “很多”不是数字',
      '11 缺少时间',
      '12 缺少指标',
      '13 缺少数值',
    ]);
    expect(await valuesOf(visitors)).toHaveLength(before);
    const done = await app.call(uploadMetricValues, { file: sheet(files) }, { as });
    expect(done).toMatchObject({ addedCount: 2, sameCount: 1 });
    expect(await valuesOf(visitors)).toHaveLength(before + 2);
    const again = await app.call(
      uploadMetricValues,
      { file: csv('metric,date,value\nvisitors,2025-01-31,1001\n') },
      { as },
    );
    expect(again.rows).toMatchObject([{ row: 2, value: 1001, before: 1000, time: '2024-12-31T16:00:00.000Z' }]);
  });

  it('is refused where it is none', async () => {
    const upload = (file: File) => app.call(uploadMetricValues, { file }, { as });
    await expect(upload(csv('a,b\n1,2\n'))).rejects.toMatchObject({ reason: 'unsupported_spreadsheet' });
    await expect(upload(csv(''))).rejects.toMatchObject({ reason: 'empty_file' });
    await expect(upload(new File(['\0\0'], 'x.exe'))).rejects.toMatchObject({ reason: 'unsupported_spreadsheet' });
  });

  it('is written so that it can be read again', async () => {
    const response = await app.send(downloadMetricValues, { metricId: visitors }, { as });
    const bytes = await response.arrayBuffer();
    const rows = await readSheet({ data: new Uint8Array(bytes.slice(0)) }, { rows: 100 });
    expect(rows[0]?.cells.slice(0, 5)).toEqual(['指标编码', '指标名称', '时间', '分项', '数值']);
    const file = new File([bytes], 'again.xlsx');
    const again = await app.call(uploadMetricValues, { file, dryRun: true }, { as });
    expect(again).toMatchObject({ addedCount: 0, replacedCount: 0, problemCount: 0, sameCount: rows.length - 1 });
  });

  it('is written with each of thousands of values, once', async () => {
    const many = await adding('多项', 'many_parts');
    const rows = Array.from({ length: 4001 }, (_, at) => `many_parts,2026-11-01,分项 ${at},${at}`);
    await app.call(uploadMetricValues, { file: csv(`指标,时间,分项,值\n${rows.join('\n')}`) }, { as });
    const response = await app.send(downloadMetricValues, { metricId: many }, { as });
    const written = await readSheet({ data: new Uint8Array(await response.arrayBuffer()) }, { rows: 10_000 });
    expect(new Set(written.slice(1).map(({ cells }) => cells[3])).size).toBe(4001);
    expect(written).toHaveLength(4002);
  });

  it('takes no signs that nobody sees for another part', async () => {
    const file = csv('指标,时间,分项,值\nvisitors\u200b,2026-11,东馆,1\nvisitors,2026-11,东\u200b馆,2');
    const outcome = await app.call(uploadMetricValues, { file, dryRun: true }, { as });
    expect(outcome).toMatchObject({ addedCount: 1, problemCount: 1, problems: [{ row: 3 }] });
  });

  it('passes over a metric that is deleted while it is put in', async () => {
    const value = { metricId: 'gone', at: new Date('2026-11-01T00:00:00+08:00'), dimension: '', value: 1 };
    await metricValueStore(app.db).put([value, { ...value, metricId: visitors, dimension: '留下的' }], {
      source: 'file',
      userId: as.userId,
    });
    expect((await valuesOf(visitors)).map(({ dimension }) => dimension)).toContain('留下的');
  });
});

describe('metrics of a source', () => {
  it('keep what they were to those who saw it when they are counted from something else', async () => {
    const { id: sourceId } = await app.call(addDataSource, { name: '工资' }, { as });
    await app.call(
      uploadDataTable,
      { id: sourceId, file: new File(['日期,工资\n2026-03-01,5\n'], '工资.csv') },
      { as },
    );
    const formula = { sourceId, table: '工资', expression: 'sum("工资")', timeColumn: '日期', dimensions: [] };
    const wages = await adding('工资总额', 'wages', { formula });
    await app.db.query(sql`update data_sources set for_roles = true where id = ${sourceId}`);
    await app.db.query(sql`
      insert into metric_values (id, metric_id, at, value, source, note)
      values ('wage', ${wages}, '2026-03-01T00:00:00+08:00', 5, 'computed', '有人解释过')`);
    const admin = await app.signIn();
    await app.call(modifyMetric, { id: wages, formula: null }, { as: admin });
    const versions = async (who: { token: string }) =>
      (await app.call(listMetricVersions, { id: wages }, { as: who })).map(({ version }) => version);
    expect(await versions(onlooker)).toEqual([2]);
    expect(await versions(admin)).toEqual([2, 1]);
    expect(await valuesOf(wages)).toEqual([]);
  });

  it('are there for those alone who see all of their table', async () => {
    const reader = await app.user({ permissions: ['metrics.look', 'metrics.data'] });
    const [role] = await app.db.query<{ id: string }>(sql`
      select role_id as id from user_roles where user_id = ${reader.userId}`);
    const { id: sourceId } = await app.call(addDataSource, { name: '门票' }, { as });
    await app.call(
      uploadDataTable,
      { id: sourceId, file: new File(['日期,城市,票数\n2026-03-01,北京,5\n2026-03-02,上海,7\n'], '门票.csv') },
      { as },
    );
    const tickets = await adding('售票数', 'tickets', {
      formula: { sourceId, table: '门票', expression: 'sum("票数")', timeColumn: '日期', dimensions: ['城市'] },
    });
    const span = { startTime: '2026-03-01 00:00:00', endTime: '2026-03-02 23:59:59' };
    const seen = async () =>
      (await app.call(pageMetrics, { current: 1, size: 50, keyword: '售票数' }, { as: reader })).total;
    const trend = () => app.call(listMetricTrends, { ...span, metricIds: [tickets], period: 'day' }, { as: reader });
    expect(await seen()).toBe(1);
    expect(await trend()).toMatchObject([{ value: 12, points: [{ value: 5 }, { value: 7 }] }]);
    const rule = { roleId: role?.id ?? '', table: '门票', columns: null, condition: `"城市" = '北京'` };
    await app.call(modifyDataSource, { id: sourceId, rules: [rule] }, { as });
    expect(await seen()).toBe(0);
    await expect(trend()).rejects.toMatchObject({ reason: 'metric_not_found' });
    await expect(app.call(readMetric, { id: tickets }, { as: reader })).rejects.toMatchObject({ status: 404 });
    await app.call(modifyDataSource, { id: sourceId, rules: [] }, { as });
    expect(await seen()).toBe(1);
    await app.db.query(sql`update data_sources set for_roles = true where id = ${sourceId}`);
    expect(await seen()).toBe(0);
  });
});
