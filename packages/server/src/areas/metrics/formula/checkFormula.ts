import type { MetricFormula } from '@console/api/contract';
import { type Analysis, type CellType, quoted, type TableGrant } from '../../../analysis/index.js';
import type { Vocabulary } from '../../../analysis/semantics/index.js';
import { type Failure, fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { misshapenIn } from './expressionShape.js';
import { type FormulaField, type FormulaProblem, problemOf, problemWords } from './formulaWords.js';

/** What a formula comes to now. */
export interface CheckedFormula {
  readonly value: number | null;
  readonly rowCount: number;
  readonly undatedCount: number;
  readonly seconds: number;
}

/** The source of a formula as it is there for whoever checks it. */
export interface CheckedSource {
  readonly analysis: Analysis;
  readonly grants: readonly TableGrant[];
  readonly vocabulary: Vocabulary;
  readonly signal: AbortSignal;
}

class Wrong extends Error {
  readonly problem: FormulaProblem;

  constructor(problem: FormulaProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

/** `metric_formula_refused`, with what is wrong at its field. */
const formulaRefused = (problem: FormulaProblem, language: Language): Failure => {
  const { alone, placed } = problemWords(problem, language);
  return fail('metric_formula_refused', {
    values: { reason: placed },
    fields: { [`formula.${problem.field}`]: alone },
  });
};

const checked = async (
  { table, expression, parts, filter = '', timeColumn, dimensions }: MetricFormula,
  { analysis, grants, vocabulary, signal }: CheckedSource,
): Promise<CheckedFormula> => {
  const own = grants.filter((grant) => (grant.as ?? grant.table) === table);
  const ask = async (field: FormulaField, sql: string) => {
    try {
      return await analysis.query({ sql, grants: own, maxRows: 2, signal });
    } catch (error) {
      const problem = problemOf(error, field);
      throw problem === null ? error : new Wrong(problem);
    }
  };
  const shaped = (field: FormulaField, text: string): void => {
    const wrong = misshapenIn(text);
    if (wrong !== null) throw new Wrong({ field, reason: wrong.problem, at: wrong.at });
  };
  /** Of no rows there is one aggregate, and nothing of anything else. */
  const ofNothing = async (field: FormulaField, text: string) => {
    shaped(field, text);
    const { columns, rows } = await ask(field, `select (${text}) as "value" from ${quoted(table)} where false`);
    return { type: columns[0]?.type, count: rows.length };
  };

  const { columns } = await ask('table', `select * from ${quoted(table)} limit 1`);
  const typeOf = (name: string): CellType | undefined => columns.find((column) => column.name === name)?.type;
  for (const [field, text] of [
    ['expression', expression],
    ['parts.numerator.expression', parts?.numerator.expression],
    ['parts.denominator.expression', parts?.denominator.expression],
  ] as const) {
    if (text === undefined) continue;
    const { type, count } = await ofNothing(field, text);
    if (count !== 1) throw new Wrong({ field, reason: 'notAggregate' });
    if (type !== 'number') throw new Wrong({ field, reason: 'notNumber' });
  }
  if (filter.trim() !== '') {
    const { type, count } = await ofNothing('filter', filter);
    if (type !== 'boolean' || count !== 0) throw new Wrong({ field: 'filter', reason: 'notCondition' });
  }
  if (timeColumn !== null && typeOf(timeColumn) !== 'date') {
    const reason = typeOf(timeColumn) === undefined ? 'noColumn' : 'notDate';
    throw new Wrong({ field: 'timeColumn', reason, at: timeColumn });
  }
  for (const code of dimensions) {
    if (!vocabulary.dimensions.some((one) => one.code === code && one.table === table)) {
      throw new Wrong({ field: 'dimensions', reason: 'noDimension', at: code });
    }
  }
  const undated = timeColumn === null ? '0' : `count(*) filter (where ${quoted(timeColumn)} is null)`;
  const where = filter.trim() === '' ? '' : ` where (${filter})`;
  const { rows, milliseconds } = await ask(
    'expression',
    `select cast((${expression}) as double) as "value", count(*) as "rows", ${undated} as "undated" from ${quoted(table)}${where}`,
  );
  const [value, rowCount, undatedCount] = rows[0] ?? [];
  return {
    value: typeof value === 'number' ? value : null,
    rowCount: Number(rowCount ?? 0),
    undatedCount: Number(undatedCount ?? 0),
    seconds: milliseconds / 1000,
  };
};

/**
 * Counts by a formula once, with nothing granted but its table. Throws `source_table_not_found`, and `metric_formula_refused`
 * with what is wrong with it.
 */
export const checkFormula = async (
  formula: MetricFormula,
  source: CheckedSource,
  language: Language,
): Promise<CheckedFormula> => {
  const there = source.grants.some((grant) => (grant.as ?? grant.table) === formula.table);
  if (!there) throw fail('source_table_not_found');
  try {
    return await checked(formula, source);
  } catch (error) {
    throw error instanceof Wrong ? formulaRefused(error.problem, language) : error;
  }
};
