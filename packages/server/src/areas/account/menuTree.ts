import type { Menu } from '@console/api/contract';

export interface MenuEntry extends Omit<Menu, 'directorys'> {
  /** Null at the top. */
  readonly parentId: string | null;
}

/** Entries under their folders, each level by `orderNum`. */
export const menuTree = (entries: readonly MenuEntry[]): Menu[] => {
  const under = (parentId: string | null): Menu[] =>
    entries
      .filter((entry) => entry.parentId === parentId)
      .toSorted((a, b) => a.orderNum - b.orderNum || a.href.localeCompare(b.href))
      .map(({ parentId: _parent, ...entry }) => ({ ...entry, directorys: under(entry.permissionId) }));
  return under(null);
};
