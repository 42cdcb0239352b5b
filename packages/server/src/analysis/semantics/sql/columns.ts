import type { Period, QueryPlan } from '../plan.js';
import { compareName, grainName, periodName } from '../wording/times.js';
import { dimensionOf, metricOf, type SemanticMetric, type Vocabulary } from '../vocabulary.js';

export type ColumnRole = 'total' | 'group' | 'step' | 'part' | 'value' | 'before' | 'change' | 'percent' | 'groups';

/** What a column of a result is. */
export interface ResultColumn {
  /** In the rows. */
  readonly name: string;
  /** `total`: true in the row of all together. `groups`: how many groups there are, shown or not. */
  readonly role: ColumnRole;
  readonly label: { readonly zh: string; readonly en: string };
  readonly metric: string | null;
  readonly dimension: string | null;
  /** Of a change between shares, `pp`: percentage points. */
  readonly unit: string | null;
}

const plain = { metric: null, dimension: null, unit: null };

/** Names of the columns that a metric has in a result. */
export const columnNames = (code: string) => ({
  value: code,
  numerator: `${code}_numerator`,
  denominator: `${code}_denominator`,
  before: `${code}_before`,
  change: `${code}_change`,
  percent: `${code}_percent`,
});

const metricColumns = (metric: SemanticMetric, plan: QueryPlan, parts: boolean): ResultColumn[] => {
  const { code, name, english = name, unit } = metric;
  const names = columnNames(code);
  const several = plan.metrics.length > 1;
  const dated = (period: Period | null, zh: string, en: string) =>
    several || period === null
      ? { zh: several ? `${name}，${zh}` : zh, en: several ? `${english}, ${en}` : en }
      : { zh, en };
  const column = (role: ColumnRole, of: string, label: ResultColumn['label'], own: string): ResultColumn => ({
    name: of,
    role,
    label,
    metric: code,
    dimension: null,
    unit: own,
  });
  const part = (of: string, { name: zh, english: en = zh }: { name: string; english?: string }) =>
    column('part', of, { zh, en }, '');
  const { compare, period } = plan;
  const shown = metric.parts !== undefined && parts;
  return [
    ...(shown
      ? [part(names.denominator, metric.parts.denominator), part(names.numerator, metric.parts.numerator)]
      : []),
    column(
      'value',
      names.value,
      compare === null ? { zh: name, en: english } : dated(period, periodName(period, 'zh'), periodName(period, 'en')),
      unit,
    ),
    ...(compare === null
      ? []
      : [
          column(
            'before',
            names.before,
            dated(period, compareName(compare, period, 'zh'), compareName(compare, period, 'en')),
            unit,
          ),
          column(
            'change',
            names.change,
            unit === '%' ? { zh: '变化，个百分点', en: 'Change, pp' } : { zh: '变化', en: 'Change' },
            unit === '%' ? 'pp' : unit,
          ),
          ...(unit === '%' ? [] : [column('percent', names.percent, { zh: '变化，%', en: 'Change, %' }, '%')]),
        ]),
  ];
};

const groupColumns = (plan: QueryPlan, vocabulary: Vocabulary): ResultColumn[] =>
  plan.groupBy.map((code) => {
    const named = dimensionOf(vocabulary, code);
    const zh = named?.name ?? code;
    return { ...plain, name: code, role: 'group', label: { zh, en: named?.english ?? zh }, dimension: code };
  });

const stepColumn = ({ grain }: QueryPlan): ResultColumn => ({
  ...plain,
  name: 'step',
  role: 'step',
  label: { zh: grainName(grain ?? 'day', 'zh'), en: grainName(grain ?? 'day', 'en') },
});

const metricsOf = (plan: QueryPlan, vocabulary: Vocabulary): SemanticMetric[] =>
  plan.metrics.flatMap((code) => metricOf(vocabulary, code) ?? []);

export const summaryColumns = (plan: QueryPlan, vocabulary: Vocabulary): ResultColumn[] => [
  { ...plain, name: 'is_total', role: 'total', label: { zh: '合计', en: 'Total' } },
  ...(plan.rows === 'steps' ? [stepColumn(plan)] : groupColumns(plan, vocabulary)),
  ...metricsOf(plan, vocabulary).flatMap((metric) => metricColumns(metric, plan, true)),
  { ...plain, name: 'group_count', role: 'groups', label: { zh: '分组数', en: 'Groups' } },
];

export const seriesColumns = (plan: QueryPlan, vocabulary: Vocabulary): ResultColumn[] => [
  stepColumn(plan),
  ...groupColumns(plan, vocabulary),
  ...metricsOf(plan, vocabulary).flatMap((metric) =>
    metricColumns(metric, plan, false).filter(({ role }) => role === 'value' || role === 'before'),
  ),
];
