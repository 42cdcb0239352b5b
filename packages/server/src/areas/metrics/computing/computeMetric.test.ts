import { listMetricTrends, modifyMetric, readMetric } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Analysis, openAnalysis } from '../../../analysis/index.js';
import { associationVocabulary } from '../../../analysis/semantics/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import type { MetricsDeps, TellOfMetric } from '../metricsDeps.js';
import { COMPUTE_METRICS, computeJobs } from './computeMetric.job.js';
import { computeMetric } from './computeMetric.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let analysis: Analysis;
const told: Parameters<TellOfMetric>[1][] = [];

const now = new Date('2026-11-20T04:00:00Z');
const rows: [at: string, grounded: boolean][] = [];

/** The real engine over rows of this test, at a time of its own. */
const deps = (): MetricsDeps & { now: () => Date } => ({
  db: app.db,
  analysis,
  tables: {
    open: async () => ({
      grants: [{ schema: 'association', table: 'answers', columns: 'all' as const }],
      vocabulary: associationVocabulary({ assistants: [], bases: [], roles: [] }),
    }),
    whole: async () => [],
    sources: async () => [],
    outdate: () => undefined,
  },
  tell: async (_tx, message) => {
    told.push(message);
  },
  rightsOf: async () => ({ roleIds: [], permissions: new Set(['metrics.look' as const]) }),
  now: () => now,
});

const put = () =>
  analysis.putTable({
    schema: 'association',
    table: 'answers',
    from: {
      columns: [
        { name: 'asked_at', type: 'date' },
        { name: 'grounded', type: 'boolean' },
        { name: 'finished', type: 'boolean' },
      ],
      rows: (async function* () {
        for (const [at, grounded] of rows) yield [at, grounded, true];
      })(),
    },
  });

const compute = (id: string) =>
  computeMetric(id, deps(), (work) => app.db.transaction(work), new AbortController().signal);

const values = (id: string) =>
  app.db.query<{ day: string; value: number; note: string }>(sql`
    select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, value, note from metric_values
    where metric_id = ${id} order by at`);

const metric = async (more: { expression?: string; period?: string; target?: number | null } = {}) => {
  const id = randomId();
  const formula = {
    table: 'answers',
    expression: more.expression ?? 'count(*)',
    timeColumn: 'asked_at',
    dimensions: [],
  };
  await app.db.query(sql`
    insert into metrics (id, code, name, category, period, roll_up, formula, data_source_id, target, higher_is_better,
      owner_id)
    values (${id}, ${`m${id}`}, ${`指标 ${id}`}, '试', ${more.period ?? 'day'}, 'sum', ${JSON.stringify(formula)}::jsonb,
      'association', ${more.target ?? null}, true, ${as.userId})`);
  return id;
};

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['metrics', 'metrics.look'] });
  analysis = openAnalysis({ folder: `${app.config.dataDir}/own-analysis`, onError: () => undefined });
}, 120_000);
beforeEach(() => {
  told.length = 0;
  rows.length = 0;
  for (let day = 1; day <= 19; day += 1) rows.push([`2026-11-${String(day).padStart(2, '0')} 09:00:00`, true]);
});
afterAll(async () => {
  await analysis.close();
  await app.close();
});

it('keeps a value for each of the last periods by the clocks of Shanghai, the open one among them', async () => {
  rows.push(['2026-11-20 00:00:00', true], ['2026-11-19 23:59:59', false]);
  await put();
  const id = await metric();
  await compute(id);
  const kept = await values(id);
  expect(kept).toHaveLength(60);
  expect(kept.slice(-3).map(({ day, value }) => [day, value])).toEqual([
    ['2026-11-18', 1],
    ['2026-11-19', 2],
    ['2026-11-20', 1],
  ]);
  const byMonth = await metric({ period: 'month' });
  await compute(byMonth);
  expect((await values(byMonth)).at(-1)).toMatchObject({ day: '2026-11-01', value: 21 });
  expect(await values(byMonth)).toHaveLength(36);
});

it('keeps what somebody said of a value when it is counted again, and takes back what is not there any more', async () => {
  await put();
  const id = await metric({ expression: 'avg(cast("grounded" as integer))' });
  await compute(id);
  // There is a mean only where there is something.
  expect(await values(id)).toHaveLength(19);
  await app.db.query(sql`
    update metric_values set note = '停电' where metric_id = ${id} and at = '2026-11-09T16:00:00Z'`);
  rows.splice(0, 3);
  rows.push(['2026-11-10 10:00:00', false]);
  await put();
  await compute(id);
  const kept = await values(id);
  expect(kept).toHaveLength(16);
  expect(kept.find(({ day }) => day === '2026-11-10')).toEqual({ day: '2026-11-10', value: 0.5, note: '停电' });
});

