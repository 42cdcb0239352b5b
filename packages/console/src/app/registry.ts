import { type Route, type RouteName, routes } from '@console/api/contract';
import { accountPages } from '../areas/account/routes.js';
import { assistantPages } from '../areas/assistants/routes.js';
import { chatPages } from '../areas/chat/routes.js';
import { knowledgePages } from '../areas/knowledge/routes.js';
import type { Pages } from './pages.js';

const pages: Pages = { ...accountPages, ...assistantPages, ...chatPages, ...knowledgePages };

const isName = (name: string): name is RouteName => name in routes;

/** The routes of the table that this console has a page for. */
export const builtRoutes: readonly { route: Route; lazy: NonNullable<Pages[RouteName]> }[] = Object.entries(
  pages,
).flatMap(([name, lazy]) => (isName(name) && lazy !== undefined ? [{ route: routes[name], lazy }] : []));
