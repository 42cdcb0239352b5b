import { ASSOCIATION, type MetricRollUp } from '@console/api/contract';
import sql from 'sql-template-tag';
import { literal } from '../analysis/index.js';
import type { AssumedFilter, MetricPart, SemanticMetric } from '../analysis/semantics/index.js';
import type { Queryable } from '../db/database.js';

/** What a computed metric is counted from, as the table `metrics` keeps it. */
export interface StoredFormula {
  readonly table: string;
  readonly expression: string;
  readonly parts?: { readonly numerator: MetricPart; readonly denominator: MetricPart } | null;
  readonly filter?: string;
  readonly timeColumn: string | null;
  readonly dimensions: readonly string[];
  readonly assumes?: readonly AssumedFilter[];
}

/** A metric of the library, as far as reading questions and counting need it. */
export interface LibraryMetric {
  readonly code: string;
  readonly name: string;
  readonly englishName: string;
  readonly synonyms: readonly string[];
  readonly unit: string;
  readonly rollUp: MetricRollUp;
  readonly definition: string;
  readonly formula: StoredFormula | null;
  readonly higherIsBetter: boolean | null;
  readonly target: number | null;
}

/** Where values that were typed in are asked: a table beside the association's own. */
export const VALUES_TABLE = 'metric_values';

/** In parentheses: what nobody has typed in is no nought. */
const rolledUp: Readonly<Record<MetricRollUp, string>> = {
  sum: '(sum("value"))',
  mean: 'avg("value")',
  last: 'arg_max("value", "valued_at")',
};

type Counted = Pick<
  SemanticMetric,
  'table' | 'expression' | 'timeColumn' | 'filter' | 'dimensions' | 'parts' | 'assumes'
>;

const countedBy = ({
  table,
  expression,
  parts,
  filter = '',
  timeColumn,
  dimensions,
  assumes,
}: StoredFormula): Counted => ({
  table,
  expression,
  timeColumn,
  dimensions,
  ...(parts != null && { parts }),
  ...(filter.trim() !== '' && { filter }),
  ...(assumes !== undefined && { assumes }),
});

const typedIn = ({ code, rollUp }: LibraryMetric): Counted => ({
  table: VALUES_TABLE,
  expression: rolledUp[rollUp],
  timeColumn: 'valued_at',
  filter: `"metric" = ${literal(code)} and "part" is null`,
  dimensions: [],
});

/** A metric as questions are read and counted by it. */
export const semanticOf = (metric: LibraryMetric): SemanticMetric => {
  const { code, name, englishName, synonyms, unit, definition, formula, higherIsBetter, target } = metric;
  return {
    code,
    name,
    ...(englishName !== '' && { english: englishName }),
    synonyms,
    unit,
    definition,
    higherIsBetter,
    target,
    ...(formula === null ? typedIn(metric) : countedBy(formula)),
  };
};

/** What is needed of a row `m` of `metrics`. */
export const libraryColumns = sql`
  m.code, m.name, m.english_name as "englishName", m.synonyms, m.unit, m.roll_up as "rollUp", m.definition, m.formula,
  m.higher_is_better as "higherIsBetter", m.target`;

/** The metrics in use that questions to a source are read by; those that are typed in belong to the association's own. */
export const libraryMetrics = async (db: Queryable, sourceId: string): Promise<SemanticMetric[]> => {
  const rows = await db.query<LibraryMetric>(sql`
    select ${libraryColumns} from metrics m
    where m.enabled and (m.data_source_id = ${sourceId} or (m.data_source_id is null and ${sourceId === ASSOCIATION}))
    order by m.created_at, m.id`);
  return rows.map(semanticOf);
};
