import { mentions, type SemanticMetric, type Vocabulary } from '../../analysis/semantics/index.js';
import type { DescribedTable } from './tableVocabulary.js';

const partsOf = ({ expression, filter = '', timeColumn, parts }: SemanticMetric): string =>
  [expression, filter, timeColumn ?? '', parts?.numerator.expression ?? '', parts?.denominator.expression ?? ''].join(
    '\n',
  );

/**
 * Metrics of the library in front of those that the columns make by themselves, which give way where they are called the
 * same. One that counts a column that is not granted is left out.
 */
export const withLibrary = (
  own: Vocabulary,
  metrics: readonly SemanticMetric[],
  all: readonly DescribedTable[],
): Vocabulary => {
  const known = metrics.filter((metric) => {
    const granted = own.tables.find(({ name }) => name === metric.table);
    const hidden = all
      .find(({ name }) => name === metric.table)
      ?.columns.filter(({ name }) => granted?.columns.includes(name) !== true);
    return granted !== undefined && !hidden?.some(({ name }) => mentions(partsOf(metric), name));
  });
  const words = new Set(known.flatMap(({ name, english = name, synonyms }) => [name, english, ...synonyms]));
  const others = own.metrics
    .filter(({ name }) => !words.has(name))
    .map((metric) => ({ ...metric, synonyms: metric.synonyms.filter((word) => !words.has(word)) }));
  return { ...own, metrics: [...known, ...others] };
};
