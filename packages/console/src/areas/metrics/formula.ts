/** Ways to count that are put together from choices; `own` is typed. */
export const countings = ['count', 'sum', 'mean', 'distinct', 'ratio', 'own'] as const;
export type CountingKind = (typeof countings)[number];

export interface RatioParts {
  numerator: { name: string; expression: string };
  denominator: { name: string; expression: string };
}

/** What is counted of a table's rows. */
export type Counting =
  | { kind: 'count' }
  | { kind: 'sum' | 'mean' | 'distinct'; column: string }
  | { kind: 'ratio'; parts: RatioParts; percent: boolean }
  | { kind: 'own'; expression: string; parts?: RatioParts };

const quoted = (column: string): string => `"${column.replaceAll('"', '""')}"`;

const over = { sum: 'sum(', mean: 'avg(', distinct: 'count(distinct ' } as const;
const columnKinds = ['sum', 'mean', 'distinct'] as const;

/** A division of anything but one call would otherwise take part of what it divides. */
const grouped = (expression: string): string =>
  /^\w+\([^()]*\)(?: filter \(where [^()]*\))?$/.test(expression) ? expression : `(${expression})`;

/** The aggregate that counts so. */
export const writeCounting = (counting: Counting): string => {
  if (counting.kind === 'count') return 'count(*)';
  if (counting.kind === 'own') return counting.expression.trim();
  if (counting.kind !== 'ratio') return `${over[counting.kind]}${quoted(counting.column)})`;
  const { numerator, denominator } = counting.parts;
  const [above, below] = [numerator.expression.trim(), denominator.expression.trim()];
  return `${counting.percent ? '100.0' : '1.0'} * ${grouped(above)} / nullif(${below}, 0)`;
};

const columnOf = (expression: string): Counting | undefined => {
  for (const kind of columnKinds) {
    const column = expression.slice(over[kind].length + 1, -2).replaceAll('""', '"');
    if (column !== '' && writeCounting({ kind, column }) === expression) return { kind, column };
  }
  return undefined;
};

const ratioOf = (expression: string, parts: RatioParts): Counting | undefined =>
  [true, false]
    .map((percent): Counting => ({ kind: 'ratio', parts, percent }))
    .find((ratio) => writeCounting(ratio) === expression);

/** The choices that an aggregate was put together from; what was written by hand otherwise is `own`. */
export const readCounting = (expression: string, parts?: RatioParts | null): Counting => {
  const text = expression.trim();
  const own = { kind: 'own' as const, expression: text };
  if (parts) return ratioOf(text, parts) ?? { ...own, parts };
  return text === 'count(*)' ? { kind: 'count' } : (columnOf(text) ?? own);
};
