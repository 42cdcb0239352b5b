import type { UsageAnswer, UsageFigure, UsageGroup, UsageMeasure, UsedDocument } from '@console/api/contract';

export const pageOf = <Row>(list: Row[], total = list.length) => ({ list, total, current: 1, size: 20 });

const DAY = 86_400_000;
const first = Date.parse('2026-11-13T16:00:00Z');
const shape = [0.98, 0.62, 0.56, 1.02, 1.1, 1.06, 1];
const before = [0.95, 0.66, 0.77, 1.09, 1.18, 1.1, 1.04];

const figure = (measure: UsageMeasure, value: number, previous: number): UsageFigure => ({
  measure,
  value,
  previous,
  trend: shape.map((share, at) => {
    const step = (of: number) => (value > 2 ? Math.round((of / 7) * share) : Math.min(0.99, of * (0.95 + share / 20)));
    return {
      time: new Date(first + at * DAY).toISOString(),
      value: step(value),
      previous: step(previous * (before[at] ?? 1)),
    };
  }),
});

export const figures: UsageFigure[] = [
  figure('questions', 11_369, 12_344),
  figure('faq', 0.648, 0.636),
  figure('citations', 9846, 10_386),
  figure('grounded', 0.962, 0.959),
  figure('satisfaction', 0.91, 0.915),
  figure('firstWord', 1.2, 1.3),
];

const group = (
  id: string | null,
  name: string,
  numbers: readonly [number, number, number | null, number | null],
): UsageGroup => ({
  id,
  name,
  count: numbers[0],
  previous: numbers[1],
  grounded: numbers[2],
  satisfaction: numbers[3],
});

export const assistants: UsageGroup[] = [
  group('general', '通用助手', [4146, 4401, 0.97, 0.923]),
  group('service', '智能客服', [3012, 3486, 0.953, 0.898]),
  group('papers', '文献助手', [2103, 2188, 0.981, 0.946]),
  group('media', '传播助手', [1284, 1421, 0.938, 0.879]),
  group('finance', '财务助手', [598, 610, 0.975, 0.915]),
  group(null, '', [226, 232, 0.863, null]),
];

export const bases: UsageGroup[] = [
  group('rules', '竞赛规则库', [5120, 5340, 1, 0.931]),
  group('league', '赛事规程库', [3011, 2890, 1, 0.902]),
  group('referees', '裁判知识库', [1870, 1810, 1, 0.914]),
];

export const roles: UsageGroup[] = [
  group('clubs', '俱乐部', [6203, 6711, 0.958, 0.907]),
  group('referee', '裁判管理', [2410, 2380, 0.971, 0.921]),
  group(null, '', [88, 0, 0.8, null]),
];

export const hours: number[][] = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (_unused, hour) =>
    Math.round(
      (day > 4 ? 0.4 : 1) *
        Math.max(2, 160 * Math.exp(-((hour - 10.5) ** 2) / 14) + 110 * Math.exp(-((hour - 15.5) ** 2) / 10)),
    ),
  ),
);

const document = (
  id: string,
  name: string,
  knowledgeBaseName: string,
  count: number,
  previous: number,
): UsedDocument => ({
  id,
  name,
  knowledgeBaseId: 'rules',
  knowledgeBaseName,
  count,
  previous,
  createTime: '2025-11-06T10:00:00+08:00',
});

export const cited: UsedDocument[] = [
  document('d1', '篮球竞赛规则（2024 版）.pdf', '竞赛规则库', 2318, 2402),
  document('d2', '全国 U17 联赛竞赛规程.docx', '赛事规程库', 1206, 980),
  document('d3', '裁判员手册 2026.pdf', '裁判知识库', 987, 1001),
];

export const uncited: UsedDocument[] = [
  document('d8', '反兴奋剂告知书模板.docx', '医务与反兴奋剂', 0, 0),
  document('d9', '2023 赛季总结报告.pdf', '赛事规程库', 0, 0),
];

const answer = (id: string, question: string, more: Partial<UsageAnswer> = {}): UsageAnswer => ({
  id,
  topicId: `t-${id}`,
  question,
  username: '吴婷',
  status: 'done',
  used: 3,
  faq: false,
  isLike: null,
  firstWord: 1100,
  askedTime: '2026-11-20T10:38:24+08:00',
  ...more,
});

export const answers: UsageAnswer[] = [
  answer('a1', 'U17 联赛决赛新闻稿的导语怎么写'),
  answer('a2', '海报上能否使用球员肖像', { used: 0, firstWord: 1400 }),
  answer('a3', '三人篮球大师赛的规范中文名称', { used: 1, faq: true, username: '周凯' }),
  answer('a4', '转播画面上的比分条用什么字体', { used: 0, topicId: null, username: '' }),
  answer('a5', '给社交媒体写三条女篮二级联赛预告', { used: 0, status: 'running', firstWord: null }),
];

export const counts = {
  questions: 1284,
  answers: 1301,
  faq: 402,
  grounded: 1221,
  ungrounded: 80,
  citing: 819,
  liked: 225,
  disliked: 31,
  spoken: 1280,
};
