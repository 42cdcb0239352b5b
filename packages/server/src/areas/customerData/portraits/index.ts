export { portraitRoutes } from './portraits.routes.js';
export { queueSorting, rfmJobs } from './sortRfm.job.js';
