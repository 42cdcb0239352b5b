export { smsRoutes } from './smsSettings.routes.js';
export { smsSettingsStore } from './smsSettings.store.js';
