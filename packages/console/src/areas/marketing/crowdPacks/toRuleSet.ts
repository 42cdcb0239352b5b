import { type Rule, ruleOperators, type RuleSet } from '@console/api/contract';
import { ifKnown } from '@console/base';
import {
  type EditedDetail,
  type EditedGroup,
  type EditedNode,
  type EditedRule,
  type EditedRules,
  isGroup,
} from '@console/ui/rule-editor';

type Member = RuleSet['rules'][number];

const toDetail = ({ name, operator, values }: EditedDetail) => ({
  name,
  operator: ifKnown(ruleOperators, operator, 'equals'),
  values: [...values],
});

const toRule = ({ field, operator, values, days, details = [] }: EditedRule): Rule => ({
  field,
  operator: ifKnown(ruleOperators, operator, 'equals'),
  values: [...values],
  ...(days !== undefined && { days }),
  ...(details.length > 0 && { details: details.map(toDetail) }),
});

const headOf = ({ match, title = '' }: EditedGroup) => ({
  match: match === 'any' ? ('any' as const) : ('all' as const),
  ...(title.trim() !== '' && { title: title.trim() }),
});

/** A group without groups in it: the third level. */
const toInner = (group: EditedGroup) => ({
  ...headOf(group),
  rules: group.rules.flatMap((node) => (isGroup(node) ? [] : [toRule(node)])),
});

const toMember = (node: EditedNode): Member =>
  isGroup(node)
    ? { ...headOf(node), rules: node.rules.map((one) => (isGroup(one) ? toInner(one) : toRule(one))) }
    : toRule(node);

/** Rules as the contract takes them. They have to be complete: `rulesProblem` says whether they are. */
export const toRuleSet = ({ exclude = [], ...rules }: EditedRules): RuleSet => ({
  ...headOf(rules),
  rules: rules.rules.map(toMember),
  ...(exclude.length > 0 && { exclude: exclude.map(toMember) }),
});

/** What stands at a place as the server names it: `rules.1.rules.0`. */
export const nodeOfPlace = (rules: EditedRules, place: string): EditedNode | undefined => {
  const [block, ...rest] = place.split('.');
  let members: readonly EditedNode[] = block === 'exclude' ? (rules.exclude ?? []) : rules.rules;
  let node: EditedNode | undefined;
  for (const part of rest) {
    if (part === 'rules') {
      if (node === undefined || !isGroup(node)) return undefined;
      members = node.rules;
    } else node = members[Number(part)];
  }
  return node;
};
