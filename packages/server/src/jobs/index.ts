export { jobMessages, jobRoutes } from './jobs.routes.js';
export * from './kinds.js';
export { nextTime, type Schedule } from './nextTime.js';
export * from './nowAndThen.js';
export * from './queue.js';
export * from './runner.js';
