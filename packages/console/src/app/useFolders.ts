import type { Crumb } from '@console/ui/page-frame';
import { useMemo } from 'react';
import { useDictionary } from '../locale/useDictionary.js';
import { foldersAbove } from '../session/menus.js';
import { useUser } from '../session/UserContext.js';

/** The folders of the menu that a page lies in, below the top entry, which the navigation above the page shows. */
export const useFolders = (pathname: string): readonly Crumb[] => {
  const { menuName } = useDictionary();
  const { menus } = useUser();
  return useMemo(
    () => foldersAbove(pathname, menus).map(({ name }) => ({ label: menuName(name) })),
    [pathname, menus, menuName],
  );
};
