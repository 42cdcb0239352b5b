import type { MetricBreakdown, MetricPeriod, MetricTrend } from '@console/api/contract';
import { addDays, addUnits, type Day } from '../../../analysis/semantics/index.js';
import { fail } from '../../../http/failure.js';
import { semanticOf } from '../../../metrics/index.js';
import type { Reader } from '../../../visibility/index.js';
import type { MetricRow } from '../metrics.store.js';
import type { MetricsDeps } from '../metricsDeps.js';
import { type MetricValueStore, metricValueStore } from '../values/metricValues.store.js';
import { shanghaiDay } from '../../../text/moment.js';
import { changeOf } from '../changeOf.js';
import { anomaliesIn, LOOKS_BACK } from './anomalies.js';
import { type Countable, countedOrFailed, type CountedRow, countGroups, countPeriods } from './countMetric.js';
import { type KeptValue, keptOver, keptPeriods } from './keptFigures.js';
import { beginAt, type DaySpan, momentOf, periodsBefore, periodsIn, spanBefore } from './periods.js';

/** Whoever looks at figures, and how long they wait. */
export interface Looking {
  readonly reader: Reader;
  readonly signal: AbortSignal;
}

type Asked = Pick<MetricRow, 'id' | 'period' | 'rollUp' | 'sourceId' | 'formula'> & Parameters<typeof semanticOf>[0];

/** A metric whose values are kept: typed in, or each day as things stood. */
const isKept = ({ formula }: Asked): boolean => formula === null || formula.timeColumn === null;

const PART = { code: 'part', name: '分项' };

/** What a metric came to in periods and over spans, wherever its values are from. */
interface Counted {
  readonly periods: ReadonlyMap<Day, number | null>;
  readonly value: number | null;
  readonly valueBefore: number | null;
}

const uncountable = () => fail('metric_uncountable');

