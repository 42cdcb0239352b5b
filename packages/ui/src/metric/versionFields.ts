import { lookUp } from '@console/base';
import { numberText, withUnit } from '../data-answer/cells.js';
import type { MetricWords } from './locale.js';
import type { ShownMetricVersion } from './types.js';

/** One thing that a version says. */
export interface VersionField {
  readonly name: string;
  readonly value: string;
}

const formulaFields = ({ formula }: ShownMetricVersion, { fields }: MetricWords): VersionField[] => [
  { name: fields.source, value: formula?.table ?? '' },
  { name: fields.expression, value: formula?.expression ?? '' },
  {
    name: fields.parts,
    value: formula?.parts
      ? [formula.parts.numerator, formula.parts.denominator]
          .map(({ name, expression }) => `${name}: ${expression}`)
          .join('\n')
      : '',
  },
  { name: fields.filter, value: formula?.filter ?? '' },
  { name: fields.timeColumn, value: formula?.timeColumn ?? '' },
  { name: fields.dimensions, value: formula?.dimensions.join(', ') ?? '' },
];

/** All that a version says, the same fields for each; empty where it says nothing. */
export const versionFields = (version: ShownMetricVersion, words: MetricWords): VersionField[] => {
  const { metricName, definition, unit, period, target, higherIsBetter, synonyms } = version;
  const { fields } = words;
  const direction = higherIsBetter === null ? words.neither : higherIsBetter ? words.higher : words.lower;
  return [
    { name: fields.metricName, value: metricName },
    { name: fields.definition, value: definition },
    ...formulaFields(version, words),
    { name: fields.unit, value: unit },
    { name: fields.period, value: lookUp(words.periods, period, period) },
    { name: fields.target, value: target === null ? '' : withUnit(numberText(target), unit) },
    { name: fields.direction, value: direction },
    { name: fields.synonyms, value: synonyms.join(words.pause) },
  ];
};

/** The fields in which two versions differ, the older one's value before the newer one's. */
export const changedFields = (
  older: ShownMetricVersion,
  newer: ShownMetricVersion,
  words: MetricWords,
): { name: string; before: string; after: string }[] => {
  const after = versionFields(newer, words);
  return versionFields(older, words)
    .map(({ name, value }, at) => ({ name, before: value, after: after[at]?.value ?? '' }))
    .filter((field) => field.before !== field.after);
};
