import * as z from 'zod/mini';
import { known, text } from '../fields.js';

export const ruleOperators = [
  'equals',
  'notEquals',
  'greater',
  'less',
  'between',
  'in',
  'notIn',
  'contains',
  'exists',
  'notExists',
] as const;
export type RuleOperator = (typeof ruleOperators)[number];

const rule = {
  /** Code of a behaviour tag, see `listUserBehaviourTags`. */
  field: text(60),
  operator: z.enum(ruleOperators),
  /** Two for `between`, none for `exists` and `notExists`. Numbers and days as they print. */
  values: z.array(text(100)).check(z.maxLength(50)),
};
const Rule = z.strictObject(rule);
export type Rule = z.infer<typeof Rule>;

const matches = ['all', 'any'] as const;
const match = z.enum(matches);
const rulesOf = <R extends z.core.$ZodType>(one: R) => z.array(one).check(z.minLength(1), z.maxLength(20));
const groupsOf = <G extends z.core.$ZodType>(one: G) => z.array(one).check(z.minLength(1), z.maxLength(10));

/** Conditions on people, as they are sent: groups joined by `match`, the rules of a group by its own. */
export const RuleSet = z.strictObject({ match, groups: groupsOf(z.strictObject({ match, rules: rulesOf(Rule) })) });
export type RuleSet = z.infer<typeof RuleSet>;

/** The same as they are answered. */
export const RuleSetReply = z.looseObject({
  match: known(matches),
  groups: groupsOf(
    z.looseObject({
      match: known(matches),
      rules: rulesOf(z.looseObject({ ...rule, operator: known(ruleOperators) })),
    }),
  ),
});
