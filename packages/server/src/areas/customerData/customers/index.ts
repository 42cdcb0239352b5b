export { customerMessages } from './customers.messages.js';
export { customerRoutes } from './customers.routes.js';
