import { isClass, listIn, type Node, nodeOf } from './tree.js';

/** What has to hold of every row, one by one. */
export const conditionsIn = (clause: unknown): Node[] => {
  const node = nodeOf(clause);
  if (Object.keys(node).length === 0) return [];
  return isClass(node, 'CONJUNCTION') && node['type'] === 'CONJUNCTION_AND'
    ? listIn(node, 'children').flatMap(conditionsIn)
    : [node];
};

/** All of them as one clause; null where there is none. */
export const clauseOf = (conditions: readonly Node[]): Node | null => {
  const [first = null] = conditions;
  return conditions.length < 2
    ? first
    : { class: 'CONJUNCTION', type: 'CONJUNCTION_AND', alias: '', children: conditions };
};

/** The conditions with others in the place of some: at the first of these places, the rest are gone. */
export const exchanged = (
  conditions: readonly Node[],
  places: readonly number[],
  others: readonly Node[],
): readonly Node[] => conditions.flatMap((one, at) => (at === places[0] ? others : places.includes(at) ? [] : [one]));
