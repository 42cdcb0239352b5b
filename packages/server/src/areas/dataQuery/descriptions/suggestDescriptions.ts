import type { DataSourceDetail } from '@console/api/contract';
import { type Analysis, AnalysisError, type ColumnSample } from '../../../analysis/index.js';
import type { Language } from '../../../http/messages.js';
import type { ChatModel } from '../../../models/index.js';
import { schemaOf } from '../grants.js';
import { describeByModel, type Undescribed } from './byModel.js';
import { columnWords, tableWords } from './columnWords.js';

/** What is described at a time, so that nobody waits for long; the rest comes with the next. */
const MOST = 300;

interface Suggestion {
  readonly table: string;
  readonly column: string | null;
  readonly description: string;
}

/** Descriptions for what has none yet. */
export const suggestDescriptions = async (
  { analysis, model }: { readonly analysis: Pick<Analysis, 'sample'>; readonly model: ChatModel | null },
  { id, tables, rules }: Pick<DataSourceDetail, 'id' | 'tables' | 'rules'>,
  { language, signal }: { readonly language: Language; readonly signal: AbortSignal },
): Promise<Suggestion[]> => {
  // Descriptions are for everybody who sees the table: what a rule keeps from some of them is not in any.
  const ruled = new Set(rules.map(({ table }) => table));
  const sampleOf = async (table: string, column: string): Promise<ColumnSample | null> => {
    if (ruled.has(table)) return null;
    try {
      return await analysis.sample({ schema: schemaOf(id), table, column });
    } catch (error) {
      // Of a table that was not copied there is nothing to look at.
      if (error instanceof AnalysisError) return null;
      throw error;
    }
  };

  const things: Undescribed[] = [];
  for (const table of tables) {
    const { name, label, rowCount, columns } = table;
    if (table.description === '')
      things.push({ table: name, column: null, label, facts: tableWords({ rowCount, columns }, language) });
    for (const column of columns) {
      if (column.description !== '' || things.length >= MOST) continue;
      signal.throwIfAborted();
      const sample = await sampleOf(name, column.name);
      const facts = columnWords({ type: column.type, rowCount, sample }, language);
      things.push({ table: name, column: column.name, label: column.label, facts });
    }
  }
  const said = model === null ? new Map<number, string>() : await describeByModel(model, things, { language, signal });
  return things.map(({ table, column, facts }, at) => ({ table, column, description: said.get(at) ?? facts }));
};
