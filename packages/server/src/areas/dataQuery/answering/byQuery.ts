import type { Analysis, QueryResult } from '../../../analysis/index.js';
import { readBack } from '../../../analysis/readback/index.js';
import type { Chip } from '../../../analysis/semantics/index.js';
import type { Found } from './byPlan.js';
import { cutTables } from './cutTables.js';
import { chartOfTable, tableOfQuery } from './resultTable.js';
import type { Askable } from './sources.js';
import { toldChips } from './toldChips.js';

export interface QueryRun {
  readonly analysis: Analysis;
  readonly askable: Askable;
  readonly query: string;
  readonly language: 'zh' | 'en';
  /** In Shanghai, as `2026-11-21`. */
  readonly today: string;
  readonly signal: AbortSignal;
  /** The query may run, and now does. */
  readonly onChecked: () => Promise<void>;
}

/** What is said of rows that nobody has put into words. */
const plainWords = (count: number, language: 'zh' | 'en'): string =>
  language === 'en' ? `${count} rows.` : `共 ${count} 行。`;

/** The one figure that a result is, if it is one. */
const figureOf = ({ columns, rows }: QueryResult): number | null => {
  const numbers = columns.flatMap(({ type }, at) => (type === 'number' ? [at] : []));
  const cell = rows.length === 1 && numbers.length === 1 ? rows[0]?.[numbers[0] ?? 0] : null;
  return typeof cell === 'number' ? cell : null;
};

/** What a query rests on. It is answered also where that cannot be read. */
const chipsOf = async (
  sql: string,
  { analysis, askable: { vocabulary }, language, today }: QueryRun,
): Promise<readonly Chip[]> => {
  try {
    return (await readBack(sql, { analysis, vocabulary, language, today })).chips;
  } catch {
    return [];
  }
};

/** Runs a query as far as its reader may. Throws `AnalysisError` and `QueryRefused`. */
export const runQuery = async (run: QueryRun): Promise<{ found: Found; result: QueryResult }> => {
  const { analysis, askable, query, language, signal, onChecked } = run;
  const { grants, vocabulary } = askable;
  const checked = await analysis.check(query, grants);
  await onChecked();
  const result = await analysis.query({ sql: query, grants, signal });
  const chips = await chipsOf(checked.sql, run);
  const table = tableOfQuery(result.columns, result.rows, result.cut);
  const nulls = result.rows.reduce((sum, row) => sum + row.filter((cell) => cell === null).length, 0);
  const found: Found = {
    finding: { understood: '', byDefinition: false, chips: toldChips(chips), doubts: [], followUps: [] },
    sql: checked.sql,
    tables: checked.tables.map((name) => vocabulary.tables.find((one) => one.name === name)?.label ?? name),
    seconds: result.milliseconds / 1000,
    table,
    chart: chartOfTable(table),
    checks: [
      ...cutTables(askable, checked.tables),
      { kind: 'rows', state: result.rows.length === 0 ? 'warn' : 'ok', count: result.rows.length },
      { kind: 'nulls', state: nulls > 0 ? 'warn' : 'ok', count: nulls },
      { kind: 'cut', state: result.cut ? 'warn' : 'ok', count: result.rows.length },
    ],
    words: plainWords(result.rows.length, language),
    total: figureOf(result),
  };
  return { found, result };
};
