import type { Day } from './days.js';
import type { QueryPlan } from './plan.js';
import { type Choices, type Doubt, type Doubts, doubtsWith, groupDoubt } from './reading/doubts.js';
import { languageOf } from './reading/fold.js';
import { NotUnderstood, type Reason } from './reading/notUnderstood.js';
import { readSaid } from './reading/readSaid.js';
import { assumedFilters, filtersOf, metricsOf, orderOf, type RowContext, thresholdsOf } from './reading/resolveRows.js';
import { stepsFor, timesOf } from './reading/resolveTime.js';
import type { Said } from './reading/said.js';
import { nearest, type Suggestion, someMetrics } from './reading/suggestions.js';
import {
  dimensionOf,
  type Language,
  metricOf,
  nameIn,
  type SemanticMetric,
  sharedDimensions,
  tableOf,
  timeColumnOf,
  valuesOf,
  type Vocabulary,
} from './vocabulary.js';

export interface Understanding {
  readonly language: Language;
  /** True where the question went on from the one before. */
  readonly continued: boolean;
}

/** A question with its doubts open. Plain JSON: it may be kept until they are answered. */
export interface PartialReading {
  readonly question: string;
  readonly previous: QueryPlan | null;
  readonly choices: Choices;
}

export type Reading =
  | { readonly kind: 'plan'; readonly plan: QueryPlan; readonly understood: Understanding }
  | { readonly kind: 'doubts'; readonly doubts: readonly Doubt[]; readonly partial: PartialReading }
  | {
      readonly kind: 'unknown';
      readonly reason: Reason;
      /** As written, or the names of what does not go together. */
      readonly unknown: readonly string[];
      readonly suggestions: readonly Suggestion[];
    };

export interface ReadOptions {
  /** In Shanghai, as `2026-11-21`. */
  readonly today: Day;
  /** What was asked before, which a short question goes on from. */
  readonly previous?: QueryPlan | null;
  /** Answers that are known already, by the ids of doubts; those that no longer fit are passed over. */
  readonly choices?: Choices;
}

