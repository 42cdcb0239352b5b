import { faqLimits } from '@console/api/contract';
import type { ImportField } from '@console/ui/import-wizard';
import type { useFaqWords } from './faqWords.js';

type Words = ReturnType<typeof useFaqWords>['sheet'];
type Key = keyof Words['columns'];

/** The lines of a cell that holds several questions. */
export const linesOf = (cell: string): string[] =>
  cell
    .split(/[\n|]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const several =
  (most: number, words: Words) =>
  (cell: string): string | undefined => {
    const lines = linesOf(cell);
    if (lines.length > most) return words.many(most);
    return lines.some((one) => one.length > faqLimits.question) ? words.long(faqLimits.question) : undefined;
  };

const noLongerThan =
  (most: number, words: Words) =>
  (cell: string): string | undefined =>
    cell.length > most ? words.long(most) : undefined;

/** What may stand in each column of a spreadsheet of FAQ, as the server has it. */
export const faqSheetFields = (words: Words): ImportField[] => {
  const checks: Record<Key, NonNullable<ImportField['validate']>> = {
    question: noLongerThan(faqLimits.question, words),
    similar: several(faqLimits.similar, words),
    negative: several(faqLimits.negative, words),
    answer: noLongerThan(faqLimits.answer, words),
    tags: (cell) => {
      const tags = cell.split(/[\n|,，、;；]/).filter((one) => one.trim() !== '');
      const wrong = tags.length > faqLimits.tags || tags.some((one) => one.trim().length > faqLimits.tag);
      return wrong ? words.tags(faqLimits.tags, faqLimits.tag) : undefined;
    },
    enabled: (cell) => (/^(?:是|启用|true|yes|y|1|否|停用|false|no|n|0)$/i.test(cell) ? undefined : words.enabled),
  };
  const examples: Partial<Record<Key, string>> = { ...words.example, enabled: words.yes };
  const weights: Partial<Record<Key, number>> = { question: 2, answer: 3, enabled: 0.5 };
  const keys: readonly Key[] = ['question', 'similar', 'negative', 'answer', 'tags', 'enabled'];
  return keys.map((key) => {
    const [label = key, ...synonyms] = words.columns[key];
    const example = examples[key];
    return {
      key,
      label,
      synonyms,
      required: key === 'question' || key === 'answer',
      validate: checks[key],
      weight: weights[key] ?? 1,
      ...(example !== undefined && { example }),
    };
  });
};
