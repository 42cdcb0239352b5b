import type { FaqCalls, FeedbackAnalysis, QaCalls } from '@console/api/contract';
import type { BandFigure } from '@console/ui/figure-band';
import type { HomeWords } from './homeWords.js';

/** What is counted, as far as it has come. */
export interface Analyses {
  qa?: QaCalls;
  faq?: FaqCalls;
  feedback?: FeedbackAnalysis;
}

interface Counted {
  value: number | null;
  previous: number | null;
}

const NOTHING = '—';

const oneDecimal = (value: number): string => value.toLocaleString(undefined, { maximumFractionDigits: 1 });

type Difference = Pick<NonNullable<BandFigure['change']>, 'text' | 'direction' | 'good'>;

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

const percentOf = (counted: Counted | undefined): string =>
  counted?.value === null || counted === undefined ? NOTHING : oneDecimal(counted.value * 100);

/** The five key figures in words; what has not come yet, or can't be counted, is a dash. */
export const figuresOf = ({ qa, faq, feedback }: Analyses, words: HomeWords, than: string): BandFigure[] => {
  const { figures } = words;
  const change = (difference: Difference | undefined) => (difference ? { change: { ...difference, than } } : {});
  const points = (counted: Counted | undefined) =>
    counted ? change(differenceOf(counted, (difference) => words.points(oneDecimal(difference * 100)))) : {};
  const unit = (counted: Counted | undefined, text: string) =>
    counted?.value === null || counted === undefined ? {} : { unit: text };

  return [
    {
      key: 'questions',
      label: figures.questions,
      help: figures.questionsHelp,
      value: qa?.total.value?.toLocaleString() ?? NOTHING,
      ...unit(qa?.total, words.times),
      trend: qa?.trend.map(({ value }) => value) ?? [],
      ...(qa &&
        change(
          differenceOf(qa.total, (difference, previous) =>
            previous === 0 ? null : `${oneDecimal((difference / previous) * 100)}%`,
          ),
        )),
    },
    {
      key: 'faq',
      label: figures.faq,
      help: figures.faqHelp,
      value: percentOf(faq?.rate),
      ...unit(faq?.rate, '%'),
      trend: faq?.trend.map(({ value }) => value) ?? [],
      ...points(faq?.rate),
    },
    {
      key: 'grounded',
      label: figures.grounded,
      help: figures.groundedHelp,
      value: percentOf(qa?.grounded),
      ...unit(qa?.grounded, '%'),
      ...points(qa?.grounded),
    },
    {
      key: 'satisfaction',
      label: figures.satisfaction,
      help: figures.satisfactionHelp,
      value: percentOf(feedback?.satisfaction),
      ...unit(feedback?.satisfaction, '%'),
      ...points(feedback?.satisfaction),
    },
    {
      key: 'firstWord',
      label: figures.firstWord,
      help: figures.firstWordHelp,
      value: qa?.firstWord.value === null || qa === undefined ? NOTHING : oneDecimal(qa.firstWord.value),
      ...unit(qa?.firstWord, words.seconds),
      ...(qa && change(differenceOf(qa.firstWord, (difference) => `${oneDecimal(difference)} ${words.seconds}`, true))),
    },
  ];
};
