export { assistantMessages } from './assistant.messages.js';
export { assistantRoutes } from './assistant.routes.js';
export { type EnvironmentModels, modelStore, type ModelStore } from './models.store.js';
export { assistantDomains } from './domains.js';
export { seedAssistants } from './seed.js';
