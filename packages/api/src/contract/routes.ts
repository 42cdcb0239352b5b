import { adminRoutes } from './adminRoutes.js';
import { aiRoutes } from './aiRoutes.js';
import { dataRoutes } from './dataRoutes.js';
import { marketingRoutes } from './marketingRoutes.js';
import { openRoutes } from './openRoutes.js';
import type { Route } from './route.js';

export type { Area, Route } from './route.js';

/** Every page, by the name that code uses for it. */
export const routes = {
  login: openRoutes.login,
  authRedirect: openRoutes.authRedirect,
  notFound: { path: '/404', title: '404', area: 'account', access: 'token' },
  airport: { path: '/airport', title: '机场', area: 'account', access: 'token' },
  ...aiRoutes,
  ...adminRoutes,
  ...dataRoutes,
  ...marketingRoutes,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** Address of a page: `{name}`s filled from `values`, the rest as query. Undefined values are left out. */
export const href = (name: RouteName, values: Values = {}): string => {
  const rest = new URLSearchParams();
  let path: string = routes[name].path;
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const slot = `{${key}}`;
    if (path.includes(slot)) path = path.replace(slot, encodeURIComponent(value));
    else rest.set(key, String(value));
  }
  const query = rest.toString();
  return query === '' ? path : `${path}?${query}`;
};
