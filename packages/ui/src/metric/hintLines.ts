import type { MetricWords } from './locale.js';
import { periodName } from './periodName.js';
import { type HintedMetric, type HintKind, hintKinds } from './types.js';

/** A hint in words. */
export interface HintLine {
  readonly kind: HintKind;
  readonly text: string;
  /** What it leads to, and what is known of it. */
  readonly effect: string;
}

const textOf = (kind: HintKind, { doubleOf }: HintedMetric, words: MetricWords): string =>
  kind === 'doubled' && doubleOf ? words.doubledWith(doubleOf.metricName) : words.hintTexts[kind];

const knownOf = (kind: HintKind, { failure, latest, period }: HintedMetric, words: MetricWords): string => {
  if (kind === 'failing') return failure;
  return kind === 'stale' && latest ? words.lastValue(periodName(latest.time, period)) : '';
};

/** What should be seen to, the gravest first; kinds that are not known are left out. */
export const hintLines = (metric: HintedMetric, words: MetricWords): HintLine[] =>
  hintKinds
    .filter((kind) => metric.hints.includes(kind))
    .map((kind) => ({
      kind,
      text: textOf(kind, metric, words),
      effect: [knownOf(kind, metric, words), words.hintEffects[kind]].filter((part) => part !== '').join(words.comma),
    }));

const checked = ['no_value', 'no_definition', 'no_owner', 'failing'] as const;

/** What there is nothing to say against; empty where that is nothing. */
export const completeText = ({ hints }: HintedMetric, words: MetricWords): string => {
  const whole = checked.filter((kind) => !hints.includes(kind)).map((kind) => words.parts[kind]);
  return whole.length === 0 ? '' : words.complete(whole.join(words.pause));
};
