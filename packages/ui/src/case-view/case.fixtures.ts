import type { CaseMoment } from './CaseTimeline.js';
import type { Source } from './SourceList.js';

export const parent = { label: '反馈处理', href: '#/assistantAI/knowledgeBase/feedbackHandle' };

export const sources: readonly Source[] = [
  {
    n: 1,
    name: '竞赛规则（2020 版）第 43 页',
    href: '#/assistantAI/knowledgeBase/chunks?id=d1&chunk=c88',
    note: '分段 088',
  },
  { n: 2, name: 'FAQ #123 前场犯规后发球' },
];

export const long =
  '在没有持球的情况下被对方两名队员夹击倒地后裁判没有鸣哨而记录台已经停表，这时应当怎样恢复比赛，由哪一方在什么位置掷球入界';

export const moments: readonly CaseMoment[] = [
  {
    key: 'asked',
    time: '09:41',
    dateTime: '2026-11-21T09:41:16+08:00',
    by: 'person',
    content: '剩 9 秒时被犯规，前场发球给多少秒？',
  },
  { key: 'found', time: '0.2 s', by: 'system', content: '检索到 2 段依据' },
  { key: 'answered', time: '0.8 s', by: 'system', content: '前场掷球入界一律复位至 24 秒。' },
  {
    key: 'disliked',
    time: '09:42',
    dateTime: '2026-11-21T09:42:00+08:00',
    by: 'complaint',
    content: '周凯：2024 版规则是 14 秒，昨天 U17 的技术台就按这个执行。',
  },
  {
    key: 'assigned',
    time: '09:50',
    dateTime: '2026-11-21T09:50:00+08:00',
    by: 'system',
    content: '转给孙晓彤',
  },
];
