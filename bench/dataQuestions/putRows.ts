import type { Analysis, Cell as EngineCell, CellType } from '../../packages/server/src/analysis/index.js';
import type { Schema } from './facts.js';

const typeOf = (type: string): CellType => {
  if (type === 'timestamp' || type === 'date') return 'date';
  if (type === 'boolean') return 'boolean';
  return type === 'varchar' ? 'text' : 'number';
};

/** Puts the rows of a schema where the engine finds them. */
export const putRows = async (analysis: Analysis, { name: schema, columns, rows }: Schema): Promise<void> => {
  for (const [table, types] of Object.entries(columns)) {
    const names = Object.keys(types);
    const each = async function* (): AsyncGenerator<readonly EngineCell[]> {
      for (const row of rows[table] ?? []) yield names.map((name) => row[name] ?? null);
    };
    await analysis.putTable({
      schema,
      table,
      from: {
        columns: names.map((name) => ({ name, label: name, type: typeOf(types[name] ?? 'varchar') })),
        rows: each(),
      },
    });
  }
};
