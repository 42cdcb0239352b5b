import type { Metric, MetricSource } from '@console/api/contract';

const made = '2026-09-18T10:00:00+08:00';

/** So many days of November before the 21st. */
export const daily = (values: readonly number[]) =>
  values.map((value, at) => ({
    time: `2026-11-${String(21 - values.length + at).padStart(2, '0')}T00:00:00+08:00`,
    value,
  }));

export const grounded: Metric = {
  id: 'm_grounded_rate',
  metricName: '有依据回答率',
  englishName: 'grounded rate',
  code: 'grounded_rate',
  category: '问答质量',
  synonyms: ['引用率', '有引用的比例'],
  unit: '%',
  period: 'day',
  rollUp: 'mean',
  definition: '至少引用 1 段知识库内容或命中 FAQ 的回答，占全部已完成回答的比例。测试会话与中断的回答不计。',
  formula: {
    sourceId: 'association',
    table: 'answers',
    expression: '100.0 * count(*) filter (where "cited") / nullif(count(*), 0)',
    parts: {
      numerator: { name: '有依据', expression: 'count(*) filter (where "cited")' },
      denominator: { name: '已完成', expression: 'count(*)' },
    },
    filter: '"finished"',
    timeColumn: 'time',
    dimensions: ['assistant', 'base'],
  },
  sourceName: '平台运营数据',
  tableLabel: '问答记录',
  higherIsBetter: true,
  target: 95,
  enabled: true,
  builtIn: true,
  version: 4,
  owner: { id: 'u1', name: '刘畅' },
  followed: false,
  latest: { time: '2026-11-20T00:00:00+08:00', value: 96.4 },
  previous: 95.6,
  spark: daily([95.2, 95.6, 95.1, 94.6, 95.8, 96.1, 96.4]),
  reached: true,
  useCount: 12,
  hints: [],
  doubleOf: null,
  computedTime: '2026-11-21T02:03:00+08:00',
  failure: '',
  createdBy: '刘畅',
  createTime: made,
  updateTime: made,
};

export const satisfaction: Metric = {
  ...grounded,
  id: 'm_satisfaction_rate',
  metricName: '满意率',
  englishName: 'satisfaction rate',
  code: 'satisfaction_rate',
  synonyms: [],
  target: 92,
  latest: { time: '2026-11-20T00:00:00+08:00', value: 91.4 },
  previous: 92,
  spark: daily([92.5, 92.1, 92.4, 91.9, 92, 91.4]),
  reached: false,
  builtIn: false,
  version: 1,
  useCount: 0,
  hints: ['unused', 'doubled'],
  doubleOf: { id: grounded.id, metricName: grounded.metricName },
};

/** Its values are typed in. */
export const teams: Metric = {
  ...grounded,
  id: 'teams',
  metricName: 'U17 报名队伍数',
  englishName: '',
  code: 'u17_team_count',
  category: '赛事',
  synonyms: [],
  unit: '支',
  period: 'month',
  rollUp: 'last',
  definition: '',
  formula: null,
  sourceName: '',
  tableLabel: '',
  target: 1800,
  enabled: false,
  builtIn: false,
  version: 1,
  owner: null,
  latest: { time: '2026-10-01T00:00:00+08:00', value: 1926 },
  previous: 1764,
  spark: [],
  reached: true,
  useCount: 4,
  hints: ['no_owner', 'no_definition', 'stale'],
  computedTime: null,
};

export const categories = [
  { category: '问答质量', count: 2 },
  { category: '赛事', count: 1 },
];

export const sources: MetricSource[] = [
  {
    id: 'association',
    name: '平台运营数据',
    tables: [
      {
        name: 'answers',
        label: '回答',
        columns: [
          { name: 'time', label: '提问时间', type: 'timestamp' },
          { name: 'seconds', label: '用时', type: 'number' },
          { name: 'cited', label: '有依据', type: 'boolean' },
          { name: 'finished', label: '已完成', type: 'boolean' },
        ],
        dimensions: [
          { code: 'assistant', name: '助手' },
          { code: 'base', name: '知识库' },
        ],
      },
    ],
  },
];

export const pageOf = <Row>(list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });
