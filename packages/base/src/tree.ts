/** What stands below another one, or at the top. */
export interface TreeItem {
  readonly id: string;
  readonly parentId: string | null;
}

export type Branch<T> = T & {
  readonly children: readonly Branch<T>[];
  /** 1 at the top. */
  readonly level: number;
};

/** Items under those that they belong to, in the order they come. One whose parent is not among them stands at the top. */
export const treeOf = <T extends TreeItem>(items: readonly T[]): Branch<T>[] => {
  const known = new Set(items.map(({ id }) => id));
  const below = new Map<string | null, T[]>();
  for (const item of items) {
    const parent = item.parentId !== null && known.has(item.parentId) ? item.parentId : null;
    const siblings = below.get(parent);
    if (siblings === undefined) below.set(parent, [item]);
    else siblings.push(item);
  }
  const under = (parentId: string | null, level: number): Branch<T>[] =>
    (below.get(parentId) ?? []).map((item) => ({ ...item, level, children: under(item.id, level + 1) }));
  return under(null, 1);
};
