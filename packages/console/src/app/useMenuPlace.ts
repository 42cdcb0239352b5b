import type { MenuGroups, MenuItem } from '@console/ui/app-shell';
import { useEffect, useMemo } from 'react';
import { trailTo } from '../session/menus.js';
import { menuState, noteGroup, notePage } from '../session/menuState.js';
import { entryOf } from '../session/routeOf.js';
import { useUser } from '../session/UserContext.js';
import { leadBack } from './leadBack.js';
import { useStore } from '../state/store.js';

const groups: MenuGroups = {
  isOpen: (key) => menuState.get().groups.get(key),
  onToggle: ({ key, open }) => noteGroup(key, open),
};

export interface MenuPlace {
  /** Each of the first level leads to the page below it that was opened last. */
  items: readonly MenuItem[];
  /** Key of the entry of the first level whose part of the menus is shown while a page without an entry is open. */
  topKey: string | undefined;
  groups: MenuGroups;
}

/** Where the reader is in the menus, and how they left them. `addressOf` is where an open page was left. */
export const useMenuPlace = (
  pathname: string,
  items: readonly MenuItem[],
  addressOf: (path: string) => string,
): MenuPlace => {
  const { menus } = useUser();
  const { oneLevel, lastPages } = useStore(menuState);
  const trail = useMemo(() => trailTo(entryOf(pathname), menus), [pathname, menus]);
  useEffect(() => {
    const [first, second] = trail;
    const page = trail.at(-1);
    if (first !== undefined && page !== undefined)
      notePage({ name: page.name, path: page.href, oneLevel: first.href, twoLevel: second?.href ?? '' });
  }, [trail]);
  return {
    items: leadBack(items, menus, lastPages, addressOf),
    topKey: menus.find(({ href }) => href === oneLevel)?.permissionId,
    groups,
  };
};