interface Context extends RowContext {
  readonly today: Day;
  readonly doubts: Doubts;
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

const groupsOf = (said: Said, shared: readonly string[], previous: QueryPlan | null): string[] => {
  const named = unique([...said.groupBy, ...said.bareGroups]);
  for (const code of named) if (!shared.includes(code)) throw new NotUnderstood('dimension', [code]);
  const before = previous?.groupBy.filter((code) => shared.includes(code)) ?? [];
  if (previous !== null && before.length < previous.groupBy.length) {
    throw new NotUnderstood(
      'dimension',
      previous.groupBy.filter((code) => !shared.includes(code)),
    );
  }
  if (named.length === 0) return before;
  return said.adds ? unique([...before, ...named]) : named;
};

/** Two values of one dimension side by side are asked for to be told apart. */
const impliedGroups = ({ filters }: Pick<QueryPlan, 'filters'>, said: Said): string[] =>
  said.filters.length === 0
    ? []
    : filters.filter(({ op, values }) => op === 'in' && values.length > 1).map(({ dimension }) => dimension);

const planOf = (said: Said, metrics: readonly SemanticMetric[], context: Context): QueryPlan => {
  const { vocabulary, previous, doubts, language } = context;
  const shared = sharedDimensions(vocabulary, metrics);
  const timed = metrics.filter((metric) => timeColumnOf(vocabulary, metric) !== null);
  if (timed.length > 0 && timed.length < metrics.length && said.periods.length + Number(said.compare !== null) > 0) {
    throw new NotUnderstood('noTime');
  }
  const { period, compare, assumed } = timesOf(said, {
    ...context,
    timed: timed.length === metrics.length,
    timeless: metrics.every(({ table }) => tableOf(vocabulary, table)?.timeless === true),
  });

  let groupBy = groupsOf(said, shared, previous);
  const filters = filtersOf(said, metrics, groupBy, context);
  const implied = groupBy.length === 0 && !said.steps ? impliedGroups({ filters }, said).slice(0, 1) : [];
  groupBy = [...groupBy, ...implied];
  const enabled = assumedFilters(metrics, filters, groupBy, said, shared);

  const thresholds = thresholdsOf(said, metrics, context);
  const order = orderOf(said, metrics, context);
  const grain = stepsFor(said.grain ?? previous?.grain ?? null, period);
  const steps = groupBy.length === 0 && (said.steps || (previous?.rows === 'steps' && said.grain === null));
  const ranks = order !== null || thresholds.length > 0 || said.limit !== null;
  const needsGroups = groupBy.length === 0 && !steps && ranks;
  if (needsGroups) {
    if (shared.length === 0) throw new NotUnderstood('order');
    groupBy = [doubts.decide(groupDoubt(shared, vocabulary, language))];
  }
  if (order?.of === 'change' && compare === null) throw new NotUnderstood('compare');
  const single = said.single && !said.several && said.limit === null ? 1 : null;
  const limit = said.limit ?? single ?? (said.order === null ? (previous?.limit ?? null) : null);
  if (limit !== null && (limit < 1 || limit > 1000)) throw new NotUnderstood('order');
  if (groupBy.length > 4) throw new NotUnderstood('dimension', groupBy);
  const fits = said.grain === 'fitting' || (said.grain === null && previous?.assumed.includes('grain') === true);
  return {
    version: 1,
    metrics: metrics.map(({ code }) => code),
    groupBy,
    grain: said.grain === null && fits && grain !== null ? stepsFor('fitting', period) : grain,
    rows: steps ? 'steps' : 'groups',
    period,
    compare,
    filters: [...filters, ...enabled.filter((one) => !filters.some(({ dimension }) => dimension === one.dimension))],
    thresholds,
    order,
    limit,
    assumed: unique([
      ...assumed,
      ...(implied.length > 0 || (said.bareGroups.length > 0 && said.groupBy.length === 0 && !ranks) ? ['group'] : []),
      ...(fits && grain !== null ? ['grain'] : []),
      ...enabled.map(({ dimension }) => `filter:${dimension}`),
    ]),
  };
};

const suggestionsFor = (
  { reason, words }: NotUnderstood,
  said: Said,
  { vocabulary, language }: Context,
): Suggestion[] => {
  const metrics = said.metrics.flatMap(({ codes }) => codes.flatMap((code) => metricOf(vocabulary, code) ?? []));
  if (reason === 'words') {
    const near = nearest(words, vocabulary, language);
    if (near.length > 0) return near;
    // 火星助手: the values of what was named beside it.
    const values = [...said.groupBy, ...said.bareGroups].flatMap((code) =>
      valuesOf(vocabulary, code).map(({ value }) => ({
        kind: 'value' as const,
        word: words[0] ?? '',
        code,
        name: value,
      })),
    );
    return values.length > 0
      ? values.slice(0, 12)
      : someMetrics(metrics.length > 0 ? metrics : vocabulary.metrics, language);
  }
  if (reason === 'metric') {
    const dimensions = [...said.groupBy, ...said.bareGroups];
    const able = vocabulary.metrics.filter((one) => dimensions.every((code) => one.dimensions.includes(code)));
    return someMetrics(able.length > 0 ? able : vocabulary.metrics, language);
  }
  if (reason === 'noTime') {
    const tables = metrics.map(({ table }) => table);
    return someMetrics(
      vocabulary.metrics.filter((one) => tables.includes(one.table) && timeColumnOf(vocabulary, one) !== null),
      language,
    );
  }
  if (reason !== 'dimension' && reason !== 'value' && reason !== 'order') return [];
  return sharedDimensions(vocabulary, metrics).flatMap((code) => {
    const dimension = dimensionOf(vocabulary, code);
    return dimension === undefined
      ? []
      : [{ kind: 'dimension' as const, word: '', code, name: nameIn(dimension, language) }];
  });
};

/** Names instead of codes, for what is said back. */
const spoken = (words: readonly string[], { vocabulary, language }: Context): string[] =>
  words.map((word) => {
    const named = dimensionOf(vocabulary, word) ?? metricOf(vocabulary, word);
    return named === undefined ? word : nameIn(named, language);
  });

/**
 * Reads a question in the words of a vocabulary, exactly or not at all: a word that nobody knows, or one that means two things, is asked
 * back instead of guessed.
 */
export const readQuestion = (question: string, vocabulary: Vocabulary, options: ReadOptions): Reading => {
  const { today, choices = {} } = options;
  const said = readSaid(question, vocabulary, today);
  const language = languageOf(question);
  const doubts = doubtsWith(choices);
  const continued = options.previous != null && (said.goesOn || said.metrics.length === 0);
  const previous = continued ? (options.previous ?? null) : null;
  const context: Context = { vocabulary, language, doubts, previous, today };
  try {
    if (said.unknown.length > 0) throw new NotUnderstood('words', said.unknown);
    const plan = planOf(said, metricsOf(said, context), context);
    return doubts.list.length === 0
      ? { kind: 'plan', plan, understood: { language, continued } }
      : { kind: 'doubts', doubts: doubts.list, partial: { question, previous: options.previous ?? null, choices } };
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    return {
      kind: 'unknown',
      reason: error.reason,
      unknown: spoken(error.words, context),
      suggestions: suggestionsFor(error, said, context),
    };
  }
};

/** An answer to a doubt that was not open, or that it did not offer. */
export class UnknownAnswer extends Error {
  readonly doubt: string;

  constructor(doubt: string) {
    super('the doubt has no such answer');
    this.doubt = doubt;
  }
}

/** Goes on with a question whose doubts were answered; others may open. Throws `UnknownAnswer`. */
export const resolveDoubts = (
  partial: PartialReading,
  answers: Choices,
  vocabulary: Vocabulary,
  { today }: Pick<ReadOptions, 'today'>,
): Reading => {
  const { question, previous } = partial;
  const open = readQuestion(question, vocabulary, { today, previous, choices: partial.choices });
  const doubts = open.kind === 'doubts' ? open.doubts : [];
  for (const [id, answer] of Object.entries(answers)) {
    const doubt = doubts.find((one) => one.id === id);
    if (doubt?.options.some(({ value }) => value === answer) !== true) throw new UnknownAnswer(id);
  }
  return readQuestion(question, vocabulary, { today, previous, choices: { ...partial.choices, ...answers } });
};
