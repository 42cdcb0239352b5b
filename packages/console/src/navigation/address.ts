import { href, type RouteName } from '@console/api/contract';

/** A path of this app as it stands in the address bar. */
export const toHash = (path: string): string => `#${path}`;

/** Address of a page of the route table, for links. */
export const linkTo = (name: RouteName, values?: Parameters<typeof href>[1]): string => toHash(href(name, values));
