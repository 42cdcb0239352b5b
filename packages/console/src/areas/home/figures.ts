import { type Async, mapAsync } from '@console/base';
import type { FaqCalls, FeedbackAnalysis, QaCalls } from '@console/api/contract';
import type { BandFigure } from '@console/ui/figure-band';
import type { readings } from '../../figures/readings.js';
import type { HomeWords } from './homeWords.js';

/** What is counted, each loaded for itself. */
export interface Analyses {
  qa: Async<QaCalls>;
  faq: Async<FaqCalls>;
  feedback: Async<FeedbackAnalysis>;
}

const valuesOf = (trend: readonly { value: number }[]): number[] => trend.map(({ value }) => value);

/** The five key figures in words. */
export const figuresOf = (
  { qa, faq, feedback }: Analyses,
  { figures }: HomeWords,
  { count, share, seconds }: ReturnType<typeof readings>,
): BandFigure[] => [
  {
    key: 'questions',
    label: figures.questions,
    help: figures.questionsHelp,
    reading: mapAsync(qa, ({ total, trend }) => ({ ...count(total), trend: valuesOf(trend) })),
  },
  {
    key: 'faq',
    label: figures.faq,
    help: figures.faqHelp,
    reading: mapAsync(faq, ({ rate, trend }) => ({ ...share(rate), trend: valuesOf(trend) })),
  },
  {
    key: 'grounded',
    label: figures.grounded,
    help: figures.groundedHelp,
    reading: mapAsync(qa, ({ grounded }) => share(grounded)),
  },
  {
    key: 'satisfaction',
    label: figures.satisfaction,
    help: figures.satisfactionHelp,
    reading: mapAsync(feedback, ({ satisfaction }) => share(satisfaction)),
  },
  {
    key: 'firstWord',
    label: figures.firstWord,
    help: figures.firstWordHelp,
    reading: mapAsync(qa, ({ firstWord }) => seconds(firstWord)),
  },
];
