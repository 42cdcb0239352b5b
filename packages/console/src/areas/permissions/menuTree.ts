import type { Menu } from '@console/api/contract';

/** One node of the tree of pages that a role may open. */
export interface MenuNode {
  key: string;
  title: string;
  href: string;
  /** The reader does not hold the page and can't grant it. */
  disableCheckbox: boolean;
  children: MenuNode[];
}

/** `choosing`: boxes of what the reader can't grant are locked. */
export const toNodes = (menus: readonly Menu[], nameOf: (name: string) => string, choosing = true): MenuNode[] =>
  menus.map(({ permissionId, name, href, grantable, directorys }) => ({
    key: permissionId,
    title: nameOf(name),
    href,
    disableCheckbox: choosing && grantable === false && directorys.length === 0,
    children: toNodes(directorys, nameOf, choosing),
  }));

/** Ids of the entries that open a page. */
export const leafIds = (menus: readonly Menu[]): string[] =>
  menus.flatMap(({ permissionId, directorys }) => (directorys.length === 0 ? [permissionId] : leafIds(directorys)));

/** Ids of every entry, folders too. */
export const allIds = (menus: readonly Menu[]): string[] =>
  menus.flatMap(({ permissionId, directorys }) => [permissionId, ...allIds(directorys)]);

/**
 * What is sent for these checked leaves: the leaves, and every folder above one of them, also where only some of what
 * stands in it is checked.
 */
export const withFolders = (menus: readonly Menu[], checked: ReadonlySet<string>): string[] =>
  menus.flatMap(({ permissionId, directorys }) => {
    if (directorys.length === 0) return checked.has(permissionId) ? [permissionId] : [];
    const below = withFolders(directorys, checked);
    return below.length === 0 ? [] : [permissionId, ...below];
  });

/** The nodes whose name or path holds `words`, with the folders above them and all that stands in them. */
export const matching = (nodes: readonly MenuNode[], words: string): MenuNode[] => {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (node.title.toLowerCase().includes(wanted) || node.href.toLowerCase().includes(wanted)) return [node];
    const children = matching(node.children, words);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
};

/** Whether the reader may change who can open an entry and all that stands in it. */
export const isManageable = ({ manageable, directorys }: Menu): boolean =>
  manageable !== false && directorys.every(isManageable);
