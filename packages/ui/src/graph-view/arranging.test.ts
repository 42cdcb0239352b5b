import { describe, expect, it } from 'vitest';
import { finish } from './arrange.js';
import { roundsFor, startForces } from './forces.js';
import { longNames, manyNodes, sixty, unfolded } from './graph.fixtures.js';
import { roughWidth } from './labelText.js';
import { type GraphModel, modelOf } from './model.js';
import { newPlaces } from './newPlaces.js';
import { pushApart } from './spread.js';
import { startPlaces } from './startPlaces.js';

const arranged = (model: GraphModel, centre: number | undefined): Float32Array => {
  const forces = startForces({ places: startPlaces(model), ends: model.ends });
  forces.step(roundsFor(model.nodes.length));
  return finish(model, forces.places(), centre);
};

const point = (places: Float32Array, at: number) => ({ x: places[at * 2] ?? 0, y: places[at * 2 + 1] ?? 0 });

/** Pairs of nodes whose names, or a name and a node, lie over each other. */
const touching = (places: Float32Array, { nodes }: GraphModel): string[] =>
  nodes.flatMap((one, first) =>
    nodes.slice(first + 1).flatMap((other, step) => {
      const [a, b] = [point(places, first), point(places, first + 1 + step)];
      const across = (roughWidth(one.name) + roughWidth(other.name)) / 2 - Math.abs(a.x - b.x);
      return across > 0 && 34 - Math.abs(a.y - b.y) > 0 ? [`${one.name} ${other.name}`] : [];
    }),
  );

describe('a graph that is arranged', () => {
  it('looks the same each time, whatever the order of its edges', () => {
    const model = modelOf(sixty);
    expect(arranged(model, 0)).toEqual(arranged(modelOf(sixty), 0));
    expect(startPlaces(modelOf({ ...sixty, edges: sixty.edges.toReversed() })).length).toBe(120);
  });

  it('has no two names over each other', () => {
    const model = modelOf(sixty);
    expect(touching(arranged(model, 0), model)).toEqual([]);
    expect(touching(arranged(model, undefined), model)).toEqual([]);
  });

  it('keeps long names apart as well', () => {
    const model = modelOf(longNames);
    expect(touching(arranged(model, undefined), model)).toEqual([]);
  });

  it('puts the neighbours of what is looked at on an ellipse of 186 by 150 around it', () => {
    const model = modelOf(sixty);
    const places = arranged(model, 0);
    const centre = point(places, 0);
    expect(model.near[0]?.length).toBe(12);
    for (const at of model.near[0] ?? []) {
      const { x, y } = point(places, at);
      expect(((x - centre.x) / 186) ** 2 + ((y - centre.y) / 150) ** 2).toBeCloseTo(1, 3);
    }
  });

  it('has all places within finite numbers, also alone and without edges', () => {
    for (const data of [manyNodes(1, 0), manyNodes(2, 1), manyNodes(50, 0), manyNodes(500, 3)]) {
      const model = modelOf(data);
      const places = arranged(model, undefined);
      expect(places.every(Number.isFinite)).toBe(true);
      expect(new Set(model.nodes.map((_, at) => `${places[at * 2]} ${places[at * 2 + 1]}`)).size).toBe(
        data.nodes.length,
      );
    }
  });
});

describe('nodes that come later', () => {
  const before = modelOf(sixty);
  const places = arranged(before, 0);
  const known = new Map(before.nodes.map(({ id }, at) => [id, point(places, at)]));

  it('come beside what they are joined to, and nothing else moves', () => {
    const model = modelOf(unfolded);
    const added = newPlaces(model, known);
    if (added === null) throw new Error('Arranged anew.');
    const now = pushApart(added.places, model, added.held);
    expect(now.slice(0, 120)).toEqual(places);
    const [own, anchor] = [point(now, 60), point(now, 0)];
    expect(Math.hypot(own.x - anchor.x, own.y - anchor.y)).toBeLessThan(400);
    expect(touching(now, model)).toEqual([]);
  });

  it('are arranged anew where hardly one of them was there', () => {
    expect(newPlaces(modelOf(manyNodes(100, 2)), known)).toBeNull();
  });

  it('are arranged anew where most of what was there is gone: a small part would stay in its corner', () => {
    expect(newPlaces(modelOf({ ...sixty, nodes: sixty.nodes.slice(0, 20) }), known)).toBeNull();
    expect(newPlaces(modelOf({ ...sixty, nodes: sixty.nodes.slice(0, 40) }), known)?.held.size).toBe(40);
  });
});

it('leaves out edges whose other end is not there', () => {
  const { edges } = modelOf({ nodes: sixty.nodes.slice(0, 3), edges: sixty.edges });
  expect(edges.map(({ sourceId, targetId }) => `${sourceId} ${targetId}`).toSorted()).toEqual(['n0 n1', 'n1 n2']);
});
