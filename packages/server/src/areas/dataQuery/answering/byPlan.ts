import type { DataAnswer, DataChart, DataTable } from '@console/api/contract';
import type { Analysis } from '../../../analysis/index.js';
import {
  checksOf,
  chipsOf,
  followUpsOf,
  type QueryPlan,
  sqlOf,
  understoodOf,
  wordsOf,
} from '../../../analysis/semantics/index.js';
import { cutTables } from './cutTables.js';
import { chartOfPlan, rowsByName, tableOfPlan } from './resultTable.js';
import type { Askable } from './sources.js';
import { toldChips } from './toldChips.js';

/** What a query found, and all that is said of it. */
export interface Found {
  readonly finding: Pick<DataAnswer, 'understood' | 'byDefinition' | 'chips' | 'doubts' | 'followUps'>;
  readonly sql: string;
  readonly tables: readonly string[];
  readonly seconds: number;
  readonly table: DataTable;
  readonly chart: DataChart | null;
  readonly checks: DataAnswer['checks'];
  readonly words: string;
  /** What all together came to, where it is one figure. */
  readonly total: number | null;
}

export interface PlanRun {
  readonly analysis: Analysis;
  readonly askable: Askable;
  readonly plan: QueryPlan;
  readonly language: 'zh' | 'en';
  /** In Shanghai, as `2026-11-21`. */
  readonly today: string;
  readonly last: { readonly value: number; readonly time: string } | null;
  readonly signal: AbortSignal;
}

/** Answers a plan by the definitions of its metrics, without a model. Throws `AnalysisError` and `QueryRefused`. */
export const answerPlan = async (run: PlanRun): Promise<Found> => {
  const { analysis, askable, plan, language, today, last, signal } = run;
  const { grants, vocabulary } = askable;
  const { summary, series } = sqlOf(plan, vocabulary);
  const summed = await analysis.query({ sql: summary.sql, grants, maxRows: 1002, signal });
  const drawn = series === null ? null : await analysis.query({ sql: series.sql, grants, maxRows: 5000, signal });
  const rows = rowsByName(summed.columns, summed.rows);
  const points = drawn === null ? null : rowsByName(drawn.columns, drawn.rows);
  const table = tableOfPlan(summary.columns, rows, { vocabulary, language, cut: summed.cut });
  const lines =
    series === null || points === null || drawn === null
      ? null
      : tableOfPlan(series.columns, points, { vocabulary, language, cut: drawn.cut });
  const [metric = ''] = plan.metrics;
  const total = rows.find((row) => row['is_total'] === true)?.[metric];
  const { tables } = await analysis.check(summary.sql, grants);
  return {
    finding: {
      understood: understoodOf(plan, vocabulary, language),
      byDefinition: true,
      chips: toldChips(chipsOf(plan, vocabulary, language, today)),
      doubts: [],
      followUps: followUpsOf(plan, vocabulary, { rows }, language, today),
    },
    sql: series === null ? summary.sql : `${summary.sql};\n\n${series.sql}`,
    tables: tables.map((name) => vocabulary.tables.find((one) => one.name === name)?.label ?? name),
    seconds: (summed.milliseconds + (drawn?.milliseconds ?? 0)) / 1000,
    table,
    chart: chartOfPlan(plan, table, lines),
    checks: [
      ...cutTables(askable, tables),
      ...checksOf(plan, vocabulary, {
        summary: rows,
        series: points,
        cut: summed.cut || drawn?.cut === true,
        last,
      }).map((check) => ({
        ...check,
        ...(check.column !== undefined && {
          column: vocabulary.metrics.find(({ code }) => code === check.column)?.name ?? check.column,
        }),
      })),
    ],
    words: wordsOf(plan, vocabulary, { rows }, language),
    total: typeof total === 'number' ? total : null,
  };
};
