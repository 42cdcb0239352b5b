import { type Route, routes } from '@console/api/contract';

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);

const whole: readonly { route: Route; pattern: RegExp }[] = Object.values(routes).map((route) => ({
  route,
  pattern: toPattern(route.path),
}));

/** The route of the table that a path belongs to, whether this console has a page for it or not. */
export const plannedRouteOf = (path: string): Route | undefined =>
  whole.find(({ pattern }) => pattern.test(path))?.route;

/** The route that a path belongs to, where this console has its page. */
export const routeOf = (path: string): Route | undefined => {
  const route = plannedRouteOf(path);
  return route === undefined || route.planned === true ? undefined : route;
};

/** The path of the menu entry that a page belongs to: its own, or that of the page it is a detail of. */
export const entryOf = (path: string): string => {
  const route = routeOf(path);
  return route === undefined ? path : litEntry(route, path);
};

/** The path of the menu entry that is lit while a page is open at `path`. */
export const litEntry = ({ activeMenu, detailOf }: Pick<Route, 'activeMenu' | 'detailOf'>, path: string): string =>
  activeMenu ?? detailOf ?? path;

/** Whether pages stand below a path, which then only groups them. */
export const isFolder = (path: string): boolean =>
  path.startsWith('/') && whole.some(({ route }) => route.path.startsWith(`${path}/`));
