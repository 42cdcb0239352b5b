import type { AnswerChip, AnswerDoubt, ResultTable, ShownDataAnswer } from './types.js';

/** The clock of all stories. */
export const now = new Date('2026-11-21T10:42:00+08:00');

const assistants = [
  { name: '文献助手', asked: 8416, grounded: 8256, rate: 98.1, before: 97.8, level: 98.1 },
  { name: '财务助手', asked: 2371, grounded: 2307, rate: 97.3, before: 96.8, level: 97.2 },
  { name: '通用助手', asked: 16824, grounded: 16302, rate: 96.9, before: 96.2, level: 96.8 },
  { name: '智能客服', asked: 12470, grounded: 11871, rate: 95.2, before: 94, level: 95.2 },
  { name: '传播助手', asked: 5203, grounded: 4880, rate: 93.8, before: 94.6, level: 93.9 },
];

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const rates: ResultTable = {
  columns: [
    { name: '助手', type: 'text', role: 'group' },
    { name: '问答次数', type: 'number', unit: '次', role: 'part' },
    { name: '有依据', type: 'number', unit: '次', role: 'part' },
    { name: '近 30 天', type: 'number', unit: '%', role: 'value', higherIsBetter: true },
    { name: '前 30 天', type: 'number', unit: '%', role: 'before' },
    { name: '变化', type: 'number', unit: '%', role: 'change', higherIsBetter: true },
  ],
  rows: assistants.map(({ name, asked, grounded, rate, before }) => [
    name,
    asked,
    grounded,
    rate,
    before,
    tenth(rate - before),
  ]),
  total: ['合计', 45284, 43616, 96.3, 95.7, 0.6],
  cut: false,
};

const days = Array.from({ length: 30 }, (_, at) => new Date(Date.UTC(2026, 9, 22 + at)).toISOString().slice(0, 10));

const daily: ResultTable = {
  columns: [
    { name: '日期', type: 'date', role: 'time' },
    { name: '助手', type: 'text', role: 'group' },
    { name: '有依据回答率', type: 'number', unit: '%', role: 'value', higherIsBetter: true },
  ],
  rows: days.flatMap((day, at) =>
    assistants.map(({ name, level }, row) => {
      const dip = row === 4 && at > 16 ? 1.6 - Math.abs(at - 21) * 0.12 : 0;
      return [day, name, tenth(level + Math.sin(at * (0.9 + row * 0.23)) * 0.5 - dip)];
    }),
  ),
  cut: false,
};

const chip = (
  id: string,
  [label, text]: readonly [string, string],
  rest: Partial<Omit<AnswerChip, 'id' | 'label' | 'text'>>,
): AnswerChip => ({ id, kind: 'filter', label, text, assumed: true, editor: 'none', options: [], values: [], ...rest });

export const chips: readonly AnswerChip[] = [
  chip('time', ['时间', '近 30 天'], {
    kind: 'time',
    editor: 'period',
    options: [
      { value: 'last7', label: '近 7 天', detail: '11-14 至 11-20' },
      { value: 'last30', label: '近 30 天', detail: '10-22 至 11-20' },
      { value: 'thisMonth', label: '本月', detail: '11-01 至 11-20' },
    ],
    values: ['last30'],
  }),
  chip('metric', ['指标', '有依据回答率'], {
    kind: 'metric',
    assumed: false,
    editor: 'choice',
    options: ['有依据回答率', '回答满意率', '首字延迟', '问答次数', '文件引用次数', 'FAQ 直接命中率'].map((label) => ({
      value: label,
      label,
    })),
    values: ['有依据回答率'],
  }),
  chip('group', ['分组', '助手，按天'], {
    kind: 'group',
    assumed: false,
    editor: 'choice',
    options: [
      { value: 'assistant', label: '助手' },
      { value: 'day', label: '按天' },
    ],
    values: ['assistant'],
  }),
  chip('filter', ['筛选', '启用的 5 个助手'], {
    editor: 'choices',
    options: assistants.map(({ name }) => ({ value: name, label: name })),
    values: assistants.map(({ name }) => name),
    removable: true,
  }),
  chip('least', ['至少', '100 次'], { kind: 'threshold', editor: 'number', values: ['100'] }),
  chip('compare', ['对比', '前 30 天'], { kind: 'compare' }),
];

/** A condition that is no more than taken away. */
export const between = chip('between', ['筛选', '身高 190 – 200'], { assumed: false, removable: true });

const sql = `SELECT DATE(a.answered_at) AS day, s.name AS assistant,
       COUNT(*) AS answers,
       SUM(a.evidence_count > 0) AS grounded,
       ROUND(100 * SUM(a.evidence_count > 0) / COUNT(*), 1) AS grounded_rate
FROM answer a JOIN assistant s ON s.id = a.assistant_id
WHERE a.answered_at >= '2026-10-22' AND a.answered_at < '2026-11-21'
  AND s.enabled = 1
GROUP BY day, assistant
ORDER BY day, assistant`;

