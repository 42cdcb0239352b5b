import { type Async, mapAsync } from '@console/base';
import type { FaqCalls, FeedbackAnalysis, QaCalls } from '@console/api/contract';
import type { BandFigure, FigureReading } from '@console/ui/figure-band';
import type { HomeWords } from './homeWords.js';
import { inShort } from './inShort.js';

/** What is counted, each loaded for itself. */
export interface Analyses {
  qa: Async<QaCalls>;
  faq: Async<FaqCalls>;
  feedback: Async<FeedbackAnalysis>;
}

interface Counted {
  value: number | null;
  previous: number | null;
}

/** For what can't be counted: a share of nothing. Never for what did not load. */
const NOTHING: FigureReading = { value: '—' };

const oneDecimal = (value: number): string => value.toLocaleString(undefined, { maximumFractionDigits: 1 });

type Difference = Pick<NonNullable<FigureReading['change']>, 'text' | 'direction' | 'good'>;

/** The difference as it is said: in percent, percentage points or seconds. `smallerIsBetter` turns what is good. */
const differenceOf = (
  { value, previous }: Counted,
  inWords: (difference: number, previous: number) => string | null,
  smallerIsBetter = false,
): Difference | undefined => {
  if (value === null || previous === null) return undefined;
  const text = inWords(Math.abs(value - previous), previous);
  if (text === null) return undefined;
  if (value === previous) return { text, direction: 'same', good: null };
  const up = value > previous;
  return { text, direction: up ? 'up' : 'down', good: up !== smallerIsBetter };
};

/** The five key figures in words. */
export const figuresOf = ({ qa, faq, feedback }: Analyses, words: HomeWords, than: string): BandFigure[] => {
  const { figures } = words;
  const change = (difference: Difference | undefined) => (difference ? { change: { ...difference, than } } : {});

  const share = (counted: Counted): FigureReading =>
    counted.value === null
      ? NOTHING
      : {
          value: oneDecimal(counted.value * 100),
          unit: '%',
          ...change(differenceOf(counted, (difference) => words.points(oneDecimal(difference * 100)))),
        };
  const inPercent = (difference: number, previous: number): string | null =>
    previous === 0 ? null : `${oneDecimal((difference / previous) * 100)}%`;
  const seconds = (counted: Counted): FigureReading =>
    counted.value === null
      ? NOTHING
      : {
          value: oneDecimal(counted.value),
          unit: words.seconds,
          ...change(differenceOf(counted, (difference) => `${oneDecimal(difference)} ${words.seconds}`, true)),
        };

  return [
    {
      key: 'questions',
      label: figures.questions,
      help: figures.questionsHelp,
      reading: mapAsync(qa, ({ total, trend }) => ({
        ...(total.value === null ? NOTHING : { ...inShort(total.value), unit: words.times }),
        trend: trend.map(({ value }) => value),
        ...change(differenceOf(total, inPercent)),
      })),
    },
    {
      key: 'faq',
      label: figures.faq,
      help: figures.faqHelp,
      reading: mapAsync(faq, ({ rate, trend }) => ({ ...share(rate), trend: trend.map(({ value }) => value) })),
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
};
