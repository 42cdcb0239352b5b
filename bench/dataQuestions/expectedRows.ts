import type { Cell, PlainMetric, Row, Schema } from './facts.js';
import { daysAfter } from './facts.js';
import type { Expected, Span } from './questions/question.js';

/** A row of an answer: what it is of, and a figure for each metric, with the one before after it where there is a comparison. */
export interface ExpectedRow {
  readonly key: string;
  readonly figures: readonly (number | null)[];
}

export const TOTAL = '合计';
const NONE = '∅';

export const keyOf = (values: readonly (Cell | undefined)[]): string =>
  values.map((value) => String(value ?? NONE)).join(' | ');

const within = (metric: PlainMetric, schema: Schema, expected: Expected, span: Span | undefined): Row[] =>
  (schema.rows[metric.table] ?? []).filter((row) => {
    const time = metric.time === null ? null : row[metric.time];
    const isInSpan =
      span === undefined || metric.time === null || (typeof time === 'string' && time >= span[0] && time < span[1]);
    const isKept = (expected.where ?? []).every(([dimension, op, ...values]) => {
      const value = row[schema.dimensions[dimension] ?? ''];
      return (value !== null && values.includes(String(value))) === (op === 'in');
    });
    return isInSpan && isKept && (metric.where?.(row) ?? true);
  });

const stepOf = (time: string, grain: NonNullable<Expected['grain']>): string => {
  const day = time.slice(0, 10);
  if (grain === 'hour') return time.slice(0, 13);
  if (grain === 'day') return day;
  if (grain === 'week') return daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  if (grain === 'month') return `${day.slice(0, 7)}-01`;
  if (grain === 'year') return `${day.slice(0, 4)}-01-01`;
  return `${day.slice(0, 4)}-${String(Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`;
};

const stepsOf = ([start, end]: Span, grain: NonNullable<Expected['grain']>): string[] => {
  const steps: string[] = [];
  for (let day = start; day < end; day = daysAfter(day, 1)) {
    const step = stepOf(day, grain);
    if (steps.at(-1) !== step) steps.push(step);
  }
  return steps;
};

const holds = (value: number, op: string, limit: number): boolean => {
  if (op === '<') return value < limit;
  if (op === '<=') return value <= limit;
  if (op === '>') return value > limit;
  return op === '>=' ? value >= limit : value === limit;
};

/** The rows of an answer, worked out without the semantic layer and without SQL. The total comes last. */
export const expectedRows = (schema: Schema, expected: Expected): ExpectedRow[] => {
  const metrics = expected.metrics.map((code) => {
    const metric = schema.metrics[code];
    if (metric === undefined) throw new Error(`no such metric: ${code}`);
    return metric;
  });
  const spans = expected.before === undefined ? [expected.period] : [expected.period, expected.before];
  const keyFor = (row: Row, { time }: PlainMetric): string =>
    expected.steps === true && expected.grain !== undefined
      ? stepOf(String(row[time ?? '']), expected.grain)
      : keyOf((expected.groups ?? []).map((code) => row[schema.dimensions[code] ?? '']));

  const keys = new Set<string>();
  if (expected.steps === true && expected.grain !== undefined && expected.period !== undefined) {
    for (const step of stepsOf(expected.period, expected.grain)) keys.add(step);
  } else if ((expected.groups ?? []).length > 0) {
    for (const metric of metrics) {
      for (const span of spans) for (const row of within(metric, schema, expected, span)) keys.add(keyFor(row, metric));
    }
  }
  const figuresOf = (key: string | null): (number | null)[] =>
    metrics.flatMap((metric) =>
      spans.map((span) => {
        const rows = within(metric, schema, expected, span);
        return metric.of(key === null ? rows : rows.filter((row) => keyFor(row, metric) === key));
      }),
    );
  const width = spans.length;
  const place = (code: string): number => expected.metrics.indexOf(code) * width;
  const figure = (row: ExpectedRow, code: string, of: 'value' | 'change'): number => {
    const [value, before] = [row.figures[place(code)] ?? Number.NaN, row.figures[place(code) + 1] ?? Number.NaN];
    return of === 'value' ? value : value - before;
  };
  let rows = [...keys].map((key): ExpectedRow => ({ key, figures: figuresOf(key) }));
  for (const [code, op, limit] of expected.limits ?? []) {
    rows = rows.filter((row) => holds(figure(row, code, 'value'), op, limit));
  }
  const [code, of, direction] = expected.order ?? [];
  if (code !== undefined && of !== undefined) {
    rows = rows.toSorted(
      (one, other) => (figure(other, code, of) - figure(one, code, of)) * (direction === 'asc' ? -1 : 1),
    );
  }
  return [...rows.slice(0, expected.limit ?? rows.length), { key: TOTAL, figures: figuresOf(null) }];
};
