import { type Menu, type Route, routes } from '@console/api/contract';

export type MenuProblem =
  | { kind: 'unknownPath' | 'emptyFolder' | 'sameName' | 'samePath'; menu: Menu }
  | { kind: 'otherPlatform'; menu: Menu; platform: string }
  | { kind: 'missing'; path: string };

const OWN_PLATFORM = 'AICDP';

const all: readonly Route[] = Object.values(routes);
/** An entry of a page that is still planned opens nothing. */
const table = all.filter(({ planned }) => planned !== true);

const opens = (href: string, { path }: Route): boolean => {
  const parts = path.split('/');
  const given = href.split('/');
  return parts.length === given.length && parts.every((part, at) => part.startsWith('{') || part === given[at]);
};

const everyEntry = (menus: readonly Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...everyEntry(menu.directorys)]);

/** True for the path of a folder of pages: one that some page's path continues. */
const groups = (href: string): boolean => all.some(({ path }) => path.startsWith(`${href}/`));

/** What is wrong with a menu: entries that open nothing, doubles, and pages that nobody could be granted. */
export const lintMenus = (menus: readonly Menu[]): MenuProblem[] => {
  const entries = everyEntry(menus);
  const problems: MenuProblem[] = [];
  const paths = new Set<string>();
  for (const menu of entries) {
    if (paths.has(menu.href)) problems.push({ kind: 'samePath', menu });
    paths.add(menu.href);
    const { platform = '', directorys } = menu;
    if (platform !== '' && platform !== OWN_PLATFORM) problems.push({ kind: 'otherPlatform', menu, platform });
    if (directorys.length > 0) continue;
    const page = table.some((route) => route.access === 'menu' && opens(menu.href, route));
    if (!page) problems.push({ kind: groups(menu.href) ? 'emptyFolder' : 'unknownPath', menu });
  }
  for (const level of [menus, ...entries.map(({ directorys }) => directorys)]) {
    const names = new Set<string>();
    for (const menu of level) {
      if (names.has(menu.name)) problems.push({ kind: 'sameName', menu });
      names.add(menu.name);
    }
  }
  const grantable = table.filter((route) => route.access === 'menu' && route.detailOf === undefined);
  for (const route of grantable) {
    if (!entries.some(({ href }) => opens(href, route))) problems.push({ kind: 'missing', path: route.path });
  }
  return problems;
};
