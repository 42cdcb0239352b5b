import type { Menu } from '@console/api/contract';
import { entryOf, isFolder, plannedRouteOf, routeOf } from './routeOf.js';

/** Ours among the platforms that share the menus. */
const PLATFORM = 'AICDP';

/** Not in the menu: a gear leads there. */
export const SETTINGS_FOLDER = '/configManagement';

const isOurs = ({ href, platform = '' }: Menu): boolean =>
  (platform === '' || platform === PLATFORM) && (plannedRouteOf(href)?.platforms?.includes(PLATFORM) ?? true);

/**
 * What the server granted, as this console uses it: only what belongs to its platform, each level in its order, and
 * each path once among its siblings. A folder that holds nothing of ours is gone, since without entries it would open
 * a page.
 */
export const permittedMenus = (menus: readonly Menu[]): Menu[] => {
  const seen = new Set<string>();
  return menus
    .filter(isOurs)
    .toSorted((a, b) => a.orderNum - b.orderNum)
    .flatMap((menu): Menu[] => {
      const directorys = permittedMenus(menu.directorys);
      if (seen.has(menu.href) || (menu.directorys.length > 0 && directorys.length === 0)) return [];
      seen.add(menu.href);
      return [{ ...menu, directorys }];
    });
};

/** All entries of permitted menus that open a page, in their order. */
export const leavesOf = (menus: readonly Menu[]): Menu[] =>
  menus.flatMap((menu) => (menu.directorys.length === 0 ? [menu] : leavesOf(menu.directorys)));

/** The entries from the first level down to the one with this path; none where there is no such entry. */
export const trailTo = (path: string, menus: readonly Menu[]): readonly Menu[] => {
  for (const menu of menus) {
    if (menu.href === path && menu.directorys.length === 0) return [menu];
    const below = trailTo(path, menu.directorys);
    if (below.length > 0) return [menu, ...below];
  }
  return [];
};

/** The folders that a page names above itself: those between the first level and its own entry. */
export const foldersAbove = (path: string, menus: readonly Menu[]): readonly Menu[] =>
  routeOf(path)?.breadcrumb === false ? [] : trailTo(entryOf(path), menus).slice(1, -1);

/** Whether permitted menus let the user open a path. */
export const isGranted = (path: string, menus: readonly Menu[]): boolean => {
  const route = routeOf(path);
  if (route === undefined) return false;
  if (route.access !== 'menu') return true;
  return leavesOf(menus).some(({ href }) => href === path || (route.detailOf !== undefined && href === route.detailOf));
};

const isHidden = ({ href, directorys }: Menu): boolean =>
  href === SETTINGS_FOLDER ||
  (directorys.length === 0 ? plannedRouteOf(href)?.hidden === true : directorys.every(isHidden));

/** Whether the first entry of the first level is one that no menu shows. */
export const isFirstHidden = ([first]: readonly Menu[]): boolean => first !== undefined && isHidden(first);

const opensPage = ({ href }: Menu): boolean => routeOf(href) !== undefined;

/** The first page that the menus let the user open and that this console has, of those that a menu shows. */
export const firstPermitted = (menus: readonly Menu[]): string | undefined =>
  leavesOf(menus).find((menu) => opensPage(menu) && !isHidden(menu))?.href;

/** Where the product begins for a user. Where the first entry is hidden, a page that says so. */
export const landing = (menus: readonly Menu[]): string =>
  (isFirstHidden(menus) ? undefined : firstPermitted(menus)) ?? '/airport';

/** What there is for a user at a path that is no page: the first page below it, or nothing. */
const firstBelow = (path: string, menus: readonly Menu[]): string | undefined => {
  const below = leavesOf(menus).filter((menu) => menu.href.startsWith(`${path}/`) && opensPage(menu));
  return (below.find((menu) => !isHidden(menu)) ?? below[0])?.href;
};

const ASSISTANTS_FOLDER = '/assistantAI/assistant';
const OVERVIEW = '/assistantAI/overview';

/** What a path leads to for a user. */
export type Place =
  | { kind: 'page' }
  /** A folder opens the first page in it. */
  | { kind: 'elsewhere'; path: string }
  /** The folder of the assistants while there is none. */
  | { kind: 'noAssistants' }
  | { kind: 'notFound' };

export const placeOf = (path: string, menus: readonly Menu[]): Place => {
  if (isGranted(path, menus)) return { kind: 'page' };
  if (path === '/assistantAI' && isGranted(OVERVIEW, menus)) return { kind: 'elsewhere', path: OVERVIEW };
  const below = isFolder(path) ? firstBelow(path, menus) : undefined;
  if (below !== undefined) return { kind: 'elsewhere', path: below };
  if (path === ASSISTANTS_FOLDER && hasFolder(path, menus)) return { kind: 'noAssistants' };
  return { kind: 'notFound' };
};

const hasFolder = (path: string, menus: readonly Menu[]): boolean =>
  menus.some((menu) => menu.href === path || hasFolder(path, menu.directorys));
