/**
 * The rows that are chosen, over all pages: some by their keys, or all that the query matches but a few. The second is
 * only ever what the reader asked for in so many words.
 */
export type Selection =
  | { readonly kind: 'some'; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

const nothing: ReadonlySet<string> = new Set();

export const noSelection: Selection = { kind: 'some', keys: nothing };
/** Every row that the query matches, on all pages. */
export const everything: Selection = { kind: 'all', except: nothing };

export const isSelected = (selection: Selection, key: string): boolean =>
  selection.kind === 'some' ? selection.keys.has(key) : !selection.except.has(key);

/** How many rows are chosen of `total` on all pages. */
export const selectedCount = (selection: Selection, total: number): number =>
  selection.kind === 'some' ? selection.keys.size : Math.max(0, total - selection.except.size);

const changed = (set: ReadonlySet<string>, keys: readonly string[], inside: boolean): ReadonlySet<string> => {
  const next = new Set(set);
  for (const key of keys) {
    if (inside) next.add(key);
    else next.delete(key);
  }
  return next;
};

/** These rows chosen, or not. Choices on other pages stay. */
export const withSelected = (selection: Selection, keys: readonly string[], selected: boolean): Selection =>
  selection.kind === 'some'
    ? { kind: 'some', keys: changed(selection.keys, keys, selected) }
    : { kind: 'all', except: changed(selection.except, keys, !selected) };

/** The key of the row in that place; empty where there is none. */
export const keyAt = <Row>(rows: readonly Row[], index: number, rowKey: (row: Row) => string): string => {
  const row = rows[index];
  return row === undefined ? '' : rowKey(row);
};

/** How much of a page of `count` rows is chosen. */
export const selectedOf = (
  selection: Selection,
  count: number,
  keyAt: (index: number) => string,
): 'none' | 'some' | 'all' => {
  if (count === 0) return 'none';
  // Most answers follow from the sizes alone, without looking at a hundred thousand keys.
  if (selection.kind === 'some' && selection.keys.size === 0) return 'none';
  if (selection.kind === 'all' && selection.except.size === 0) return 'all';
  const first = isSelected(selection, keyAt(0));
  for (let index = 1; index < count; index += 1) {
    if (isSelected(selection, keyAt(index)) !== first) return 'some';
  }
  return first ? 'all' : 'none';
};
