import { expect, it } from 'vitest';
import { joined, leavesOf, neighboursOf, type Piece, shownOf, wayOf } from './exploration.js';

const node = (id: string, entityType = '资格') => ({ id, name: id, entityType, relationCount: 1 });
const edge = (sourceId: string, targetId: string, predicate = '晋级为') => ({
  id: `${sourceId}-${targetId}`,
  sourceId,
  targetId,
  predicate,
  condition: '',
});

const star: Piece = {
  nodes: [node('a'), node('b'), node('c', '角色'), node('d')],
  edges: [edge('a', 'b'), edge('a', 'c', '可担任'), edge('b', 'd')],
};
const nothing = { kinds: new Set<string>(), relations: new Set<string>(), folded: new Set<string>() };

it('shows what two steps brought once', () => {
  const both = joined([star, { nodes: [node('d'), node('e')], edges: [edge('b', 'd'), edge('d', 'e')] }]);
  expect(both.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(both.edges).toHaveLength(4);
});

it('leaves out a kind with all that hangs on it, but never the entity that is looked at', () => {
  const shown = shownOf(star, { ...nothing, kinds: new Set(['资格']) }, new Set(['a']));
  expect(shown.nodes.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(shown.edges.map(({ id }) => id)).toEqual(['a-c']);
});

it('leaves out a relation and keeps its ends', () => {
  const shown = shownOf(star, { ...nothing, relations: new Set(['晋级为']) }, new Set());
  expect(shown.nodes).toHaveLength(4);
  expect(shown.edges.map(({ id }) => id)).toEqual(['a-c']);
});

it('folds only what hangs on the entity alone', () => {
  expect(leavesOf(star.edges, 'a')).toEqual(['c']);
  expect(leavesOf(star.edges, 'b')).toEqual(['d']);
});

it('does not count an entity among its own neighbours', () => {
  expect([...neighboursOf([edge('a', 'a'), edge('a', 'b')], 'a')]).toEqual(['b']);
});

it('puts a way in order from its beginning, whichever way its relations point', () => {
  const way = wayOf({ nodes: [], edges: [edge('c', 'd'), edge('b', 'a'), edge('b', 'c')] }, 'a');
  expect(way).toEqual({ nodeIds: ['a', 'b', 'c', 'd'], edgeIds: ['b-a', 'b-c', 'c-d'] });
});
