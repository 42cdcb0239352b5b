import type { EditedGroup, EditedNode, EditedRules } from './types.js';

/** The block that a node stands in, and its places from there on down. */
export interface RulePath {
  readonly block: 'rules' | 'exclude';
  readonly at: readonly number[];
}

/** Groups within groups, the outermost one counted: more nobody can read. */
export const MOST_LEVELS = 3;
/** Members of one group. */
export const MOST_MEMBERS = 20;

export const isGroup = (node: EditedNode): node is EditedGroup => 'rules' in node;

/** As counts name a place: `rules.1.rules.0`, `exclude.0`. The whole is `rules`, those left out are `exclude`. */
export const pathKey = ({ block, at }: RulePath): string =>
  at.length === 0 ? block : `${block}.${at.join('.rules.')}`;

export const childOf = ({ block, at }: RulePath, index: number): RulePath => ({ block, at: [...at, index] });
const parentOf = ({ block, at }: RulePath): RulePath => ({ block, at: at.slice(0, -1) });
const lastOf = ({ at }: RulePath): number => at.at(-1) ?? 0;
const isSame = (one: RulePath, other: RulePath): boolean => pathKey(one) === pathKey(other);

/** Whether the second place is the first one, or lies in it. */
export const holds = (outer: RulePath, inner: RulePath): boolean =>
  outer.block === inner.block && outer.at.every((index, level) => inner.at[level] === index);

const listOf = (rules: EditedRules, block: RulePath['block']): readonly EditedNode[] =>
  block === 'rules' ? rules.rules : (rules.exclude ?? []);

/** What stands in the group, or in the block where the path is empty. */
export const membersAt = (rules: EditedRules, { block, at }: RulePath): readonly EditedNode[] | undefined => {
  let members = listOf(rules, block);
  for (const index of at) {
    const node = members[index];
    if (node === undefined || !isGroup(node)) return undefined;
    members = node.rules;
  }
  return members;
};

export const nodeAt = (rules: EditedRules, path: RulePath): EditedNode | undefined =>
  path.at.length === 0 ? undefined : membersAt(rules, parentOf(path))?.[lastOf(path)];

type Change = (members: readonly EditedNode[]) => readonly EditedNode[];

const within = (members: readonly EditedNode[], at: readonly number[], change: Change): readonly EditedNode[] => {
  const [index, ...rest] = at;
  if (index === undefined) return change(members);
  return members.map((node, place) =>
    place === index && isGroup(node) ? { ...node, rules: within(node.rules, rest, change) } : node,
  );
};

const changedAt = (rules: EditedRules, { block, at }: RulePath, change: Change): EditedRules =>
  block === 'rules'
    ? { ...rules, rules: within(rules.rules, at, change) }
    : { ...rules, exclude: within(rules.exclude ?? [], at, change) };

export const replaceAt = (rules: EditedRules, path: RulePath, node: EditedNode): EditedRules =>
  changedAt(rules, parentOf(path), (members) => members.map((one, index) => (index === lastOf(path) ? node : one)));

export const removeAt = (rules: EditedRules, path: RulePath): EditedRules =>
  changedAt(rules, parentOf(path), (members) => members.filter((_, index) => index !== lastOf(path)));

/** Puts it where the path says; what stands there, and after it, makes room. */
export const insertAt = (rules: EditedRules, path: RulePath, node: EditedNode): EditedRules =>
  changedAt(rules, parentOf(path), (members) => members.toSpliced(lastOf(path), 0, node));

/** Levels of groups in it; a rule has none. */
export const heightOf = (node: EditedNode): number =>
  isGroup(node) ? 1 + Math.max(0, ...node.rules.map(heightOf)) : 0;

/** Whether such a node can stand in the group at that path: not too deep, and not one too many. */
export const fits = (rules: EditedRules, group: RulePath, node: EditedNode): boolean => {
  const members = membersAt(rules, group);
  return members !== undefined && members.length < MOST_MEMBERS && group.at.length + 1 + heightOf(node) <= MOST_LEVELS;
};

/** What moved, and where it stands now. */
export interface Moved {
  readonly rules: EditedRules;
  readonly path: RulePath;
}

/** Takes it from one place to another, which is said as the tree was before; undefined where it can't stand there. */
export const moveTo = (rules: EditedRules, from: RulePath, to: RulePath): Moved | undefined => {
  const node = nodeAt(rules, from);
  if (node === undefined || to.at.length === 0 || holds(from, to)) return undefined;
  const stays = isSame(parentOf(from), parentOf(to));
  if (!stays && !fits(rules, parentOf(to), node)) return undefined;
  // Without it those after it, and what is in them, stand one place further up.
  const level = from.at.length - 1;
  const shifts = holds(parentOf(from), to) && (to.at[level] ?? 0) > lastOf(from);
  const target: RulePath = {
    block: to.block,
    at: to.at.map((index, depth) => (shifts && depth === level ? index - 1 : index)),
  };
  if (isSame(target, from)) return undefined;
  return { rules: insertAt(removeAt(rules, from), target, node), path: target };
};

/** One step up or down, as it is read: into a group that stands there, out of its own at the end of it. */
export const stepped = (rules: EditedRules, from: RulePath, step: -1 | 1): Moved | undefined => {
  const parent = parentOf(from);
  const members = membersAt(rules, parent) ?? [];
  const next = lastOf(from) + step;
  const neighbour = members[next];
  const own = nodeAt(rules, from);
  if (own === undefined) return undefined;
  if (neighbour === undefined) {
    if (parent.at.length === 0) return undefined;
    return moveTo(rules, from, childOf(parentOf(parent), lastOf(parent) + (step === 1 ? 1 : 0)));
  }
  const into = childOf(parent, next);
  if (isGroup(neighbour) && fits(rules, into, own)) {
    return moveTo(rules, from, childOf(into, step === 1 ? 0 : neighbour.rules.length));
  }
  return moveTo(rules, from, childOf(parent, step === 1 ? next + 1 : next));
};
