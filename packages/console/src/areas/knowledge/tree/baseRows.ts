import type { KnowledgeBase } from '@console/api/contract';

/** What stands on the right of the tree: all bases, or what one of them holds. */
export type BaseNode = 'all' | 'base' | 'documents' | 'faq';

/** A row of the tree. */
export interface BaseRow {
  readonly key: string;
  readonly kind: BaseNode;
  /** Left out for the row of all bases. */
  readonly base?: KnowledgeBase;
  /** Set for what can be unfolded. */
  readonly expanded?: boolean;
  /** The how manieth it is of those beside it, from 1, and how many they are: not all of them are drawn. */
  readonly place: number;
  readonly among: number;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Bases whose names have what was typed; all of them where nothing was. */
export const basesNamed = (bases: readonly KnowledgeBase[], search: string): readonly KnowledgeBase[] => {
  const wanted = plain(search.trim());
  return wanted === '' ? bases : bases.filter(({ name }) => plain(name).includes(wanted));
};

/** The rows as they stand below one another. */
export const baseRows = (
  bases: readonly KnowledgeBase[],
  unfolded: ReadonlySet<string>,
  searched: boolean,
): BaseRow[] => {
  const before = searched ? 0 : 1;
  const among = bases.length + before;
  return [
    ...(searched ? [] : [{ key: 'all', kind: 'all', place: 1, among } as const]),
    ...bases.flatMap((base, index): BaseRow[] => {
      const expanded = unfolded.has(base.id);
      const row: BaseRow = { key: base.id, kind: 'base', base, expanded, place: index + 1 + before, among };
      if (!expanded) return [row];
      return [
        row,
        { key: `${base.id} documents`, kind: 'documents', base, place: 1, among: 2 },
        { key: `${base.id} faq`, kind: 'faq', base, place: 2, among: 2 },
      ];
    }),
  ];
};

/** Where a key leads: another row to stand on, a base to fold or unfold, or nowhere. */
export type TreeStep = { readonly to: string } | { readonly fold: string } | { readonly unfold: string } | null;

/** What a key of the keyboard does on a row, as in any tree. */
export const stepOf = (rows: readonly BaseRow[], at: string, key: string): TreeStep => {
  const index = rows.findIndex((row) => row.key === at);
  const row = rows[index];
  const go = (next: BaseRow | undefined): TreeStep => (next === undefined ? null : { to: next.key });
  if (key === 'ArrowDown') return go(rows[index + 1]);
  if (key === 'ArrowUp') return go(rows[Math.max(0, index - 1)]);
  if (key === 'Home') return go(rows[0]);
  if (key === 'End') return go(rows.at(-1));
  if (row?.base === undefined) return null;
  if (key === 'ArrowRight') {
    if (row.kind !== 'base') return null;
    return row.expanded ? go(rows[index + 1]) : { unfold: row.base.id };
  }
  if (key === 'ArrowLeft') {
    if (row.kind !== 'base') return { to: row.base.id };
    return row.expanded ? { fold: row.base.id } : null;
  }
  return null;
};
