import type { TripleColumn } from '@console/api/contract';
import { type FileRow, headings } from './tripleFile.types.js';

const columns = Object.entries(headings).map(([name, heading]) => ({ name, heading }));
const isColumn = (name: string): name is TripleColumn => Object.hasOwn(headings, name);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** `{name, entityType}`, as the graph itself has its ends. */
const partsOf = (column: string, value: unknown): [string, string][] => {
  if (!isObject(value) || (column !== 'subject' && column !== 'object')) return [[column, textOf(value)]];
  const { name, entityType, type } = { name: '', entityType: '', type: '', ...value };
  return [
    [column, textOf(name)],
    [`${column}Type`, textOf(entityType) || textOf(type)],
  ];
};

const cellsOf = (entry: object): FileRow['cell'] => {
  const cell: Partial<Record<TripleColumn, string>> = {};
  for (const [key, value] of Object.entries(entry)) {
    const column = columns.find(({ heading }) => heading.test(key.trim()))?.name;
    if (column === undefined) continue;
    for (const [name, text] of partsOf(column, value)) {
      if (isColumn(name) && (cell[name] ?? '') === '') cell[name] = text;
    }
  }
  return cell;
};

/** Rows of a list of triples, or of `{triples}`; null for anything else. What is no object has nothing in its cells. */
export const rowsOfList = (value: unknown): FileRow[] | null => {
  const list = isObject(value) && 'triples' in value ? value.triples : value;
  if (!Array.isArray(list)) return null;
  return list.map((entry: unknown, at) => ({ row: at + 1, cell: isObject(entry) ? cellsOf(entry) : {} }));
};
