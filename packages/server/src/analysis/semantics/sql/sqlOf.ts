import type { QueryPlan } from '../plan.js';
import { dimensionOf, isNoughtWhenEmpty, type SemanticMetric, type Vocabulary } from '../vocabulary.js';
import { columnNames, type ResultColumn, seriesColumns, summaryColumns } from './columns.js';
import { quoted } from '../../names.js';
import { quoteNumber } from './quote.js';
import { type Shift, shiftOf } from './shift.js';
import { groupName, type PassOptions, passSql, type Source, sourcesOf, stepsSql } from './sources.js';

export interface PlannedQuery {
  /** For DuckDB, one SELECT. */
  readonly sql: string;
  readonly columns: readonly ResultColumn[];
}

export interface PlannedQueries {
  /** A row a group, or a step, and one of all together, which is the last. */
  readonly summary: PlannedQuery;
  /** Points of a line for each group; null where no steps were asked for. */
  readonly series: PlannedQuery | null;
}

/** More lines than these are not told apart in a chart. */
const MOST_LINES = 8;
const MOST_GROUPS = 1000;

interface Pass {
  readonly name: string;
  readonly source: Source;
  readonly before: boolean;
  readonly sql: string;
}

type Passing = Pick<PassOptions, 'groups' | 'step' | 'total' | 'parts'>;

const passesOf = (
  plan: QueryPlan,
  vocabulary: Vocabulary,
  prefix: string,
  passing: Passing,
  shift: Shift | null,
): Pass[] =>
  sourcesOf(plan, vocabulary).flatMap((source, index) => {
    const pass = (name: string, before: boolean, span: { start: string; end: string }): Pass => ({
      name: quoted(`${prefix}${name}_${index + 1}`),
      source,
      before,
      sql: passSql(source, plan, vocabulary, {
        ...passing,
        span,
        step: passing.step === null ? null : { ...passing.step, later: before ? shift : null },
      }),
    });
    return [
      pass('now', false, plan.period),
      ...(plan.compare === null || source.time === null ? [] : [pass('before', true, plan.compare)]),
    ];
  });

const withSql = (named: readonly (readonly [name: string, sql: string])[]): string =>
  `with ${named.map(([name, sql]) => `${name} as (\n  ${sql}\n)`).join(', ')}`;

/** What a metric is where its pass has no row for a group. */
const figure = (metric: SemanticMetric, pass: Pass | undefined, column: string): string => {
  if (pass === undefined) return 'cast(null as double)';
  const at = `${pass.name}.${quoted(column)}`;
  return isNoughtWhenEmpty(metric) ? `coalesce(${at}, 0)` : at;
};

const figuresOf = (passes: readonly Pass[], plan: QueryPlan, parts: boolean, changes: boolean): string[] =>
  plan.metrics.flatMap((code) => {
    const now = passes.find(({ source, before }) => !before && source.metrics.some((one) => one.code === code));
    const metric = now?.source.metrics.find((one) => one.code === code);
    if (now === undefined || metric === undefined) return [];
    const before = passes.find((one) => one.before && one.source === now.source);
    const names = columnNames(code);
    const [value, held] = [figure(metric, now, names.value), figure(metric, before, names.value)];
    const part = (name: string): string => `coalesce(${now.name}.${quoted(name)}, 0) as ${quoted(name)}`;
    return [
      ...(metric.parts !== undefined && parts ? [part(names.denominator), part(names.numerator)] : []),
      `${value} as ${quoted(names.value)}`,
      ...(plan.compare === null ? [] : [`${held} as ${quoted(names.before)}`]),
      ...(plan.compare === null || !changes ? [] : [`${value} - ${held} as ${quoted(names.change)}`]),
      ...(plan.compare === null || !changes || metric.unit === '%'
        ? []
        : [`100.0 * (${value} - ${held}) / nullif(abs(${held}), 0) as ${quoted(names.percent)}`]),
    ];
  });

/** Joins a step to the one that it is held against; a day that the other month lacks has none. */
const stepJoin = (pass: Pass, shift: Shift | null, keys: string): string => {
  const own = `${pass.name}."step"`;
  if (!pass.before || shift === null || shift.unit === 'day') return `${own} = ${keys}."step"`;
  return `${own} = ${keys}."step" - interval ${shift.count} month and day(${own}) = day(${keys}."step")`;
};

const groupJoin = (pass: Pass, groups: readonly string[], keys: string): string[] =>
  groups.map((_, index) => `${pass.name}.${groupName(index)} is not distinct from ${keys}.${groupName(index)}`);

/** The body of the summary: its passes by name, and what is selected from them. */
const summaryOf = (plan: QueryPlan, vocabulary: Vocabulary) => {
  const isSteps = plan.rows === 'steps';
  const shift = plan.compare === null ? null : shiftOf(plan.compare, plan.period, plan.grain);
  const groups = isSteps ? [] : plan.groupBy;
  const grain = plan.grain ?? 'day';
  const passing = { groups, step: isSteps ? { grain, later: null } : null, total: true, parts: true };
  const passes = passesOf(plan, vocabulary, '', passing, shift);
  const names = isSteps ? ['"step"'] : groups.map((_, index) => groupName(index));
  const listed = ['"is_total"', ...names].join(', ');
  const keysSql =
    isSteps && plan.period.kind !== 'all'
      ? `select false as "is_total", "step" from (${stepsSql(plan)}) as "steps" union all select true, null`
      : [
          ...passes.filter(({ before }) => !before || !isSteps).map(({ name }) => `select ${listed} from ${name}`),
          // There is a row of all together, even of nothing.
          `select true${names.map(() => ', null').join('')}`,
        ].join('\n  union ');
  const joins = passes.map((pass) => {
    const conditions = isSteps
      ? [
          `(("keys"."is_total" and ${pass.name}."is_total") or (not "keys"."is_total" and not ${pass.name}."is_total" and ${stepJoin(pass, shift, '"keys"')}))`,
        ]
      : [`${pass.name}."is_total" = "keys"."is_total"`, ...groupJoin(pass, groups, '"keys"')];
    return `\nleft join ${pass.name} on ${conditions.join(' and ')}`;
  });
  const shown = isSteps
    ? ['"keys"."step"']
    : groups.map((code, index) => `"keys".${groupName(index)} as ${quoted(code)}`);
  const select = ['"keys"."is_total"', ...shown, ...figuresOf(passes, plan, true, true)];
  const joined = `select ${select.join(',\n    ')}\n  from "keys"${joins.join('').replaceAll('\n', '\n  ')}`;
  return {
    named: [
      ...passes.map(({ name, sql }) => [name, sql] as const),
      ['"keys"', keysSql] as const,
      ['"figures"', joined] as const,
    ],
  };
};

