import type { DataAnswer } from '@console/api/contract';
import type { Askable } from './sources.js';

/** What is said of tables that are read in part: figures are of so many rows of them. */
export const cutTables = ({ cut, vocabulary }: Askable, tables: readonly string[]): DataAnswer['checks'] =>
  tables.flatMap((name) => {
    const count = cut?.get(name);
    const column = vocabulary.tables.find((one) => one.name === name)?.label ?? name;
    return count === undefined ? [] : [{ kind: 'cut' as const, state: 'warn' as const, count, column }];
  });
