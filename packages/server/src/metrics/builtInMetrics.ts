import type { MetricRollUp } from '@console/api/contract';
import { associationVocabulary } from '../analysis/semantics/index.js';
import type { StoredFormula } from './library.js';
import { usualRollUp } from './usualRollUp.js';

/** A metric that comes with the product, as the library begins with it. */
export interface BuiltInMetric {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly englishName: string;
  readonly category: string;
  readonly synonyms: readonly string[];
  readonly unit: string;
  readonly rollUp: MetricRollUp;
  readonly definition: string;
  readonly formula: StoredFormula;
  readonly higherIsBetter: boolean | null;
  readonly target: number | null;
  /** Its place among them. */
  readonly place: number;
}

const categories: Readonly<Record<string, readonly string[]>> = {
  使用情况: ['question_count', 'answer_count'],
  问答质量: [
    'grounded_rate',
    'ungrounded_count',
    'faq_hit_rate',
    'faq_hits',
    'stop_rate',
    'failure_rate',
    'citation_count',
  ],
  性能: ['first_token_seconds', 'answer_seconds'],
  用户: ['active_users', 'user_count', 'new_users'],
  知识库: ['document_count', 'uploaded_documents', 'parse_failure_rate', 'page_count', 'chunk_count'],
  反馈: ['satisfaction_rate', 'like_count', 'dislike_count', 'case_count', 'case_close_rate', 'case_days'],
};

const categoryOf = (code: string): string =>
  Object.entries(categories).find(([, codes]) => codes.includes(code))?.[0] ?? '使用情况';

const { metrics, tables } = associationVocabulary({ assistants: [], bases: [], roles: [] });

/** The metrics about the product's own use. Their ids never change. */
export const builtInMetrics: readonly BuiltInMetric[] = metrics.map((metric, place) => {
  const { code, name, english = '', synonyms, unit, table, expression, parts, filter, dimensions, assumes } = metric;
  const timeColumn =
    metric.timeColumn === undefined
      ? (tables.find((one) => one.name === table)?.timeColumn ?? null)
      : metric.timeColumn;
  return {
    id: `m_${code}`,
    code,
    name,
    englishName: english,
    category: categoryOf(code),
    synonyms,
    unit,
    rollUp: usualRollUp({ expression, timeColumn }),
    definition: metric.definition,
    formula: {
      table,
      expression,
      parts: parts ?? null,
      filter: filter ?? '',
      timeColumn,
      dimensions,
      ...(assumes !== undefined && { assumes }),
    },
    higherIsBetter: metric.higherIsBetter,
    target: metric.target ?? null,
    place,
  };
});
