/** One entry of the menu, as the server granted it. */
export interface MenuItem {
  /** Unique in the whole tree. */
  key: string;
  label: string;
  /** As it stands in the address bar, `#` included. For a folder, the page in it to begin with; default the first. */
  href?: string;
  /** Name of an outlined icon of @ant-design/icons, with or without "Outlined". Unknown ones get a general icon. */
  icon?: string;
  /** A number at the end of the row: things waiting. */
  count?: number;
  children?: readonly MenuItem[];
}

export const isFolder = (item: MenuItem): item is MenuItem & { children: readonly MenuItem[] } =>
  item.children !== undefined && item.children.length > 0;

/** The entries from the top down to the one with this address; empty where there is none. */
export const pathTo = (menus: readonly MenuItem[], href: string | undefined): readonly MenuItem[] => {
  if (href === undefined) return [];
  for (const item of menus) {
    const below = isFolder(item) ? pathTo(item.children, href) : [];
    if (below.length > 0) return [item, ...below];
    if (item.href === href) return [item];
  }
  return [];
};

/** Where a click on an entry leads: its own page, the one named for a folder, or the first one inside. */
export const firstHref = (item: MenuItem): string | undefined => {
  if (item.href !== undefined || !isFolder(item)) return item.href;
  for (const child of item.children) {
    const href = firstHref(child);
    if (href !== undefined) return href;
  }
  return undefined;
};
