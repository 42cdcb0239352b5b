import type { Faq, FaqCandidate, SimilarFaq } from '@console/api/contract';

const days = (last: number): number[] => Array.from({ length: 30 }, (_, at) => Math.round(last * (0.4 + at / 50)) % 40);

const base: Faq = {
  id: 'f121',
  number: 121,
  kbId: 'b1',
  knowledgeBaseName: '竞赛规则库',
  question: '防守犯规后前场掷球入界，计时钟怎么复位',
  similarQuestions: ['前场掷球入界要不要回到 14 秒', '犯规后 24 秒怎么走'],
  negativeQuestions: ['后场掷球入界怎么复位', '三人篮球 12 秒怎么复位'],
  tags: ['24 秒', '掷球入界'],
  answer: '<p>13 秒或以下复位至 14 秒，14 秒或以上从停止处继续。</p>',
  variants: [],
  resources: [],
  enabled: true,
  hits: 904,
  recentHits: 312,
  trend: days(12),
  createdBy: '陈思远',
  createTime: '2026-03-01T02:00:00.000Z',
  updateTime: '2026-11-20T02:00:00.000Z',
};

export const faq = (over: Partial<Faq> = {}): Faq => ({ ...base, ...over });

/** A few FAQ of a base, those that answer most first. */
export const faqs: readonly Faq[] = [
  faq({ id: 'f118', number: 118, question: '24 秒计时钟什么时候复位到 14 秒', tags: ['24 秒'], recentHits: 486 }),
  faq(),
  faq({
    id: 'f123',
    number: 123,
    question: '前场犯规后发球，进攻时间是 24 秒还是 14 秒',
    tags: ['24 秒'],
    recentHits: 207,
    enabled: false,
  }),
  faq({ id: 'f109', number: 109, question: '技术犯规的罚则是什么', tags: ['犯规与罚则'], recentHits: 0, trend: [] }),
];

export const pageOf = (list: readonly Faq[]) => ({ list: [...list], total: list.length, current: 1, size: 20 });

export const similar = (over: Partial<SimilarFaq> = {}): SimilarFaq => ({
  id: 'f123',
  number: 123,
  question: '前场犯规后发球，计时钟怎么复位',
  phrasing: '前场犯规后发球，计时钟怎么复位',
  similarQuestions: [],
  negativeQuestions: [],
  score: 0.87,
  answer: '前场犯规后由原控球队发球，一律复位至 24 秒。',
  sameAnswer: false,
  enabled: true,
  hits: 207,
  createdBy: '赵雪',
  updateTime: '2023-05-01T02:00:00.000Z',
  ...over,
});

export const candidate = (over: Partial<FaqCandidate> = {}): FaqCandidate => ({
  id: 'f121',
  number: 121,
  question: base.question,
  phrasing: base.question,
  exact: false,
  score: 0.94,
  vectorScore: 0.91,
  shared: ['防守', '犯规', '前场', '复位'],
  difference: null,
  deniedBy: null,
  enabled: true,
  ...over,
});
