export { ruleCatalogue } from './fields.js';
export { checkPacks, checkRules } from './checkRules.js';
export { type CompiledRules, compileRules } from './compileRules.js';
export { countRules, peopleDrawn } from './countRules.js';
export { inTime, isGivenUp, limited } from './inTime.js';
export { type Explained, type Explaining, explainPerson } from './explainPerson.js';
export { type PhoneAsking, phoneAsking } from './phoneAsking.js';
export { packsOf, rulesOf } from './ruleTree.js';
export type { Finding } from './spanning.js';
