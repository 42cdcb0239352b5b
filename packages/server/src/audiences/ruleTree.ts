import type { Rule, RuleGroup, RuleSet } from '@console/api/contract';

export type RuleNode = Rule | RuleGroup;

export const isRule = (node: RuleNode): node is Rule => 'field' in node;

/** A rule or a group with its place, as the contract writes it: `rules.1.rules.0`. */
export interface PlacedNode {
  readonly path: string;
  readonly node: RuleNode;
  /** It stands in what keeps people out. */
  readonly excludes: boolean;
}

const placed = (nodes: readonly RuleNode[], before: string, excludes: boolean): PlacedNode[] =>
  nodes.flatMap((node, at) => {
    const path = `${before}.${at}`;
    return [{ path, node, excludes }, ...(isRule(node) ? [] : placed(node.rules, `${path}.rules`, excludes))];
  });

/** All rules and groups in the order they are written, a group before what is in it. */
export const nodesOf = ({ rules, exclude = [] }: RuleSet): PlacedNode[] => [
  ...placed(rules, 'rules', false),
  ...placed(exclude, 'exclude', true),
];

/** The rules alone. */
export const rulesOf = (set: RuleSet): Rule[] => nodesOf(set).flatMap(({ node }) => (isRule(node) ? [node] : []));

/** The phone numbers that rules compare with, as often as they do. */
export const phonesOf = (set: RuleSet): string[] =>
  rulesOf(set).flatMap(({ field, values }) => (field === 'phone' ? values : []));

/** The packs that rules name, each once. */
export const packsOf = (set: RuleSet): string[] => [
  ...new Set(rulesOf(set).flatMap(({ field, values }) => (field === 'pack' ? values : []))),
];
