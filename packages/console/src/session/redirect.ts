import type { Menu, Route } from '@console/api/contract';
import { builtRoutes } from '../app/registry.js';

/** All entries of a menu that open a page, in their order. */
export const leavesOf = (menus: readonly Menu[]): Menu[] =>
  menus
    .toSorted((a, b) => a.orderNum - b.orderNum)
    .flatMap((menu) => (menu.directorys.length === 0 ? [menu] : leavesOf(menu.directorys)));

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);

const patterns = builtRoutes.map(({ route }) => ({ route, pattern: toPattern(route.path) }));

/** The route that a path belongs to. */
export const routeOf = (path: string): Route | undefined => patterns.find(({ pattern }) => pattern.test(path))?.route;

/** Whether the menus let the user open a path. */
export const isGranted = (path: string, menus: readonly Menu[]): boolean => {
  const route = routeOf(path);
  if (route === undefined) return false;
  if (route.access !== 'menu') return true;
  return leavesOf(menus).some(({ href }) => href === path || (route.detailOf !== undefined && href === route.detailOf));
};

/** The first page that the menus let the user open and that this app has. */
export const firstPermitted = (menus: readonly Menu[]): string | undefined =>
  leavesOf(menus).find(({ href }) => routeOf(href) !== undefined)?.href;

/**
 * A path from the address bar, if it stays inside this app: begins with one slash, has no scheme, host, backslash or
 * control character, and isn't the sign-in page itself. Else null.
 */
export const safeRedirect = (wanted: string | null): string | null => {
  if (wanted === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return null;
  const base = 'http://app.invalid';
  let url: URL;
  try {
    url = new URL(wanted, base);
  } catch {
    return null;
  }
  if (url.origin !== base || url.pathname === '/' || url.pathname === '/login') return null;
  return routeOf(url.pathname) === undefined ? null : url.pathname + url.search;
};
