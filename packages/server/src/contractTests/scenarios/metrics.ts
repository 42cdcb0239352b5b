import {
  addMetric,
  addMetricValue,
  breakDownMetric,
  checkMetricFormula,
  computeMetric,
  downloadMetricValues,
  followMetric,
  listMetricCategories,
  listMetricOwners,
  listMetricSources,
  listMetricTrends,
  listMetricUses,
  listMetricVersions,
  modifyMetric,
  modifyMetricValue,
  pageMetrics,
  pageMetricValues,
  readMetric,
  removeMetrics,
  removeMetricValues,
  uploadMetricValues,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';

/** The library of metrics, one that is typed in and one that is computed. */
export const metrics: Scenario = async ({ call, file }) => {
  const formula = {
    sourceId: 'association',
    table: 'answers',
    expression: 'count(*)',
    timeColumn: 'asked_at',
    dimensions: ['assistant'],
  };
  await call(listMetricSources, {});
  await call(listMetricOwners, {});
  await call(checkMetricFormula, { formula });
  const { id } = await call(addMetric, {
    metricName: '所有回答',
    code: 'all_answers',
    category: '试用',
    period: 'day',
    formula,
  });
  const { id: typed } = await call(addMetric, {
    metricName: '参赛球队',
    code: 'teams',
    category: '试用',
    period: 'month',
  });
  await call(modifyMetric, { id, definition: '所有的回答', version: 1, note: '写明' });
  await call(pageMetrics, { current: 1, size: 20 });
  await call(readMetric, { id });
  await call(listMetricVersions, { id });
  await call(listMetricUses, { id });
  await call(listMetricCategories, {});
  await call(followMetric, { id, followed: true });
  await call(computeMetric, { id });
  const span = { startTime: '2026-03-01 00:00:00', endTime: '2026-03-31 23:59:59' };
  await call(breakDownMetric, { id, ...span });
  await call(listMetricTrends, { metricIds: [id, typed], period: 'day', ...span });

  const { id: value } = await call(addMetricValue, { metricId: typed, time: '2026-03-01 00:00:00', value: 20 });
  await call(modifyMetricValue, { id: value, note: '春季' });
  await call(pageMetricValues, { current: 1, size: 20, metricId: typed });
  await call(uploadMetricValues, { file: new File(['指标,时间,值\nteams,2026-04,24\n'], '数据.csv') });
  await file(downloadMetricValues, { metricId: typed });
  await call(removeMetricValues, { idList: [value] });
  await call(removeMetrics, { idList: [id] });
};
