import { addDays } from './days.js';
import { compareWith } from './periods.js';
import { current, past, rolling } from './periods.js';
import type { Compare, Grain, Period, PlanFilter, QueryPlan } from './plan.js';
import {
  dimensionOf,
  type Language,
  metricOf,
  nameIn,
  type SemanticMetric,
  sharedDimensions,
  timeColumnOf,
  valuesOf,
  type Vocabulary,
} from './vocabulary.js';
import {
  dimensionName,
  filterText,
  metricName,
  metricNames,
  orderText,
  thresholdText,
  valueName,
} from './wording/titles.js';
import { compareName, grainName, periodName } from './wording/times.js';

export interface ChipOption {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
}

/** One thing that a plan takes for granted or was told, to be shown and changed. */
export interface Chip {
  readonly id: string;
  readonly kind: 'time' | 'metric' | 'group' | 'filter' | 'compare' | 'order' | 'threshold';
  readonly label: string;
  readonly text: string;
  readonly assumed: boolean;
  readonly editor: 'none' | 'choice' | 'choices' | 'period' | 'text' | 'number';
  readonly options: readonly ChipOption[];
  /** As `changeChip` takes them. */
  readonly values: readonly string[];
  /** It can be taken away, with no values. */
  readonly removable?: boolean;
}

/** What the kinds of chips are called. */
export const chipLabels: Readonly<Record<Chip['kind'], Readonly<Record<Language, string>>>> = {
  time: { zh: '时间', en: 'Time' },
  metric: { zh: '指标', en: 'Metric' },
  group: { zh: '分组', en: 'Groups' },
  filter: { zh: '筛选', en: 'Filter' },
  compare: { zh: '对比', en: 'Comparison' },
  order: { zh: '排序', en: 'Order' },
  threshold: { zh: '条件', en: 'Condition' },
};

/** The steps of time that figures can be told apart by, as values of a chip beside the codes of dimensions. */
export const grainValues: Readonly<Record<string, Grain>> = {
  '@hour': 'hour',
  '@day': 'day',
  '@week': 'week',
  '@month': 'month',
  '@quarter': 'quarter',
  '@year': 'year',
};

export const comparesOf = (plan: QueryPlan): Compare['kind'][] => {
  const kinds: Compare['kind'][] = ['previous', 'month', 'year'];
  return plan.compare !== null && !kinds.includes(plan.compare.kind) ? [...kinds, plan.compare.kind] : kinds;
};

/** Metrics that can take the place of those of a plan without changing anything else. */
export const metricsFor = (plan: QueryPlan, vocabulary: Vocabulary): SemanticMetric[] => {
  const isTimed = plan.period.kind !== 'all' || plan.grain !== null;
  const needed = [...plan.groupBy, ...plan.filters.map(({ dimension }) => dimension)];
  return vocabulary.metrics.filter(
    (metric) =>
      needed.every((code) => sharedDimensions(vocabulary, [metric]).includes(code)) &&
      (!isTimed || timeColumnOf(vocabulary, metric) !== null),
  );
};

const planMetrics = (plan: QueryPlan, vocabulary: Vocabulary): SemanticMetric[] =>
  plan.metrics.flatMap((code) => metricOf(vocabulary, code) ?? []);

export const groupsFor = (plan: QueryPlan, vocabulary: Vocabulary): string[] => [
  ...sharedDimensions(vocabulary, planMetrics(plan, vocabulary)),
  ...(planMetrics(plan, vocabulary).every((metric) => timeColumnOf(vocabulary, metric) !== null)
    ? Object.keys(grainValues)
    : []),
];

/** How a period is written as values of a chip: its name, or its first and last day. */
export const periodValues = ({ kind, unit, count, start, end }: Period): string[] => {
  if (kind === 'all') return ['all'];
  if (kind === 'rolling' || kind === 'current' || kind === 'past') return [`${kind}:${unit}:${count}`];
  return [start, addDays(end, -1)];
};

const presets = (today: string): Period[] => [
  rolling(today, 'day', 7),
  rolling(today, 'day', 30),
  current(today, 'month'),
  past(today, 'month', 1),
  current(today, 'year'),
];

/** The id of the chip of a filter. */
export const filterId = ({ op, dimension }: Pick<PlanFilter, 'op' | 'dimension'>): string =>
  op === 'in' ? `filter:${dimension}` : `without:${dimension}`;

