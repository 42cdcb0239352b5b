export { gatheringMessages } from './gathering.messages.js';
export { gatheringRoutes } from './gathering.routes.js';
export { gatherOriginLookup } from './originLookup.js';
export { sourceStore } from './sources.store.js';
