export { planMessages } from './plans.messages.js';
export { planRoutes, type PlanRoutesDeps } from './plans.routes.js';
export { planText } from './planText.js';
