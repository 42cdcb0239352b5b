export { basesForFaq, citedBases } from './basesOfAnswer.js';
export { readableTo, readsPhones } from './readable.js';
export { type Cited, hiddenSources, withheld } from './references.js';
export { withheldReferences } from './withheldReferences.js';
export { rolesOf, setRoles } from './roles.js';
export {
  andSeenAssistant,
  andSeenBase,
  andSeenSource,
  andSeenTool,
  assistantsNotHidden,
  notHidden,
  type Reader,
  readerOf,
  seesAllOf,
  seesAllSources,
  type ThingOfBase,
} from './visibility.js';
