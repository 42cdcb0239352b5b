export {
  type Contents,
  contentOf,
  filledApp,
  filledSms,
  filledWechat,
  readContent,
  textsOf,
  type Values,
} from './content.js';
export { templateParams, type TemplateParams, valuesOfCustomers } from './params.js';
export { type PeopleAsked, templatePeople } from './people.js';
export { templateChecks, type TemplateChecks } from './problems.js';
export { readStoredRules, writeRules } from './rules.store.js';
export { variantsOf } from './variants.js';
