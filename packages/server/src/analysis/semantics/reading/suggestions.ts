import { textLikeness } from '../../../text/textLikeness.js';
import { type Language, nameIn, type SemanticMetric, type Vocabulary } from '../vocabulary.js';
import { fold } from './fold.js';

/** Something the vocabulary has that is near to what nobody understood. */
export interface Suggestion {
  readonly kind: 'metric' | 'dimension' | 'value';
  /** What was written; empty: nothing was. */
  readonly word: string;
  readonly code: string;
  /** As people call it. */
  readonly name: string;
}

const MOST = 6;

const characters = (text: string): Set<string> => new Set([...text].filter((sign) => sign !== ' '));

/** 0 to 1. One character alike counts a little, since two make most words. */
const nearness = (word: string, name: string): number => {
  const [one, other] = [characters(word), characters(name)];
  const both = [...one].filter((sign) => other.has(sign)).length;
  const alike = /\p{Script=Han}/u.test(word) ? both / Math.max(one.size, other.size, 1) : 0;
  return textLikeness(word, name) + alike / 2;
};

const best = (word: string, names: readonly string[]): number =>
  Math.max(...names.map((name) => nearness(word, fold(name))));

const candidates = (vocabulary: Vocabulary, language: Language): (Suggestion & { names: readonly string[] })[] => [
  ...vocabulary.metrics.map((metric) => ({
    kind: 'metric' as const,
    word: '',
    code: metric.code,
    name: nameIn(metric, language),
    names: [metric.name, metric.english ?? '', ...metric.synonyms],
  })),
  ...vocabulary.dimensions.flatMap((dimension) => [
    {
      kind: 'dimension' as const,
      word: '',
      code: dimension.code,
      name: nameIn(dimension, language),
      names: [dimension.name, dimension.english ?? '', ...dimension.synonyms],
    },
    ...(dimension.values ?? []).map(({ value, synonyms = [] }) => ({
      kind: 'value' as const,
      word: '',
      code: dimension.code,
      name: value,
      names: [value, ...synonyms],
    })),
  ]),
];

/** What is nearest to words that nobody understood. */
export const nearest = (words: readonly string[], vocabulary: Vocabulary, language: Language): Suggestion[] => {
  const all = candidates(vocabulary, language);
  const found = words.flatMap((word) =>
    all
      .map(({ names, ...one }) => ({ one: { ...one, word }, near: best(word, names) }))
      .filter(({ near }) => near >= 0.25)
      .toSorted((one, other) => other.near - one.near)
      .slice(0, MOST)
      .map(({ one }) => one),
  );
  return [...new Map(found.map((one) => [`${one.kind}:${one.code}:${one.name}`, one])).values()].slice(0, 2 * MOST);
};

/** Metrics to choose from where a question names none. */
export const someMetrics = (metrics: readonly SemanticMetric[], language: Language): Suggestion[] =>
  metrics
    .slice(0, MOST)
    .map((metric) => ({ kind: 'metric', word: '', code: metric.code, name: nameIn(metric, language) }));
