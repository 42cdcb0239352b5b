export { channelSettingsMessages } from './channelSettings.messages.js';
export { channelSettingsRoutes } from './channelSettings.routes.js';
export { optOutRoutes } from './optOuts.routes.js';
