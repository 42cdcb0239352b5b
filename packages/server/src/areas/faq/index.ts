export { faqMessages } from './faq.messages.js';
export type { FaqDeps } from './faqDeps.js';
export { draftFaq } from './draftFaq.js';
export { faqRoutes } from './faq.routes.js';
export { fillTerms } from './faqTerms.js';
export { countFaqHit, type FaqMatch, type FaqQuestion, matchFaq } from './matchFaq.js';
export { faqQuestions } from './faqQuestions.js';
export { GATHER_GAPS, gatherGapsJob, queueOldGaps } from './gaps/gatherGaps.job.js';
