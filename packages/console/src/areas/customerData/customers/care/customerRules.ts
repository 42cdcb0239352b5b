import { RuleSet } from '@console/api/contract';
import type { EditedRules } from '@console/ui/rule-editor';

/** Complete rules as the call takes them; undefined where they are none. */
export const toRules = (edited: EditedRules): RuleSet | undefined => {
  const read = RuleSet.safeParse(JSON.parse(JSON.stringify(edited)));
  return read.success ? read.data : undefined;
};

/** Rules out of the address, which may hold whatever. */
export const rulesIn = (value: string | undefined): RuleSet | undefined => {
  if (value === undefined) return undefined;
  try {
    const read = RuleSet.safeParse(JSON.parse(value));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
};

/** How many rules there are, also within groups. */
export const countOf = ({ rules, exclude = [] }: RuleSet): number => {
  const count = (nodes: RuleSet['rules']): number =>
    nodes.reduce((sum, node) => sum + ('field' in node ? 1 : count(node.rules)), 0);
  return count(rules) + count(exclude);
};
