import type { QueryPlan } from './plan.js';
import { columnNames } from './sql/columns.js';
import { isAdditive, metricOf, type Vocabulary } from './vocabulary.js';
import { figureOf, type ResultRow } from './wording/numbers.js';

/** One thing that was looked at in a result. Those that found something come first. */
export interface Check {
  readonly kind: 'rows' | 'nulls' | 'cut' | 'fanout' | 'unit' | 'since';
  readonly state: 'ok' | 'warn';
  readonly count?: number;
  /** Metric code. */
  readonly column?: string;
  readonly value?: number;
  readonly before?: number;
  readonly beforeTime?: string;
  /** As the metric has it; of a large figure, 万 or 亿. */
  readonly unit?: string;
}

export interface CheckedResult {
  readonly summary: readonly ResultRow[];
  readonly series: readonly ResultRow[] | null;
  /** True where the engine stopped before the last row. */
  readonly cut: boolean;
  /** What the same plan gave for all together when it was last asked. */
  readonly last?: { readonly value: number; readonly time: string } | null;
}

const isTotal = (row: ResultRow): boolean => row['is_total'] === true;

/** A share beyond 100, or less than nothing. */
const isNoShare = (value: number): boolean => value < -1e-9 || value > 100 + 1e-9;

/** What can be said about a result besides its figures. Nothing is listed that was not looked at. */
export const checksOf = (plan: QueryPlan, vocabulary: Vocabulary, result: CheckedResult): Check[] => {
  const { summary, series, cut, last } = result;
  const groups = summary.filter((row) => !isTotal(row));
  const total = summary.find(isTotal);
  const shown = series ?? (groups.length > 0 ? groups : summary);
  const checks: Check[] = [{ kind: 'rows', state: shown.length === 0 ? 'warn' : 'ok', count: shown.length }];

  const columns = [...plan.groupBy, ...plan.metrics];
  const nulls = groups.reduce(
    (sum, row) => sum + columns.filter((name) => row[name] === null || row[name] === undefined).length,
    0,
  );
  checks.push({ kind: 'nulls', state: nulls > 0 ? 'warn' : 'ok', count: nulls });

  const all = figureOf(summary[0], 'group_count') ?? groups.length;
  const isCut = cut || (plan.limit === null && all > groups.length);
  checks.push({ kind: 'cut', state: isCut ? 'warn' : 'ok', count: plan.limit === null ? all : groups.length });

  const isWhole = plan.limit === null && plan.thresholds.length === 0 && !isCut && groups.length > 0;
  for (const code of plan.metrics) {
    const metric = metricOf(vocabulary, code);
    const value = figureOf(total, columnNames(code).value);
    if (metric === undefined || value === null) continue;
    if (isWhole && isAdditive(metric)) {
      const sum = groups.reduce((added, row) => added + (figureOf(row, code) ?? 0), 0);
      const differs = Math.abs(sum - value) > Math.max(1e-6, Math.abs(value) * 1e-9);
      checks.push({ kind: 'fanout', state: differs ? 'warn' : 'ok', column: code, value: sum, before: value });
    }
    const wrong = metric.unit === '%' && summary.some((row) => isNoShare(figureOf(row, code) ?? 0));
    const large = metric.unit === '%' ? null : Math.abs(value) >= 1e8 ? '亿' : Math.abs(value) >= 1e5 ? '万' : null;
    checks.push({
      kind: 'unit',
      state: wrong ? 'warn' : 'ok',
      column: code,
      unit: large === null ? metric.unit : `${large}${metric.unit}`,
    });
  }
  const value = figureOf(total, columnNames(plan.metrics[0] ?? '').value);
  if (last != null && value !== null) {
    checks.push({
      kind: 'since',
      state: 'ok',
      column: plan.metrics[0],
      value,
      before: last.value,
      beforeTime: last.time,
    });
  }
  return checks.toSorted((one, other) => Number(other.state === 'warn') - Number(one.state === 'warn'));
};
