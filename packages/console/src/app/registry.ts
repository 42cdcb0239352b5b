import { type Route, type RouteName, routes } from '@console/api/contract';
import type { ComponentType } from 'react';
import { accountPages } from '../areas/account/routes.js';
import { assistantPages } from '../areas/assistants/routes.js';
import { chatPages } from '../areas/chat/routes.js';
import { customerDataPages } from '../areas/customerData/routes.js';
import { dataQueryPages } from '../areas/dataQuery/routes.js';
import { embedPages } from '../areas/embed/routes.js';
import { feedbackPages } from '../areas/feedback/routes.js';
import { graphPages } from '../areas/graph/routes.js';
import { marketingPages } from '../areas/marketing/routes.js';
import { homePages } from '../areas/home/routes.js';
import { knowledgePages } from '../areas/knowledge/routes.js';
import { messagePages } from '../areas/messages/routes.js';
import { metricPages } from '../areas/metrics/routes.js';
import { permissionPages } from '../areas/permissions/routes.js';
import { statisticsPages } from '../areas/statistics/routes.js';
import { toolPages } from '../areas/tools/routes.js';
import { pageComponent } from '../pages/lazyPage.js';
import type { Pages } from '../pages/pages.js';

const pages: Pages = {
  ...accountPages,
  ...assistantPages,
  ...chatPages,
  ...customerDataPages,
  ...dataQueryPages,
  ...embedPages,
  ...feedbackPages,
  ...graphPages,
  ...marketingPages,
  ...homePages,
  ...knowledgePages,
  ...messagePages,
  ...metricPages,
  ...permissionPages,
  ...statisticsPages,
  ...toolPages,
};

const isName = (name: string): name is RouteName => name in routes;

/** The pages of this console, by the names of the route table. */
export const builtNames: readonly RouteName[] = Object.keys(pages).filter(isName);

export interface BuiltRoute {
  route: Route;
  /** Loads the page when it is first drawn. Throws `ChunkLoadError` to the boundary around it. */
  Page: ComponentType;
}

/** The routes of the table that this console has a page for. */
export const builtRoutes: readonly BuiltRoute[] = Object.entries(pages).flatMap(([name, load]) =>
  isName(name) && load !== undefined ? [{ route: routes[name], Page: pageComponent(load) }] : [],
);
