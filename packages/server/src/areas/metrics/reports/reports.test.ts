import {
  addAnalysisReport,
  type MetricPeriod,
  modifyAnalysisReport,
  readAnalysisReport,
  removeAnalysisReports,
  rewriteAnalysisReport,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../http/failure.js';
import { type ChatModel, ModelError } from '../../../models/index.js';
import type { FiguresOf } from '../figures.types.js';
import { midnight } from './reports.fixtures.js';
import { figuresOf, groundedRate, questionCount, reportsApp, wanted } from './testing/reportsApp.js';
import type { WriteReportDeps } from './writeReport.job.js';

vi.setConfig({ testTimeout: 90_000 });

const { people, add, read, list, versions, work, becomes } = reportsApp();
type People = ReturnType<typeof people>;
let app: People['app'];
let as: People['as'];
let other: People['other'];
beforeAll(() => {
  ({ app, as, other } = people());
});

/** Figures that never come. */
const untilAborted =
  (onAbort?: () => void): FiguresOf =>
  ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        onAbort?.();
        reject(signal.reason);
      });
      if (signal.aborted) reject(signal.reason);
    });

it('waits for its turn, is written from the figures, and is there for everybody who reads reports', async () => {
  const { id } = await add({ wish: '看看变化' });
  expect(await read(id)).toMatchObject({ status: 'waiting', progress: 0, version: 0, content: '', wish: '看看变化' });
  await using _ = await work();
  const report = await becomes(id, 'done');
  expect(report).toMatchObject({
    reportName: '十一月问答',
    progress: 100,
    version: 1,
    failure: null,
    writtenByModel: false,
    createdBy: as.account,
    period: 'day',
    startTime: midnight('2026-11-20'),
    metrics: [{ id: groundedRate }, { id: questionCount }],
  });
  expect(new Date(report.endTime)).toEqual(new Date('2026-11-25T23:59:59+08:00'));
  expect(report.figures.map(({ number, metricId }) => [number, metricId])).toEqual([
    [1, groundedRate],
    [2, questionCount],
  ]);
  expect(report.content).toContain('有依据回答率 96.3%，比前 6 天高 0.6 个百分点，达到目标 95%。[1]');
  expect((await list(other)).list.map((one) => one.id)).toEqual([id]);
  expect(await versions(id, other)).toMatchObject([
    { version: 1, by: 'figures', changedBy: as.account, content: report.content },
  ]);
});

it('is written in the language of who asks for it', async () => {
  const { id } = await app.call(addAnalysisReport, wanted, { as, headers: { 'accept-language': 'en' } });
  await using _ = await work();
  expect((await becomes(id, 'done')).content).toContain('## Key points');
});

describe('with a model', () => {
  const scripted = (answer: ChatModel['answer']): Partial<WriteReportDeps> => ({
    model: async () => ({ name: 'scripted', answer }),
    patience: 200,
  });
  const saying = (reply: string) =>
    scripted(async (_messages, _signal, say) => {
      say(reply);
      return 'whole';
    });

  it('has its words where they are those of the figures', async () => {
    const { id } = await add();
    await using _ = await work(saying('有依据回答率 96.3%，稳稳达到目标 95%。[1]\n---\n问答 46,215 次。[2]'));
    const report = await becomes(id, 'done');
    expect(report).toMatchObject({ writtenByModel: true });
    expect(report.content).toContain('- 有依据回答率 96.3%，稳稳达到目标 95%。[1]');
    expect(await versions(id)).toMatchObject([{ by: 'model' }]);
  });

  it.each([
    ['lies', saying('问答 99,999 次。[2]')],
    [
      'is slow',
      scripted(
        (_messages, signal) =>
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      ),
    ],
    ['is broken', scripted(() => Promise.reject(new ModelError('unreachable')))],
  ])('has the words of the figures where it %s', async (_name, deps) => {
    const { id } = await add();
    await using _ = await work(deps);
    const report = await becomes(id, 'done');
    expect(report).toMatchObject({ writtenByModel: false, status: 'done' });
    expect(report.content).toContain('问答次数 46,215 次');
    expect(report.content).not.toContain('99,999');
  });
});

it('goes on where the server stopped in the middle of it', async () => {
  const { id } = await add();
  const stuck = await work({ figuresOf: untilAborted() });
  await becomes(id, 'running');
  await stuck.stop();
  await using _ = await work();
  expect(await becomes(id, 'done')).toMatchObject({ version: 1 });
});

it('says in the reader’s language why it could not be written, and can be written again', async () => {
  const [gone, uncountable, broken] = [
    await add({ reportName: '一' }),
    await add({ reportName: '二' }),
    await add({ reportName: '三' }),
  ];
  const reasons = new Map([
    ['一', 'metric_not_found'],
    ['二', 'metric_uncountable'],
  ]);
  const failing = await work({
    figuresOf: async () => {
      const [running] = await app.db.query<{ name: string }>(
        sql`select name from analysis_reports where status = 'running'`,
      );
      const reason = reasons.get(running?.name ?? '');
      throw reason === undefined ? new Error('down') : fail(reason);
    },
  });
  expect((await becomes(gone.id, 'failed')).failure).toBe('有指标已被删除，或你看不到它，请另建报告');
  expect((await becomes(uncountable.id, 'failed')).failure).toContain('算不出来');
  expect((await becomes(broken.id, 'failed')).failure).toBe('报告没能生成，请重新生成');
  const inEnglish = await app.call(readAnalysisReport, { id: broken.id }, { as, headers: { 'accept-language': 'en' } });
  expect(inEnglish.failure).toBe('The report could not be written. Write it again.');
  await failing.stop();
  await app.call(rewriteAnalysisReport, { id: broken.id }, { as });
  await using _ = await work();
  expect(await becomes(broken.id, 'done')).toMatchObject({ version: 1, failure: null });
});

