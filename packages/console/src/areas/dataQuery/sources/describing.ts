import type { SourceTable } from '@console/api/contract';

/** A table, or one of its columns (null: the table itself), and what is said of it. */
export interface Described {
  readonly table: string;
  readonly column: string | null;
  readonly description: string;
}

/** What was typed or suggested, by what it is about. */
export type Texts = ReadonlyMap<string, string>;

export const keyOf = ({ table, column }: Pick<Described, 'table' | 'column'>): string =>
  JSON.stringify([table, column]);

/** All that can be described, as it is. */
export const describedIn = (tables: readonly SourceTable[]): Described[] =>
  tables.flatMap(({ name: table, description, columns }) => [
    { table, column: null, description },
    ...columns.map((one) => ({ table, column: one.name, description: one.description })),
  ]);

/** What was typed and differs from what is kept, as the calls take it. */
export const changesOf = (tables: readonly SourceTable[], typed: Texts) =>
  describedIn(tables).flatMap(({ table, column, description: kept }) => {
    const description = typed.get(keyOf({ table, column }))?.trim();
    if (description === undefined || description === kept) return [];
    return [{ table, description, ...(column !== null && { column }) }];
  });

/** Suggestions for what nobody has described, or begun to. */
export const openSuggestions = (
  tables: readonly SourceTable[],
  typed: Texts,
  suggestions: readonly Described[],
): Texts => {
  const present = new Map(describedIn(tables).map((one) => [keyOf(one), one.description]));
  return new Map(
    suggestions.flatMap((one) => {
      const key = keyOf(one);
      const text = typed.get(key) ?? present.get(key);
      return text === '' ? [[key, one.description] as const] : [];
    }),
  );
};
