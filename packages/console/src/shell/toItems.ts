import type { Menu } from '@console/api/contract';
import type { MenuItem } from '@console/ui/app-shell';
import { toHash } from '../navigation/address.js';
import { routeOf } from '../session/routeOf.js';

/** Permitted menus as the shell draws them, without hidden pages and those that this console doesn't have. */
export const toItems = (menus: readonly Menu[], nameOf: (name: string) => string): MenuItem[] =>
  menus.flatMap(({ permissionId, name, icon, href, directorys }): MenuItem[] => {
    const item = { key: permissionId, label: nameOf(name), icon };
    if (directorys.length === 0) {
      const route = routeOf(href);
      return route === undefined || route.hidden === true
        ? []
        : [{ ...item, icon: icon || (route.icon ?? ''), href: toHash(href) }];
    }
    const children = toItems(directorys, nameOf);
    return children.length === 0 ? [] : [{ ...item, children }];
  });
