import { type SemanticMetric, spaced, type Vocabulary } from '../../../analysis/semantics/index.js';

const MOST = 6;

/** The first of each table, so that everything that can be asked about shows. */
const spread = (metrics: readonly SemanticMetric[]): SemanticMetric[] => {
  const seen = new Map<string, number>();
  return metrics
    .map((metric) => {
      const turn = seen.get(metric.table) ?? 0;
      seen.set(metric.table, turn + 1);
      return { metric, turn };
    })
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ metric }) => metric);
};

/** Questions to begin with, which are all understood by definition. */
export const suggestionsOf = ({ metrics, dimensions }: Vocabulary, language: 'zh' | 'en'): string[] =>
  spread(metrics)
    .slice(0, MOST)
    .map((metric, at) => {
      const own = dimensions.find(({ code, table }) => metric.dimensions.includes(code) && table === metric.table);
      const isTimed = metric.timeColumn !== null;
      if (language === 'en') {
        const name = metric.english ?? metric.name;
        const by = own === undefined || at % 2 === 1 ? '' : ` by ${own.english ?? own.name}`;
        return isTimed ? `${name}${by} in the last 30 days` : `${name}${by}`;
      }
      const by = own === undefined || at % 2 === 1 ? '' : `各${own.name}的`;
      return spaced(isTimed ? `近 30 天${by}${metric.name}` : `${by}${metric.name}`);
    });