/** Counts metrics with the rights of a reader. */
export const createFigures = ({ db, analysis, tables }: Pick<MetricsDeps, 'db' | 'analysis' | 'tables'>) => {
  const values: MetricValueStore = metricValueStore(db);

  const countable = async (metric: Asked, { reader, signal }: Looking): Promise<Countable> => {
    const opened = await tables.open([metric.sourceId ?? ''], reader);
    return { analysis, metric: semanticOf(metric), ...opened, signal };
  };

  const countedOver = async (
    metric: Asked,
    {
      all,
      span,
      before,
      period,
      part,
    }: { all: DaySpan; span: DaySpan; before: DaySpan; period: MetricPeriod; part: string },
    looking: Looking,
  ): Promise<Counted> => {
    if (isKept(metric)) {
      const from = momentOf(all.start < before.start ? all.start : before.start);
      const kept = await values.over(metric.id, part, from, momentOf(all.end));
      return {
        periods: keptPeriods(kept, period, metric.rollUp),
        value: keptOver(kept, span, metric.rollUp),
        valueBefore: keptOver(kept, before, metric.rollUp),
      };
    }
    const opened = await countable(metric, looking);
    const [dimension] = metric.formula?.dimensions ?? [];
    if (part !== '' && dimension === undefined) throw uncountable();
    const asked: Countable = {
      ...opened,
      ...(part !== '' && dimension !== undefined && { only: { dimension, value: part } }),
    };
    const periods = await countPeriods(asked, all, period);
    const total = (await countGroups(asked, span, before, null)).at(-1);
    return { periods, value: total?.value ?? null, valueBefore: total?.before ?? null };
  };

  const trend = async (
    metric: Asked,
    { span, period, part = '' }: { span: DaySpan; period: MetricPeriod; part?: string },
    looking: Looking,
  ): Promise<MetricTrend> => {
    const begins = periodsIn(span, period);
    const first = begins[0] ?? span.start;
    const end = addUnits(begins.at(-1) ?? first, period, 1);
    const earlier = periodsBefore(first, period, Math.max(begins.length, LOOKS_BACK));
    const all = { start: earlier[0] ?? first, end };
    const asked = { all, span, before: spanBefore(span), period, part };
    const { periods, value, valueBefore } = await countedOrFailed(countedOver(metric, asked, looking));

    const now = new Date();
    const point = (day: Day) => {
      const time = momentOf(day);
      return { time: time.toISOString(), value: time > now ? null : (periods.get(day) ?? null) };
    };
    const points = begins.map(point);
    const before = earlier.slice(-begins.length).map(point);
    // What is still going on is not held against what is over.
    const open = isKept(metric) ? null : beginAt(now, period);
    const judged = [...earlier, ...begins].map((day) => (open !== null && day >= open ? null : point(day).value));
    const found = anomaliesIn(judged, earlier.length).map((one) => ({
      ...one,
      time: points[one.at - earlier.length]?.time ?? '',
    }));
    const notes =
      period === metric.period
        ? await values.notes(
            metric.id,
            part,
            found.map(({ time }) => new Date(time)),
          )
        : new Map<string, { id: string; note: string }>();
    return {
      metricId: metric.id,
      metricName: metric.name,
      unit: metric.unit,
      target: metric.target,
      points,
      before,
      value,
      valueBefore,
      change: changeOf(value, valueBefore),
      anomalies: found.map(({ time, value: reached, expected }) => ({
        time,
        value: reached,
        expected,
        valueId: notes.get(time)?.id ?? null,
        note: notes.get(time)?.note ?? '',
      })),
    };
  };

  /** Parts of a metric that is typed in. */
  const keptGroups = async (metric: Asked, span: DaySpan, before: DaySpan): Promise<CountedRow[]> => {
    const [from, to] = [momentOf(before.start), momentOf(span.end)];
    const row = (kept: readonly KeptValue[], name: string): CountedRow => ({
      isTotal: name === '',
      name: name === '' ? null : name,
      value: keptOver(kept, span, metric.rollUp),
      before: keptOver(kept, before, metric.rollUp),
      numerator: null,
      denominator: null,
    });
    const rows: CountedRow[] = [];
    for (const name of [...(await values.parts(metric.id, from, to)), '']) {
      rows.push(row(await values.over(metric.id, name, from, to), name));
    }
    return rows;
  };

  const breakdown = async (
    metric: Asked,
    { span, dimension }: { span: DaySpan; dimension?: string },
    looking: Looking,
  ): Promise<MetricBreakdown> => {
    const before = spanBefore(span);
    const told = (code: string, dimensions: readonly { code: string; name: string }[], rows: readonly CountedRow[]) => {
      const amounts = ({ value, before: held, numerator, denominator }: CountedRow) => ({
        value,
        before: held,
        numerator,
        denominator,
      });
      const total = rows.find(({ isTotal }) => isTotal);
      const parts = metric.formula?.parts;
      return {
        dimension: code,
        dimensions: dimensions.map((one) => ({ ...one })),
        parts: parts == null ? null : { numerator: parts.numerator.name, denominator: parts.denominator.name },
        rows: (code === '' ? [] : rows)
          .filter(({ isTotal }) => !isTotal)
          .toSorted((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity))
          .slice(0, 200)
          .map((row) => ({ name: row.name, ...amounts(row) })),
        total: total === undefined ? { value: null, before: null, numerator: null, denominator: null } : amounts(total),
      };
    };
    if (metric.formula === null) {
      if (dimension !== undefined && dimension !== PART.code) throw fail('metric_dimension_not_found');
      return told(PART.code, [PART], await keptGroups(metric, span, before));
    }
    const opened = await countedOrFailed(countable(metric, looking));
    const dimensions = metric.formula.dimensions.flatMap((code) => {
      const known = opened.vocabulary.dimensions.find(
        (one) => one.code === code && one.table === metric.formula?.table,
      );
      return known === undefined ? [] : [{ code, name: known.name }];
    });
    const chosen = dimension ?? dimensions[0]?.code ?? null;
    if (chosen !== null && !dimensions.some(({ code }) => code === chosen)) throw fail('metric_dimension_not_found');
    return told(chosen ?? '', dimensions, await countedOrFailed(countGroups(opened, span, before, chosen)));
  };

  return { countable, trend, breakdown };
};

export type Figures = ReturnType<typeof createFigures>;

/** The days up to today, so many periods back, the one that is going on among them. */
export const recentDays = (period: MetricPeriod, count: number, now: Date): DaySpan => ({
  start: addUnits(beginAt(now, period), period, 1 - count),
  end: addDays(shanghaiDay(now), 1),
});
