import * as z from 'zod/mini';
import { known, note, text } from '../fields.js';

export const ruleOperators = [
  'equals',
  'notEquals',
  'greater',
  'atLeast',
  'less',
  'atMost',
  'between',
  'in',
  'notIn',
  'contains',
  'exists',
  'notExists',
] as const;
export type RuleOperator = (typeof ruleOperators)[number];

/** Two for `between`, none for `exists` and `notExists`. Numbers and days as they print, `2026-11-27`. */
const values = z.array(text(100)).check(z.maxLength(50));

/** Which orders or events count: those with such a detail, e.g. of one product. */
const detail = { name: text(60), operator: z.enum(ruleOperators), values };
const RuleDetail = z.strictObject(detail);
export type RuleDetail = z.infer<typeof RuleDetail>;

const rule = {
  /** Code of a fact, see `listUserBehaviourTags`. */
  field: text(60),
  operator: z.enum(ruleOperators),
  values,
  /** Orders and events of so many last days count; left out: all. Of facts that span a time alone. */
  days: z.optional(z.int().check(z.gte(1), z.lte(3650))),
};
const Rule = z.strictObject({ ...rule, details: z.optional(z.array(RuleDetail).check(z.maxLength(5))) });
export type Rule = z.infer<typeof Rule>;

const matches = ['all', 'any'] as const;
export type RuleMatch = (typeof matches)[number];
const group = {
  match: z.enum(matches),
  /** What its author calls it; empty: nothing. */
  title: z.optional(note(50)),
};
const membersOf = <R extends z.core.$ZodType>(one: R) => z.array(one).check(z.minLength(1), z.maxLength(20));

// Written level by level: three are what a person can read, and no request is deeper.
const InnerGroup = z.strictObject({ ...group, rules: membersOf(Rule) });
const Group = z.strictObject({ ...group, rules: membersOf(z.union([Rule, InnerGroup])) });
export type RuleGroup = z.infer<typeof Group> | z.infer<typeof InnerGroup>;

/**
 * Conditions on people, as they are sent: rules and groups of rules, joined by `match`, three levels deep at most. Whoever
 * fits one of `exclude` is not among them.
 */
export const RuleSet = z.strictObject({
  ...group,
  rules: membersOf(z.union([Rule, Group])),
  exclude: z.optional(z.array(z.union([Rule, Group])).check(z.maxLength(20))),
});
export type RuleSet = z.infer<typeof RuleSet>;

const operator = known(ruleOperators);
const RuleReply = z.looseObject({
  ...rule,
  operator,
  details: z.optional(z.array(z.looseObject({ ...detail, operator }))),
});
const groupReply = { ...group, match: known(matches) };
const InnerGroupReply = z.looseObject({ ...groupReply, rules: z.array(RuleReply) });
const GroupReply = z.looseObject({ ...groupReply, rules: z.array(z.union([RuleReply, InnerGroupReply])) });

/** The same as they are answered. */
export const RuleSetReply = z.looseObject({
  ...groupReply,
  rules: z.array(z.union([RuleReply, GroupReply])),
  exclude: z.optional(z.array(z.union([RuleReply, GroupReply]))),
});
