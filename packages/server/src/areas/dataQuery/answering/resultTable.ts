import type { DataChart, DataColumn, DataTable } from '@console/api/contract';
import type { Cell } from '../../../analysis/index.js';
import type { QueryPlan, ResultColumn, ResultRow, Vocabulary } from '../../../analysis/semantics/index.js';

type Language = 'zh' | 'en';

/** Rows that are told; a result has them all in its file. */
const MOST_ROWS = 1000;

const roles: Readonly<Partial<Record<ResultColumn['role'], NonNullable<DataColumn['role']>>>> = {
  group: 'group',
  step: 'time',
  part: 'part',
  value: 'value',
  before: 'before',
  change: 'change',
  percent: 'change',
};

const cellOf = (value: unknown): Cell =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value);

/** Rows by the names of their columns, as those who write of them want them. */
export const rowsByName = (
  columns: readonly { readonly name: string }[],
  rows: readonly (readonly Cell[])[],
): ResultRow[] => rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null])));

const typeOf = (column: ResultColumn, rows: readonly ResultRow[]): DataColumn['type'] => {
  if (column.role === 'step') return 'date';
  const value = rows.map((row) => row[column.name]).find((one) => one !== null && one !== undefined);
  if (typeof value === 'number' || column.metric !== null) return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'text';
};

const named = (labels: readonly string[]): string[] =>
  labels.map((label, at) => {
    const same = labels.slice(0, at).filter((one) => one === label).length;
    return same === 0 ? label : `${label} ${same + 1}`;
  });

/** What a planned query found as a table with heads that people read, the row of all together apart. */
export const tableOfPlan = (
  columns: readonly ResultColumn[],
  rows: readonly ResultRow[],
  { vocabulary, language, cut }: { vocabulary: Vocabulary; language: Language; cut: boolean },
): DataTable => {
  const shown = columns.filter(({ role }) => roles[role] !== undefined);
  const names = named(shown.map(({ label }) => label[language]));
  const isTotal = (row: ResultRow) => row['is_total'] === true;
  const cells = (row: ResultRow) => shown.map(({ name }) => cellOf(row[name] ?? null));
  const groups = rows.filter((row) => !isTotal(row));
  const total = rows.find(isTotal);
  const grouped = shown.some(({ role }) => role === 'group' || role === 'step');
  const listed = grouped ? groups : rows;
  return {
    columns: shown.map((column, at) => {
      const metric = vocabulary.metrics.find(({ code }) => code === column.metric);
      return {
        name: names[at] ?? '',
        type: typeOf(column, rows),
        // A change between shares is in points, which the role says.
        ...(column.unit !== null && column.unit !== '' && { unit: column.unit === 'pp' ? '%' : column.unit }),
        role: roles[column.role],
        ...(metric !== undefined && { higherIsBetter: metric.higherIsBetter }),
      };
    }),
    rows: listed.slice(0, MOST_ROWS).map(cells),
    total: grouped && total !== undefined && groups.length > 1 ? cells(total) : null,
    cut: cut || listed.length > MOST_ROWS,
  };
};

const firstNamed = ({ columns }: DataTable, role: DataColumn['role']): string | undefined =>
  columns.find((column) => column.role === role)?.name;

/** How an answer is best drawn: steps of time as lines, groups as bars. Null: there is nothing to draw. */
export const chartOfPlan = (plan: QueryPlan, table: DataTable, series: DataTable | null): DataChart | null => {
  const drawn = series ?? table;
  const values = drawn.columns.filter(({ role }) => role === 'value').map(({ name }) => name);
  const time = firstNamed(drawn, 'time');
  const group = firstNamed(drawn, 'group');
  if (values.length === 0 || drawn.rows.length < 2) return null;
  if (time !== undefined) {
    const by = plan.groupBy.length === 1 ? group : undefined;
    if (plan.groupBy.length > 1) return null;
    return {
      kind: 'line',
      kinds: ['bar', 'line'],
      x: time,
      series: by === undefined ? values : values.slice(0, 1),
      ...(by !== undefined && { by }),
      table: series,
    };
  }
  if (group === undefined) return null;
  return { kind: 'bar', kinds: ['bar'], x: group, series: values, table: null };
};

/** What a query of a model's found, with the columns as it named them. */
export const tableOfQuery = (
  columns: readonly { readonly name: string; readonly type: DataColumn['type'] }[],
  rows: readonly (readonly Cell[])[],
  cut: boolean,
): DataTable => {
  const names = named(columns.map(({ name }) => name));
  return {
    columns: columns.map(({ type }, at) => ({ name: names[at] ?? '', type })),
    rows: rows.map((row) => [...row]),
    cut,
  };
};

/** How a table of which nothing more is known is best drawn. */
export const chartOfTable = ({ columns, rows }: DataTable): DataChart | null => {
  const numbers = columns.filter(({ type }) => type === 'number').map(({ name }) => name);
  const along = columns.find(({ type }) => type === 'date') ?? columns.find(({ type }) => type === 'text');
  if (numbers.length === 0 || along === undefined || rows.length < 2) return null;
  const isTime = along.type === 'date';
  return {
    kind: isTime ? 'line' : 'bar',
    kinds: isTime ? ['bar', 'line'] : ['bar'],
    x: along.name,
    series: numbers.slice(0, 5),
    table: null,
  };
};
