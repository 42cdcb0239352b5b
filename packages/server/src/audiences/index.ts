export { ruleCatalogue } from './fields.js';
export { checkPacks, checkRules } from './checkRules.js';
export { type CompiledRules, compileRules } from './compileRules.js';
export { countRules, isGivenUp, limited, peopleDrawn } from './countRules.js';
export { type Explained, explainPerson } from './explainPerson.js';
export { packsOf, rulesOf } from './ruleTree.js';
export type { Finding } from './spanning.js';