/** What a plan asks for, piece by piece. `today` names the choices of time. */
export const chipsOf = (plan: QueryPlan, vocabulary: Vocabulary, language: Language, today: string): Chip[] => {
  const english = language === 'en';
  const make = (
    kind: Chip['kind'],
    id: string,
    text: string,
    editor: Chip['editor'],
    options: readonly ChipOption[],
    values: readonly string[],
  ): Chip => ({
    id,
    kind,
    label: chipLabels[kind][language],
    text,
    assumed: plan.assumed.includes(id),
    editor,
    options,
    values,
  });

  const grain = plan.grain === null ? [] : [english ? `by ${plan.grain}` : `按${grainName(plan.grain, 'zh')}`];
  const groups = [...plan.groupBy.map((code) => dimensionName(code, vocabulary, language)), ...grain];
  const grainValue = Object.keys(grainValues).find((value) => grainValues[value] === plan.grain);
  const timed = planMetrics(plan, vocabulary).some((metric) => timeColumnOf(vocabulary, metric) !== null);
  const time = make(
    'time',
    'time',
    periodName(plan.period, language),
    'period',
    presets(today).map((period) => ({ value: periodValues(period)[0] ?? '', label: periodName(period, language) })),
    periodValues(plan.period),
  );
  const compared = (kind: Compare['kind']): string =>
    kind === 'range' && plan.compare !== null
      ? compareName(plan.compare, plan.period, language)
      : compareName(compareWith(plan.period, kind === 'range' ? 'previous' : kind), plan.period, language);
  return [
    ...(timed ? [time] : []),
    make(
      'metric',
      'metric',
      metricNames(plan, vocabulary, language),
      'choices',
      metricsFor(plan, vocabulary).map((metric) => ({
        value: metric.code,
        label: nameIn(metric, language),
        detail: metric.definition,
      })),
      plan.metrics,
    ),
    {
      ...make(
        'group',
        'group',
        groups.length === 0 ? (english ? 'none' : '不分组') : groups.join(english ? ', ' : '，'),
        'choices',
        groupsFor(plan, vocabulary).map((value) => {
          const step = grainValues[value];
          return {
            value,
            label:
              step === undefined
                ? dimensionName(value, vocabulary, language)
                : english
                  ? `by ${step}`
                  : `按${grainName(step, 'zh')}`,
          };
        }),
        [...plan.groupBy, ...(grainValue === undefined ? [] : [grainValue])],
      ),
      assumed: plan.assumed.includes('group') || plan.assumed.includes('grain'),
    },
    ...plan.filters.map((filter) => ({
      ...make(
        'filter',
        filterId(filter),
        `${dimensionOf(vocabulary, filter.dimension)?.type === 'boolean' ? `${dimensionName(filter.dimension, vocabulary, language)} ` : ''}${filterText(filter, vocabulary, language)}`,
        'choices',
        valuesOf(vocabulary, filter.dimension).map(({ value }) => ({
          value,
          label: valueName(filter.dimension, value, vocabulary),
        })),
        filter.values,
      ),
      removable: true,
    })),
    ...(plan.compare === null
      ? []
      : [
          make(
            'compare',
            'compare',
            compareName(plan.compare, plan.period, language),
            'choice',
            [
              { value: 'none', label: english ? 'none' : '不对比' },
              ...comparesOf(plan).map((kind) => ({ value: kind, label: compared(kind) })),
            ],
            [plan.compare.kind],
          ),
        ]),
    ...plan.thresholds.map((threshold, index) =>
      make(
        'threshold',
        `threshold:${index}`,
        `${metricName(threshold.metric, vocabulary, language)} ${thresholdText(threshold, vocabulary, language)}`,
        'number',
        [],
        [String(threshold.value)],
      ),
    ),
    ...(plan.order === null
      ? []
      : [
          make(
            'order',
            'order',
            orderText({ order: plan.order, limit: null }, language),
            'choice',
            (['value', 'change'] as const)
              .filter((of) => of === 'value' || plan.compare !== null)
              .flatMap((of) => (['desc', 'asc'] as const).map((direction) => ({ of, direction })))
              .map(({ of, direction }) => ({
                value: `${of}:${direction}`,
                label: orderText({ order: { metric: '', of, direction }, limit: null }, language),
              })),
            [`${plan.order.of}:${plan.order.direction}`],
          ),
        ]),
    ...(plan.limit === null
      ? []
      : [
          make(
            'order',
            'limit',
            english ? `first ${plan.limit}` : `前 ${plan.limit} 个`,
            'number',
            [],
            [String(plan.limit)],
          ),
        ]),
  ];
};
