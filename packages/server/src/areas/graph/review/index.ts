export { PASS_TRIPLES } from './beginPassing.js';
export { removeOldDecisions } from './decisions.js';
export { markAgainstGraph } from './markAgainstGraph.js';
export { passTriplesJob } from './passTriples.job.js';
export { reviewRoutes } from './review.routes.js';
