import type { Menu } from '@console/api/contract';
import type { MenuItem } from '@console/ui/app-shell';
import { toHash } from '../navigation/address.js';
import { trailTo } from '../session/menus.js';

/**
 * Entries of the first level, each leading to the page that was opened last below it, where that is still there.
 * `addressOf` is where an open page was left.
 */
export const leadBack = (
  items: readonly MenuItem[],
  menus: readonly Menu[],
  lastPages: ReadonlyMap<string, string>,
  addressOf: (path: string) => string,
): MenuItem[] =>
  items.map((item) => {
    const path = menus.find(({ permissionId }) => permissionId === item.key)?.href;
    const last = path === undefined ? undefined : lastPages.get(path);
    if (item.children === undefined || last === undefined || trailTo(last, menus)[0]?.href !== path) return item;
    return { ...item, href: toHash(addressOf(last)) };
  });
