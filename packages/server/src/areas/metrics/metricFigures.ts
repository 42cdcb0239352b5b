import { fail } from '../../http/failure.js';
import type { FiguresOf } from './figures.types.js';
import type { Figures } from './counting/figures.js';
import { daySpan } from './counting/periods.js';
import { metricStore } from './metrics.store.js';
import type { MetricsDeps } from './metricsDeps.js';
import { seenMetrics } from './seenMetrics.js';

const MOST_PARTS = 5;

/** What reports say of metrics, counted with the rights of their reader. */
export const metricFigures =
  ({ db, tables, figures }: Pick<MetricsDeps, 'db' | 'tables'> & { readonly figures: Figures }): FiguresOf =>
  async ({ metricIds, start, end, period, reader, signal, mostParts = MOST_PARTS }) => {
    const rows = await metricStore(db).list(await seenMetrics(tables, reader), '', metricIds);
    const span = daySpan(start, end);
    const found = [];
    for (const [place, id] of metricIds.entries()) {
      const row = rows.find((one) => one.id === id);
      if (row === undefined) throw fail('metric_not_found');
      const { points, value, valueBefore, anomalies } = await figures.trend(row, { span, period }, { reader, signal });
      const { rows: parts } = await figures.breakdown(row, { span }, { reader, signal });
      found.push({
        number: place + 1,
        metricId: id,
        metricName: row.name,
        unit: row.unit,
        higherIsBetter: row.higherIsBetter,
        target: row.target,
        value,
        before: valueBefore,
        points,
        anomalies: anomalies.map(({ time, value: reached, expected, note }) => ({
          time,
          value: reached,
          expected,
          note,
        })),
        breakdown: parts.slice(0, mostParts).map(({ name, value: own, before }) => ({ name, value: own, before })),
      });
    }
    return found;
  };