export const answered: ShownDataAnswer = {
  question: '近 30 天各助手的有依据回答率怎么走，和前 30 天比',
  answer: '五个助手合计 **96.3%**，比前 30 天高 0.6 个百分点；只有**传播助手**从 94.6% 降到 93.8%。',
  status: 'done',
  stage: null,
  failure: null,
  understood: '各助手每天的有依据回答率，与前 30 天比',
  byDefinition: false,
  chips,
  doubts: [],
  followUps: ['传播助手为什么下降', '按知识库拆分', '列出无依据的 323 条'],
  sql,
  tables: ['answer', 'assistant'],
  seconds: 0.42,
  table: rates,
  chart: {
    kind: 'line',
    kinds: ['bar', 'line'],
    x: '日期',
    series: ['有依据回答率'],
    by: '助手',
    table: daily,
  },
  checks: [
    { kind: 'rows', state: 'ok', count: 128 },
    { kind: 'nulls', state: 'ok', count: 0 },
    { kind: 'cut', state: 'ok' },
    { kind: 'unit', state: 'ok', unit: '%' },
    { kind: 'since', state: 'ok', value: 96.3, before: 94.2, beforeTime: '2026-09-25T08:00:00+08:00', unit: '%' },
  ],
  liked: null,
};

const doubts: readonly AnswerDoubt[] = [
  {
    id: 'active',
    title: '活跃裁判指',
    options: [
      {
        value: 'games',
        label: '近 12 个月至少执裁 1 场',
        detail: '指标“活跃裁判数”，竞赛业务库的执裁记录',
        known: true,
      },
      { value: 'reviewed', label: '本年度年审通过', detail: '裁判员表，年审状态为通过', known: false },
      { value: 'signedIn', label: '近 90 天登录过平台', detail: '登录日志，只含有账号的裁判', known: false },
    ],
    chosen: 'games',
  },
  {
    id: 'year',
    title: '和去年怎么比',
    options: [
      { value: 'same', label: '比同期', detail: '2026-01-01 至 11-20，对 2025-01-01 至 11-20', known: false },
      { value: 'whole', label: '比全年', detail: '2026 年至今，对 2025 年全年', known: false },
    ],
    chosen: 'same',
  },
];

/** Nothing is known of it yet. */
const blank: ShownDataAnswer = {
  ...answered,
  answer: '',
  understood: '',
  chips: [],
  followUps: [],
  sql: '',
  tables: [],
  seconds: null,
  table: null,
  chart: null,
  checks: [],
};

const asking: ShownDataAnswer = {
  ...blank,
  question: '活跃裁判比去年多了吗',
  answer: '数据里“活跃”有三种算法，“去年”有两种比法，选好再查。',
  status: 'asking',
  doubts,
  followUps: ['各省注册裁判人数', '年审逾期裁判按省份'],
};

export const answers = {
  asking,
  reading: { ...blank, status: 'running', stage: 'reading' },
  querying: { ...blank, status: 'running', stage: 'querying', understood: answered.understood, chips, sql },
  explaining: { ...answered, answer: '五个助手合计', status: 'running', stage: 'explaining', followUps: [] },
  failed: { ...blank, status: 'failed', failure: '数据源“平台运营数据”没有响应，已等 30 秒' },
  failedKept: { ...answered, status: 'failed', failure: '查询超过 30 秒，已中止' },
  stopped: { ...blank, status: 'stopped', understood: answered.understood, chips },
  interrupted: { ...answered, status: 'interrupted', answer: '五个助手合计 **96.3%**，比前' },
  empty: {
    ...answered,
    answer: '',
    table: { ...rates, rows: [], total: null },
    chart: null,
    checks: [{ kind: 'rows', state: 'ok', count: 0 }],
    followUps: [],
  },
  /** Who may not see the query gets an empty one. */
  noQuery: { ...answered, sql: '', tables: [], byDefinition: true, checks: answered.checks.slice(0, 4) },
  doubtful: {
    ...answered,
    checks: [
      { kind: 'rows', state: 'ok', count: 1000 },
      { kind: 'cut', state: 'warn', count: 1000 },
      { kind: 'nulls', state: 'warn', count: 12, column: '有依据' },
      { kind: 'fanout', state: 'warn', count: 34 },
      { kind: 'freshness', state: 'later' },
    ],
  },
  long: {
    ...answered,
    question: `${answered.question}，`.repeat(6),
    understood: `${answered.understood}，`.repeat(4),
    chips: chips.map((one) => ({ ...one, text: `${one.text}，包括已归档的会话和由其他系统转入的提问` })),
    followUps: answered.followUps.map((one) => `${one}，并且按省份、赛区和知识库分别列出最近三个月的变化`),
    table: {
      ...rates,
      rows: rates.rows.map(([name, ...rest]) => [`${name}（竞赛与裁判业务专用，含各省协会）`, ...rest]),
    },
    chart: null,
  },
} satisfies Record<string, ShownDataAnswer>;
