import type { ReadSheet, SheetRow } from './sheetTypes.js';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** `{subject: {name, entityType}}` has two cells, `subject` and `subjectType`. */
const cellsOf = (key: string, value: unknown): (readonly [string, string])[] => {
  if (!isObject(value)) return [[key, textOf(value)]];
  const { name, entityType, type } = { name: '', entityType: '', type: '', ...value };
  return [
    [key, textOf(name)],
    [`${key}Type`, textOf(entityType) || textOf(type)],
  ];
};

const rowsOf = (list: readonly unknown[]): SheetRow[] => {
  const columns = new Map<string, number>();
  const rows = list.map((entry, at) => {
    const cells: string[] = [];
    for (const [key, value] of isObject(entry) ? Object.entries(entry) : []) {
      for (const [column, text] of cellsOf(key, value)) {
        if (!columns.has(column)) columns.set(column, columns.size);
        cells[columns.get(column) ?? 0] = text;
      }
    }
    return { row: at + 1, cells: Array.from(cells, (text: string | undefined) => text ?? '') };
  });
  const filled = rows.filter(({ cells }) => cells.some((text) => text.trim() !== ''));
  return filled.length === 0 ? [] : [{ row: 0, cells: [...columns.keys()] }, ...filled];
};

/**
 * A list of objects in JSON as a sheet: names are its columns, entries its rows, counted from 1. A list may also be the only
 * one of an object: `{triples: [...]}`. Null for text that is none.
 */
export const listSheet = (text: string): ReadSheet[] | null => {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    const lists = Array.isArray(value) ? [['', value] as const] : isObject(value) ? Object.entries(value) : [];
    const sheets = lists.flatMap(([name, list]) => (Array.isArray(list) ? [{ name, rows: rowsOf(list) }] : []));
    return sheets.filter(({ rows }) => rows.length > 0);
  } catch {
    return null;
  }
};
