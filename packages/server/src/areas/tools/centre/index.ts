export { behindTool } from './behindTool.js';
export { centreMessages } from './centre.messages.js';
export { type CentreDeps, centreRoutes } from './tools.routes.js';
export { openTools } from './tools.store.js';
