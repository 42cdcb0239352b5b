export { embedMessages } from './embed.messages.js';
export { embedRoutes } from './embed.routes.js';
export { originLookup } from './originLookup.js';
export { remindOfEnds } from './reminders.js';
export { visitorStore, type VisitorStore } from './visitor.store.js';
