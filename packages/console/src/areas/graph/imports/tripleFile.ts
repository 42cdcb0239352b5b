import { tripleColumns } from '@console/api/contract';
import type { ImportRow } from '@console/ui/import-wizard';
import { cellOf } from './tripleFields.js';

/** Rows that are written before the page has its turn. */
const AT_ONCE = 5000;

/** Rows as the file that the server reads: a list, whose entries count from 1. */
export const tripleFile = async (rows: readonly ImportRow[]): Promise<File> => {
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const list = rows
      .slice(from, from + AT_ONCE)
      .map((row) => JSON.stringify(Object.fromEntries(tripleColumns.map((column) => [column, cellOf(row, column)]))));
    parts.push(list.join(',\n'));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return new File([`[${parts.join(',\n')}]`], 'triples.json', { type: 'application/json' });
};
