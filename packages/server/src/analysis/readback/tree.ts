import { createHash } from 'node:crypto';
import { isRecord } from '../guard/tree.js';

/** A piece of what the parser made of a query. */
export type Node = Readonly<Record<string, unknown>>;

/** A string of JSON as a whole, or a number outside of one. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const NUMERAL = /\{"numeral":"([^"]*)"\}/g;

/**
 * A number of the tree, by its digits. As one of JavaScript it would come back otherwise: 1000.0 without its point, and
 * large ones with other digits.
 */
export const numeral = (digits: string): Node => ({ numeral: digits });

export const digitsOf = (value: unknown): string | null =>
  isRecord(value) && typeof value['numeral'] === 'string' ? value['numeral'] : null;

export const treeOf = (json: string): Node => {
  const kept = json.replace(TOKENS, (token) => (token.startsWith('"') ? token : `{"numeral":"${token}"}`));
  const tree: unknown = JSON.parse(kept, (field, value: unknown) => (field === 'query_location' ? undefined : value));
  return isRecord(tree) ? tree : {};
};

export const jsonOf = (tree: Node): string => JSON.stringify(tree).replace(NUMERAL, '$1');

export const nodeOf = (value: unknown): Node => (isRecord(value) ? value : {});
export const listIn = (node: Node, field: string): readonly Node[] => {
  const value = node[field];
  return Array.isArray(value) ? value.map(nodeOf) : [];
};
export const textIn = (node: Node, field: string): string => {
  const value = node[field];
  return typeof value === 'string' ? value : '';
};

export const isClass = (node: Node, name: string): boolean => node['class'] === name;
export const isCall = (node: Node, ...names: readonly string[]): boolean =>
  isClass(node, 'FUNCTION') && names.includes(textIn(node, 'function_name').toLowerCase());

/** What the outermost query of a parsed text is. */
export const queryIn = (tree: Node): Node => nodeOf(nodeOf(listIn(tree, 'statements')[0])['node']);

/** The tree with another outermost query. */
export const withQuery = (tree: Node, node: Node): Node => ({
  ...tree,
  statements: listIn(tree, 'statements').map((statement) => ({ ...statement, node })),
});

/** What two expressions are told apart by: not the name that a result gives them. */
export const sameness = (expression: Node): string => JSON.stringify({ ...expression, alias: '' });

/** Marks a part of a query, so that one that has changed meanwhile is not taken for it. */
export const markOf = (part: unknown): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 10);

/** All expressions within a node, itself first, those of queries within it left out. */
export function* within(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* within(one);
  if (!isRecord(node)) return;
  yield node;
  if (isClass(node, 'SUBQUERY')) return;
  for (const value of Object.values(node)) yield* within(value);
}

/** A node with one expression in the place of another, wherever it stands. */
export const replaced = (node: unknown, find: (node: Node) => Node | null): unknown => {
  if (Array.isArray(node)) return node.map((one) => replaced(one, find));
  if (!isRecord(node)) return node;
  const found = find(node);
  if (found !== null) return found;
  return Object.fromEntries(Object.entries(node).map(([field, value]) => [field, replaced(value, find)]));
};

const expression = (name: string, type: string, fields: Node): Node => ({ class: name, type, alias: '', ...fields });

/** A call of a function or an operator. */
export const call = (name: string, children: readonly Node[], isOperator = false): Node =>
  expression('FUNCTION', 'FUNCTION', { function_name: name, children, is_operator: isOperator });

export const comparison = (type: string, left: Node, right: Node): Node =>
  expression('COMPARISON', type, { left, right });

export const column = (name: string): Node => expression('COLUMN_REF', 'COLUMN_REF', { column_names: [name] });

export const constant = (id: string, value: unknown, info: unknown = null): Node =>
  expression('CONSTANT', 'VALUE_CONSTANT', { value: { type: { id, type_info: info }, is_null: false, value } });

export const cast = (child: Node, id: string): Node =>
  expression('CAST', 'OPERATOR_CAST', { child, cast_type: { id, type_info: null }, try_cast: false });
