import { graphLimits, type TripleColumn, tripleColumns } from '@console/api/contract';
import type { ImportField, ImportRow } from '@console/ui/import-wizard';
import type { ImportWords } from './importWords.js';

const longest: Record<TripleColumn, number> = {
  subject: graphLimits.name,
  subjectType: graphLimits.kind,
  predicate: graphLimits.predicate,
  object: graphLimits.name,
  objectType: graphLimits.kind,
  condition: graphLimits.condition,
  sentence: graphLimits.sentence,
};
const needed: ReadonlySet<TripleColumn> = new Set(['subject', 'predicate', 'object']);
const wide: ReadonlySet<TripleColumn> = new Set(['subject', 'object', 'sentence']);

/** What may stand in each column of a table of triples, as the server has it. */
export const tripleFields = (words: ImportWords): ImportField[] =>
  tripleColumns.map((key) => {
    const [label = key, ...synonyms] = words.columns[key];
    const most = longest[key];
    return {
      key,
      label,
      synonyms: [key, ...synonyms],
      required: needed.has(key),
      weight: wide.has(key) ? 1.6 : 1,
      validate: (cell) => (cell.length > most ? words.long(most) : undefined),
    };
  });

/** What one row says of a column. */
export const cellOf = ({ values }: ImportRow, column: TripleColumn): string => values[column] ?? '';
