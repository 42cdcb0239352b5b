import { compareWith, compareWithPeriod, past } from '../periods.js';
import type { Compare, Period } from '../plan.js';
import { dimensionOf, type Language, metricOf, nameIn, tableOf, type Vocabulary } from '../vocabulary.js';
import { daysOf } from '../wording/times.js';
import type { NamedValue } from './marks.js';

export interface DoubtOption {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  /** True for what the vocabulary defines already. */
  readonly known: boolean;
}

/** Something in a question that means several things. */
export interface Doubt {
  readonly id: string;
  readonly title: string;
  readonly options: readonly DoubtOption[];
  /** The likeliest. */
  readonly chosen: string;
}

/** Answers to doubts by their ids. */
export type Choices = Readonly<Record<string, string>>;

export interface Doubts {
  readonly list: readonly Doubt[];
  /** What was answered to a doubt, or else its likeliest option, with the doubt put on the list. */
  readonly decide: (doubt: Doubt) => string;
}

export const doubtsWith = (choices: Choices): Doubts => {
  const list: Doubt[] = [];
  return {
    list,
    decide: (doubt) => {
      const answer = Object.hasOwn(choices, doubt.id) ? choices[doubt.id] : undefined;
      if (answer !== undefined && doubt.options.some(({ value }) => value === answer)) return answer;
      if (!list.some(({ id }) => id === doubt.id)) list.push(doubt);
      return doubt.chosen;
    },
  };
};

export const metricDoubt = (
  word: string,
  codes: readonly string[],
  vocabulary: Vocabulary,
  language: Language,
): Doubt => ({
  id: `metric:${word}`,
  title: language === 'en' ? `What “${word}” means` : `${word}指`,
  options: codes.flatMap((code) => {
    const metric = metricOf(vocabulary, code);
    return metric === undefined
      ? []
      : [{ value: code, label: nameIn(metric, language), detail: metric.definition, known: true }];
  }),
  chosen: codes[0] ?? '',
});

export const valueDoubt = (
  word: string,
  values: readonly NamedValue[],
  vocabulary: Vocabulary,
  language: Language,
): Doubt => {
  const options = values.map(({ dimension, value }) => {
    const named = dimensionOf(vocabulary, dimension);
    const table = tableOf(vocabulary, named?.table ?? '');
    const name = named === undefined ? dimension : nameIn(named, language);
    return {
      value: JSON.stringify([dimension, value]),
      label: `${name}: ${value}`,
      detail: (language === 'en' ? table?.english : undefined) ?? table?.label ?? '',
      known: true,
    };
  });
  return {
    id: `value:${word}`,
    title: language === 'en' ? `What “${word}” means` : `${word}指`,
    options,
    chosen: options[0]?.value ?? '',
  };
};

export const groupDoubt = (codes: readonly string[], vocabulary: Vocabulary, language: Language): Doubt => ({
  id: 'group',
  title: language === 'en' ? 'What to rank' : '按什么比',
  options: codes.flatMap((code) => {
    const dimension = dimensionOf(vocabulary, code);
    return dimension === undefined
      ? []
      : [
          {
            value: code,
            label: nameIn(dimension, language),
            detail: tableOf(vocabulary, dimension.table)?.label ?? '',
            known: true,
          },
        ];
  }),
  chosen: codes[0] ?? '',
});

/** Last year is the same days of it, or all of it. */
export const lastYearCompare = (
  period: Period,
  today: string,
  language: Language,
  decide: (doubt: Doubt) => string,
): Compare => {
  const same = compareWith(period, 'year');
  const whole = compareWithPeriod(past(today, 'year', 1));
  const against = language === 'en' ? ', against ' : '，对 ';
  const detail = (compare: Compare): string => `${daysOf(period, language)}${against}${daysOf(compare, language)}`;
  const choice = decide({
    id: 'compare:year',
    title: language === 'en' ? 'Which part of last year' : '和去年怎么比',
    options: [
      { value: 'same', label: language === 'en' ? 'The same days' : '比同期', detail: detail(same), known: false },
      { value: 'whole', label: language === 'en' ? 'The whole year' : '比全年', detail: detail(whole), known: false },
    ],
    chosen: 'same',
  });
  return choice === 'whole' ? whole : same;
};
