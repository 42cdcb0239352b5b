import type { DataAnswer } from '@console/api/contract';

const asked = '2026-11-21T10:30:00+08:00';

export const sources = [
  { id: 'association', name: '平台运营数据', kind: 'association' as const, tableCount: 5 },
  { id: 'league', name: '联赛报名', kind: 'tables' as const, tableCount: 2 },
].map((one) => ({
  ...one,
  description: '',
  enabled: true,
  reachable: true,
  createTime: asked,
  updateTime: asked,
}));

/** Somebody's, which can't be reached at the moment. */
export const database = {
  id: 'matches',
  name: '赛事库',
  kind: 'postgres' as const,
  tableCount: 12,
  description: '',
  enabled: true,
  reachable: false,
  roles: [{ id: 'staff', name: '竞赛部' }],
  createTime: asked,
  updateTime: asked,
};

export const source = {
  id: 'league',
  name: '联赛报名',
  kind: 'tables' as const,
  tableCount: 1,
  description: '',
  enabled: true,
  reachable: true,
  createTime: asked,
  updateTime: asked,
  address: '',
  rules: [],
  tables: [
    {
      name: '报名',
      label: '报名',
      description: '',
      rowCount: 3000,
      columns: ['球队', '省份'].map((label) => ({ name: label, label, type: 'text', description: '' })),
    },
  ],
};

export const answer: DataAnswer = {
  id: 'a1',
  threadId: 'a1',
  question: '近 30 天各助手的有依据回答率，和前 30 天比',
  answer: '五个助手合计 **96.3%**，比前 30 天高 0.6 个百分点；只有**传播助手**从 94.6% 降到 93.8%。',
  status: 'done',
  stage: null,
  failure: null,
  understood: '各助手的有依据回答率，与前 30 天比',
  byDefinition: true,
  chips: [
    {
      id: 'time',
      kind: 'time',
      label: '时间',
      text: '近 30 天',
      assumed: false,
      editor: 'period',
      options: [
        { value: 'rolling:day:7', label: '近 7 天' },
        { value: 'rolling:day:30', label: '近 30 天' },
      ],
      values: ['rolling:day:30'],
    },
  ],
  doubts: [],
  followUps: ['近 30 天传播助手的无依据回答数'],
  sql: '',
  tables: ['问答记录'],
  seconds: 0.42,
  table: {
    columns: [
      { name: '助手', type: 'text', role: 'group' },
      { name: '近 30 天', type: 'number', unit: '%', role: 'value', higherIsBetter: true },
      { name: '前 30 天', type: 'number', unit: '%', role: 'before' },
      { name: '变化', type: 'number', unit: '%', role: 'change', higherIsBetter: true },
    ],
    rows: [
      ['文献助手', 98.1, 97.8, 0.3],
      ['传播助手', 93.8, 94.6, -0.8],
    ],
    total: ['合计', 96.3, 95.7, 0.6],
    cut: false,
  },
  chart: null,
  checks: [{ kind: 'rows', state: 'ok', count: 2 }],
  sources: [{ id: 'association', name: '平台运营数据' }],
  liked: null,
  createTime: asked,
};

export const asking: DataAnswer = {
  ...answer,
  question: '今年的问答次数和去年比',
  answer: '',
  status: 'asking',
  understood: '',
  chips: [],
  followUps: [],
  table: null,
  checks: [],
  seconds: null,
  doubts: [
    {
      id: 'compare:year',
      title: '和去年怎么比',
      options: [
        { value: 'same', label: '比同期', detail: '2026-01-01 至 11-21，对 2025-01-01 至 11-21', known: false },
        { value: 'whole', label: '比全年', detail: '2026 年至今，对 2025 年全年', known: false },
      ],
      chosen: 'same',
    },
  ],
};

const thread = {
  id: 'a1',
  title: answer.question,
  status: 'done' as const,
  answerCount: 1,
  createTime: asked,
  updateTime: asked,
};

export const threads = [
  thread,
  { ...thread, id: 'a2', title: '首字延迟分布', updateTime: '2026-11-20T09:00:00+08:00' },
];

export const threadOf = (one: DataAnswer) => ({ ...thread, title: one.question, status: one.status, answers: [one] });

export const suggestions = ['近 30 天各助手的问答次数', '近 30 天的有依据回答率', '各知识库的文档数'];
