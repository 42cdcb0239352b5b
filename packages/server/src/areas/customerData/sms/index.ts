export { smsRoutes } from './smsSettings.routes.js';
