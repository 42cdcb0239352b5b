import { lookUp } from '@console/base';
import { numberText, withUnit } from '../data-answer/cells.js';
import type { MetricWords } from './locale.js';
import { clockName } from './periodName.js';
import type { DefinedMetric, MeasuredMetric, ShownFormula } from './types.js';

/** What is counted, in the words of its parts where it has any: "有依据 ÷ 已完成 × 100". */
export const formulaText = ({ expression, parts }: ShownFormula, unit: string): string =>
  parts ? `${parts.numerator.name} ÷ ${parts.denominator.name}${unit === '%' ? ' × 100' : ''}` : expression;

/** Whether more is better, and from where on the target is missed. */
export const directionText = ({ higherIsBetter, target, unit }: MeasuredMetric, words: MetricWords): string => {
  if (higherIsBetter === null) return words.neither;
  const direction = higherIsBetter ? words.higher : words.lower;
  if (target === null) return direction;
  const value = withUnit(numberText(target), unit);
  return [direction, higherIsBetter ? words.lowerThan(value) : words.higherThan(value)].join(words.comma);
};

/** How often it is due, and when it was last computed. */
export const updateText = (
  { period, formula, computedTime }: Pick<DefinedMetric, 'period' | 'formula' | 'computedTime'>,
  words: MetricWords,
): string => {
  const often = lookUp(words.periods, period, period);
  if (formula === null) return often;
  return computedTime === null ? words.notComputed(often) : words.computed(often, clockName(computedTime));
};