const orderSql = ({ order, metrics, rows, groupBy }: QueryPlan): string => {
  const names = rows === 'steps' ? ['"step"'] : groupBy.map(quoted);
  if (order === null && rows === 'steps') return names.join(', ');
  const names1 = columnNames(order?.metric ?? metrics[0] ?? '');
  const column = quoted(order?.of === 'change' ? names1.change : names1.value);
  return [`${column} ${order?.direction ?? 'desc'} nulls last`, ...names].join(', ');
};

/** Which lines are drawn, where not all can be: as the rows are wanted, else those that changed most. */
const linesSql = (plan: QueryPlan): string => {
  const rows = orderSql({ ...plan, rows: 'groups' });
  if (plan.order !== null || plan.compare === null) return rows;
  return `abs(${quoted(columnNames(plan.metrics[0] ?? '').change)}) desc nulls last, ${rows}`;
};

const placedSql = (plan: QueryPlan, vocabulary: Vocabulary): string => {
  const most = Math.min(
    ...plan.groupBy.map((code) => dimensionOf(vocabulary, code)?.maxValues ?? MOST_GROUPS),
    MOST_GROUPS,
  );
  const limit = Math.min(
    plan.limit ?? MOST_GROUPS,
    plan.rows === 'steps' || plan.groupBy.length > 1 ? MOST_GROUPS : most,
  );
  const held = plan.thresholds.map(({ metric, op, value }) => `${quoted(metric)} ${op} ${quoteNumber(value)}`);
  const where = held.length === 0 ? '' : `\nwhere "is_total" or (${held.join(' and ')})`;
  return `select *, count(*) filter (where not "is_total") over () as "group_count"
from "figures"${where}
qualify "is_total" or row_number() over (partition by "is_total" order by ${orderSql(plan)}) <= ${quoteNumber(limit)}`;
};

const seriesOf = (plan: QueryPlan, vocabulary: Vocabulary): PlannedQuery | null => {
  const { grain, compare, period, groupBy } = plan;
  if (grain === null) return null;
  const shift = compare === null ? null : shiftOf(compare, period, grain);
  const passing = { groups: groupBy, step: { grain, later: null }, total: false, parts: false };
  const passes = passesOf(plan, vocabulary, 'line_', passing, shift);
  const grouped = groupBy.length > 0;
  const { named } = grouped ? summaryOf(plan, vocabulary) : { named: [] };
  const lines = groupBy.map((code, index) => `${quoted(code)} as ${groupName(index)}`).join(', ');
  const chosen = `select ${lines}, row_number() over (order by ${linesSql(plan)}) as "place"
  from (${placedSql(plan, vocabulary)}) as "placed" where not "is_total" order by "place" limit ${MOST_LINES}`;
  const steps =
    period.kind === 'all'
      ? passes
          .filter(({ before }) => !before)
          .map(({ name }) => `select distinct "step" from ${name}`)
          .join(' union ')
      : stepsSql(plan);
  // A cross join of its own: the engine prints queries anew, and two kinds of joins in a row do not survive that.
  const points = grouped ? 'select * from "steps" cross join "lines"' : 'select * from "steps"';
  const joins = passes.map((pass) => {
    const conditions = [stepJoin(pass, shift, '"points"'), ...groupJoin(pass, groupBy, '"points"')];
    return `\nleft join ${pass.name} on ${conditions.join(' and ')}`;
  });
  const select = [
    '"points"."step"',
    ...groupBy.map((code, index) => `"points".${groupName(index)} as ${quoted(code)}`),
    ...figuresOf(passes, plan, false, false),
  ];
  const all = [
    ...named,
    ...(grouped ? [['"lines"', chosen] as const] : []),
    ...passes.map(({ name, sql }) => [name, sql] as const),
    ['"steps"', steps] as const,
    ['"points"', points] as const,
  ];
  return {
    sql: `${withSql(all)}
select ${select.join(',\n  ')}
from "points"${joins.join('')}
order by ${grouped ? '"points"."place", ' : ''}"points"."step"`,
    columns: seriesColumns(plan, vocabulary),
  };
};

/** The queries of a plan. Throws `UnknownName` where the plan names what the vocabulary does not have. */
export const sqlOf = (plan: QueryPlan, vocabulary: Vocabulary): PlannedQueries => ({
  summary: {
    sql: `${withSql(summaryOf(plan, vocabulary).named)}
${placedSql(plan, vocabulary)}
order by "is_total", ${orderSql(plan)}`,
    columns: summaryColumns(plan, vocabulary),
  },
  series: seriesOf(plan, vocabulary),
});
