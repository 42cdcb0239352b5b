import type { Gap } from '@console/api/contract';
import type { GapEvidence } from './gapDraft.js';

const base: Gap = {
  id: 'g1',
  kbId: 'b1',
  knowledgeBaseName: '竞赛规则库',
  question: '轮椅篮球怎么算犯规？',
  wordings: [
    { text: '轮椅篮球怎么算犯规？', times: 4 },
    { text: '请问轮椅篮球怎么算犯规', times: 2 },
    { text: '轮椅篮球怎么算犯规呢', times: 1 },
  ],
  wordingsTotal: 3,
  times: 7,
  people: 5,
  unanswered: 6,
  disliked: 1,
  reasons: ['unanswered', 'disliked', 'repeated'],
  firstTime: '2026-10-03T02:00:00.000Z',
  lastTime: '2026-11-23T09:12:00.000Z',
  state: 'open',
  returned: 0,
  settledBy: '',
  settleTime: null,
  faq: null,
};

export const gap = (over: Partial<Gap> = {}): Gap => ({ ...base, ...over });

/** A few that wait, the last asked first. */
export const gaps: readonly Gap[] = [
  gap(),
  gap({
    id: 'g2',
    question: '三人篮球的规则在哪里看？',
    wordings: [{ text: '三人篮球的规则在哪里看？', times: 3 }],
    wordingsTotal: 1,
    times: 3,
    people: 2,
    unanswered: 3,
    disliked: 0,
    reasons: ['unanswered'],
    returned: 2,
    settledBy: '陈思远',
    settleTime: '2026-11-01T02:00:00.000Z',
    faq: { id: 'f121', number: 121 },
  }),
  gap({ id: 'g3', question: '每队可以暂停几次？', unanswered: 0, disliked: 0, times: 12, reasons: ['repeated'] }),
];

export const evidence = (over: Partial<GapEvidence> = {}): GapEvidence => ({
  answeredBy: null,
  faqs: [
    { id: 'f7', number: 7, question: '三人篮球怎么算犯规', answer: '累计七次起罚球。', score: 0.56, enabled: true },
    { id: 'f9', number: 9, question: '轮椅篮球的场地多大', answer: '与五人制相同。', score: 0.41, enabled: false },
  ],
  passages: [
    {
      chunkId: 'c12',
      documentId: 'd1',
      documentName: '轮椅篮球规则.pdf',
      heading: ['第五章', '犯规'],
      content: '轮椅视为运动员身体的一部分。\n轮椅之间的不合法接触记为侵人犯规 <b>一次</b>。',
      score: 0.82,
    },
  ],
  ...over,
});

export const pageOf = (list: readonly Gap[]) => ({ list: [...list], total: list.length, current: 1, size: 20 });