it('says why it could not be computed, keeps the values of before, and forgets the failure when it can', async () => {
  await put();
  const id = await metric();
  await compute(id);
  await app.db.query(sql`
    update metrics set formula = jsonb_set(formula, '{expression}', '"sum(gone)"') where id = ${id}`);
  await compute(id);
  const failed = await app.call(readMetric, { id }, { as });
  expect(failed.failure).toContain('gone');
  expect(failed.hints).toContain('failing');
  expect(await values(id)).toHaveLength(60);
  await app.db.query(sql`
    update metrics set formula = jsonb_set(formula, '{expression}', '"count(*)"') where id = ${id}`);
  await compute(id);
  expect((await app.call(readMetric, { id }, { as })).failure).toBe('');
});

it('reads nothing but its own table, whatever stands in its formula', async () => {
  await put();
  await analysis.putTable({
    schema: 'association',
    table: 'secret',
    from: {
      columns: [{ name: 'x', type: 'number' }],
      rows: (async function* () {
        yield [42];
      })(),
    },
  });
  const id = await metric({ expression: 'count(*) + (select max(x) from secret)' });
  await compute(id);
  expect((await app.call(readMetric, { id }, { as })).failure).not.toBe('');
  expect(await values(id)).toEqual([]);
});

it('goes on with the next one where one fails for no known reason, and says so', async () => {
  await put();
  const [first = '', second = ''] = [await metric(), await metric()].toSorted();
  const broken = { ...deps(), tables: { ...deps().tables, open: () => Promise.reject(new Error('out of order')) } };
  const run = (attempt: number) =>
    computeJobs(broken)[COMPUTE_METRICS]?.run({
      id: 'job',
      subject: 'metrics',
      payload: { after: first.slice(0, -1) },
      attempt,
      fence: 1,
      signal: new AbortController().signal,
      write: (work) => app.db.transaction(work),
      report: () => undefined,
    });
  await expect(run(1)).rejects.toThrow('out of order');
  expect(await run(2)).toEqual({ next: { after: first } });
  expect((await app.call(readMetric, { id: first }, { as })).failure).not.toBe('');
  expect((await app.call(readMetric, { id: second }, { as })).failure).toBe('');
});

it('tells of the last closed period alone, once, where it is unusual or first misses the target', async () => {
  for (let n = 0; n < 20; n += 1) rows.push(['2026-11-19 12:00:00', true], ['2026-11-12 12:00:00', true]);
  await put();
  const id = await metric();
  await compute(id);
  await compute(id);
  expect(told).toEqual([
    {
      kind: 'metric_anomaly',
      userIds: [as.userId],
      note: expect.stringContaining('2026-11-19 · 21 (≈ 1)'),
      href: expect.stringContaining(`id=${id}`),
    },
  ]);
  told.length = 0;
  rows.splice(
    0,
    rows.length,
    ['2026-11-18 09:00:00', true],
    ['2026-11-18 09:30:00', true],
    ['2026-11-19 09:00:00', true],
  );
  await put();
  await compute(await metric({ target: 2 }));
  expect(told).toMatchObject([{ kind: 'metric_missed', note: expect.stringContaining('1 (≥ 2)') }]);
  told.length = 0;
  // It was missed the day before already.
  await compute(await metric({ target: 3 }));
  expect(told).toEqual([]);
});

it('is computed again from scratch when it is counted otherwise', async () => {
  await put();
  const id = await metric();
  await compute(id);
  await app.call(modifyMetric, { id, period: 'week' }, { as });
  expect(await values(id)).toEqual([]);
  const queued = await app.db.query(sql`select 1 from jobs where kind = 'compute_metric' and subject = ${id}`);
  expect(queued).toHaveLength(1);
  await compute(id);
  expect((await values(id)).at(-1)).toMatchObject({ day: '2026-11-16', value: 4 });
  const span = { startTime: '2026-11-01 00:00:00', endTime: '2026-11-19 00:00:00' };
  await expect(
    app.call(listMetricTrends, { ...span, metricIds: ['none'], period: 'day' }, { as }),
  ).rejects.toMatchObject({ reason: 'metric_not_found' });
});