it('refuses a span that ends before it begins, or is too long, and metrics that are not there', async () => {
  for (const more of [
    { startTime: '2026-11-26 00:00:00' },
    { startTime: '2025-10-01 00:00:00' },
    { startTime: '2021-11-01 00:00:00', period: 'month' as MetricPeriod },
    { startTime: '2026-02-30 00:00:00' },
  ])
    await expect(add(more)).rejects.toMatchObject({ reason: 'report_span_invalid', status: 400 });
  await add({ startTime: '2021-12-01 00:00:00', period: 'month' as MetricPeriod });
  await expect(add({ reportName: '另一份', metricIds: [groundedRate, 'nobody'] })).rejects.toMatchObject({
    reason: 'metric_not_found',
    status: 404,
  });
});

it('takes three unfinished ones of a person, and each name once', async () => {
  await add();
  await expect(add()).rejects.toMatchObject({ reason: 'name_taken', status: 409 });
  await add({ reportName: '二' });
  await add({ reportName: '三' });
  await expect(add({ reportName: '四' })).rejects.toMatchObject({ reason: 'too_many_jobs', status: 429 });
  await add({ reportName: '四' }, other);
  expect((await list()).total).toBe(4);
});

it('is found by its name and by how far it is', async () => {
  const { id } = await add({ reportName: '周报' });
  await add({ reportName: '月报' });
  expect((await list(as, { keyword: '周' })).list.map((one) => one.id)).toEqual([id]);
  expect((await list(as, { keyword: '%' })).total).toBe(0);
  expect((await list(as, { status: 'done' })).total).toBe(0);
  expect(await list(as, { current: 9 })).toMatchObject({ list: [], total: 2 });
});

describe('a finished one', () => {
  const finished = async () => {
    const { id } = await add();
    const runner = await work();
    await becomes(id, 'done');
    await runner.stop();
    return id;
  };
  const modify = (id: string, changes: object, who = as) =>
    app.call(modifyAnalysisReport, { id, ...changes }, { as: who });

  it('is changed by hand, from the version that was read, and what it said before is kept', async () => {
    const id = await finished();
    await modify(id, { content: '改过的文字。[1]', reportName: '改名', version: 1 }, other);
    expect(await read(id)).toMatchObject({ reportName: '改名', content: '改过的文字。[1]', version: 2 });
    await expect(modify(id, { content: '晚了一步', version: 1 })).rejects.toMatchObject({
      reason: 'changed_meanwhile',
      status: 409,
    });
    expect(await versions(id)).toMatchObject([
      { version: 2, by: 'hand', changedBy: other.account },
      { version: 1, by: 'figures' },
    ]);
    // A new name is no new text.
    await modify(id, { reportName: '再改名' });
    expect(await read(id)).toMatchObject({ version: 2 });
    await add({ reportName: '别的' });
    await expect(modify(id, { reportName: '别的' })).rejects.toMatchObject({ reason: 'name_taken' });
  });

  it('is written again from the figures of now, and left alone meanwhile', async () => {
    const id = await finished();
    await app.call(rewriteAnalysisReport, { id }, { as: other });
    expect((await read(id)).content).toContain('[1]');
    await Promise.all(
      [modify(id, { content: 'x' }), app.call(rewriteAnalysisReport, { id }, { as })].map((call) =>
        expect(call).rejects.toMatchObject({ reason: 'analysis_report_running', status: 409 }),
      ),
    );
    await using _ = await work({
      figuresOf: async (request) => (await figuresOf(request)).map((one) => ({ ...one, value: 97 })),
    });
    const again = await becomes(id, 'done');
    expect(again).toMatchObject({ version: 2 });
    expect(again.content).toContain('97.0%');
    expect(await versions(id)).toMatchObject([{ version: 2, changedBy: other.account }, { version: 1 }]);
  });
});

it('is deleted while it is written, and nothing comes after', async () => {
  const { id } = await add();
  const onAbort = vi.fn();
  await using _ = await work({ figuresOf: untilAborted(onAbort) });
  await becomes(id, 'running');
  await app.call(removeAnalysisReports, { idList: [id, 'nobody'] }, { as });
  await vi.waitFor(() => expect(onAbort).toHaveBeenCalled(), { timeout: 20_000 });
  await Promise.all(
    [read(id), versions(id), app.call(rewriteAnalysisReport, { id }, { as })].map((call) =>
      expect(call).rejects.toMatchObject({ reason: 'analysis_report_not_found', status: 404 }),
    ),
  );
});

it('is written of the product’s own data by the real thing', async () => {
  for (let day = 0; day < 6; day += 1)
    await app.db.query(sql`
      insert into answer_log (session_id, user_id, assistant_id, question, asked_at, first_word_at, ended_at, status, used)
      values (${randomId()}, 'somebody', 'general', '?', ${new Date(new Date(midnight('2026-11-20')).getTime() + day * 86_400_000 + 3_600_000)},
        now(), now(), 'done', ${day % 2})`);
  const { id } = await add();
  await app.startWork();
  const report = await becomes(id, 'done');
  expect(report.figures).toMatchObject([{ value: 50 }, { value: 6 }]);
  expect(report.figures[1]?.points).toHaveLength(6);
  expect(report.content).toContain('6 次');
});
