import { lookUp } from '@console/base';
import type { DifferenceField } from '@console/ui/difference-view';
import {
  type EditedNode,
  type EditedRules,
  isGroup,
  nodeText,
  type RuleField,
  type ruleWords,
} from '@console/ui/rule-editor';
import type { Values } from '../../../forms/mergeChoices.js';
import { keptRules, readNode } from './keptRules.js';

type Words = typeof ruleWords.zh;
type Keyed = readonly (readonly [key: string, node: EditedNode])[];

const MATCH = 'match';
const TITLE = 'title';

/** Conditions, each by what it is found by in another version: the fact that it asks for, or the title of its group. */
const keyed = (block: 'rules' | 'exclude', nodes: readonly EditedNode[]): Keyed => {
  const seen = new Map<string, number>();
  return nodes.map((node) => {
    const name = isGroup(node) ? `group ${node.title?.trim() ?? ''}` : node.field;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [`${block} ${count} ${name}`, node];
  });
};

const included = ({ rules }: EditedRules): Keyed => keyed('rules', rules);
const excluded = ({ exclude = [] }: EditedRules): Keyed => keyed('exclude', exclude);

/** Rules as fields that are merged one by one: how the conditions belong together, and each of them. */
export const valuesOfRules = (rules: EditedRules): Values => ({
  [MATCH]: rules.match,
  [TITLE]: rules.title ?? '',
  ...Object.fromEntries([...included(rules), ...excluded(rules)]),
});

/** The order of theirs; what mine has besides stands behind what it stands behind there. */
const inOrder = (theirs: Keyed, mine: Keyed): string[] => {
  const order = theirs.map(([key]) => key);
  for (const [at, [key]] of mine.entries()) {
    if (order.includes(key)) continue;
    const before = mine[at - 1]?.[0];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
};

/** Rules out of merged fields; one that is left out of them stands in none. */
export const mergedRules = (theirs: EditedRules, mine: EditedRules, merged: Values): EditedRules => {
  const chosen = (block: (rules: EditedRules) => Keyed): unknown[] =>
    inOrder(block(theirs), block(mine)).flatMap((key) => merged[key] ?? []);
  const exclude = chosen(excluded);
  const title = merged[TITLE];
  const rules = {
    match: merged[MATCH],
    ...(title !== '' && { title }),
    rules: chosen(included),
    ...(exclude.length > 0 && { exclude }),
  };
  return keptRules({ rules, version: 0 })?.rules ?? mine;
};

/** All of a list of which a sentence names two. */
const wholeList = (words: Words, values: readonly string[], options: RuleField['options']): string[] =>
  values.length < 3
    ? []
    : [values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(words.join)];

/** A condition or a group as it is read, line by line: whatever differs reads differently. */
const linesOf = (words: Words, fields: readonly RuleField[], node: EditedNode): string[] => {
  const text = nodeText(words, fields, node);
  if (isGroup(node)) {
    const inner = node.rules.flatMap((one) => linesOf(words, fields, one));
    const match = lookUp<string, string>(words.matches, node.match, words.matches.all);
    return [`${text}${words.join}${match}`, ...inner.map((line) => `  ${line}`)];
  }
  const field = fields.find(({ code }) => code === node.field);
  const lists = [
    ...wholeList(words, node.values, field?.options ?? []),
    ...(node.details ?? []).flatMap(({ name, values }) =>
      wholeList(words, values, field?.details.find(({ code }) => code === name)?.options ?? []),
    ),
  ];
  return [text, ...lists.map((line) => `  ${line}`)];
};

/** Makes fields of rules readable: those of all these versions, so that what one of them lacks is seen too. */
export const describeRules = (words: Words, fields: readonly RuleField[], versions: readonly EditedRules[]) => {
  const nodes = (block: (rules: EditedRules) => Keyed) => new Map(versions.flatMap(block));
  const nameOf = (node: EditedNode): string =>
    isGroup(node)
      ? nodeText(words, fields, node)
      : (fields.find(({ code }) => code === node.field)?.name ?? node.field);
  const labels = [
    [MATCH, words.matchOf(words.title)],
    [TITLE, words.groupName(words.title)],
    ...[...nodes(included)].map(([key, node]) => [key, nameOf(node)] as const),
    ...[...nodes(excluded)].map(([key, node]) => [key, `${words.exclude} ${nameOf(node)}`] as const),
  ] as const;
  const read = (key: string, value: unknown): string => {
    if (key === MATCH) return lookUp<string, string>(words.matches, String(value), words.matches.all);
    if (key === TITLE) return typeof value === 'string' ? value.trim() : '';
    const node = readNode(value);
    return node === undefined ? '' : linesOf(words, fields, node).join('\n');
  };
  return (values: Values): DifferenceField[] =>
    labels.map(([key, label]) => ({ key, label, value: read(key, values[key]) }));
};
