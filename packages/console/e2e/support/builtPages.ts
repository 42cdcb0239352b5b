import { type Route, type RouteName, routes } from '../../../api/src/contract/routes.js';
import { builtRoutes } from '../../src/app/registry.js';

/** A page that this console has, by the name of the route table. */
export interface BuiltPage {
  readonly name: RouteName;
  readonly route: Route;
}

const isName = (name: string): name is RouteName => name in routes;
const built = new Set(builtRoutes.map(({ route }) => route.path));

/** Every page that stands in the menus or behind a page that does. */
export const builtPages: readonly BuiltPage[] = Object.entries(routes).flatMap(([name, route]) =>
  isName(name) && route.access === 'menu' && built.has(route.path) ? [{ name, route }] : [],
);
