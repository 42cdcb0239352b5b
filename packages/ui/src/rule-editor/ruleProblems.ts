import { needsNoValue, takesSeveral } from './ruleText.js';
import { isGroup } from './ruleTree.js';
import type { AskedFact, EditedDetail, EditedNode, EditedRule, EditedRules, RuleField } from './types.js';

/** What is wrong with a condition or a group. */
export type RuleProblem = 'field' | 'value' | 'range' | 'number' | 'empty' | 'detail' | 'days';

/** As many days back a condition looks at most. */
export const MOST_DAYS = 3650;

const valuesProblem = (
  fact: AskedFact,
  operator: string,
  given: readonly string[],
): 'value' | 'range' | 'number' | undefined => {
  if (needsNoValue(operator)) return undefined;
  const values = given.filter((value) => value.trim() !== '');
  const [from, to] = values;
  if (from === undefined || (operator === 'between' && to === undefined)) return 'value';
  if (operator !== 'between' && to !== undefined && !takesSeveral(operator)) return 'value';
  const isNumber = fact.valueType === 'number';
  if (isNumber && values.some((value) => !Number.isFinite(Number(value)))) return 'number';
  if (operator === 'between' && to !== undefined && (isNumber ? Number(from) > Number(to) : from > to)) return 'range';
  return undefined;
};

const detailProblem = (field: RuleField, { name, operator, values }: EditedDetail): boolean => {
  const fact = field.details.find(({ code }) => code === name);
  return fact === undefined || valuesProblem(fact, operator, values) !== undefined;
};

/** What keeps one condition from being counted; undefined where it is complete. */
export const ruleProblem = (fields: readonly RuleField[], rule: EditedRule): RuleProblem | undefined => {
  const field = fields.find(({ code }) => code === rule.field);
  if (field === undefined) return 'field';
  const { days, details = [] } = rule;
  if (days !== undefined && (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)) return 'days';
  const values = valuesProblem(field, rule.operator, rule.values);
  if (values !== undefined) return values;
  return details.some((detail) => detailProblem(field, detail)) ? 'detail' : undefined;
};

/** The first thing that is wrong in a condition or a group of them, with all that is in it. */
export const nodeProblem = (fields: readonly RuleField[], node: EditedNode): RuleProblem | undefined => {
  if (!isGroup(node)) return ruleProblem(fields, node);
  if (node.rules.length === 0) return 'empty';
  for (const member of node.rules) {
    const problem = nodeProblem(fields, member);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/** What keeps all of them from being saved: undefined where they are complete. */
export const rulesProblem = (fields: readonly RuleField[], rules: EditedRules): RuleProblem | undefined =>
  nodeProblem(fields, { match: rules.match, rules: [...rules.rules, ...(rules.exclude ?? [])] }) ??
  (rules.rules.length === 0 ? 'empty' : undefined);

/** Rules that can be counted, and where each of them stands among all that are edited. */
export interface CompleteRules {
  readonly rules: EditedRules;
  /** By the place in `rules`, as counts name it, the place in what is edited. */
  readonly places: Readonly<Record<string, string>>;
}

/** Those conditions that are complete, to be counted while others are still typed; undefined where there are none. */
export const completeRules = (fields: readonly RuleField[], edited: EditedRules): CompleteRules | undefined => {
  const places: Record<string, string> = {};
  const pick = (nodes: readonly EditedNode[], sent: string, own: string): readonly EditedNode[] => {
    const picked: EditedNode[] = [];
    for (const [index, node] of nodes.entries()) {
      const [to, from] = [`${sent}.${picked.length}`, `${own}.${index}`];
      if (isGroup(node)) {
        const rules = pick(node.rules, `${to}.rules`, `${from}.rules`);
        if (rules.length === 0) continue;
        picked.push({ ...node, rules });
      } else {
        if (ruleProblem(fields, node) !== undefined) continue;
        picked.push(node);
      }
      places[to] = from;
    }
    return picked;
  };
  const rules = pick(edited.rules, 'rules', 'rules');
  if (rules.length === 0) return undefined;
  const exclude = pick(edited.exclude ?? [], 'exclude', 'exclude');
  return { rules: { ...edited, rules, exclude: exclude.length === 0 ? undefined : exclude }, places };
};
