// oxlint-disable-next-line typescript/triple-slash-reference -- whoever compiles this file has no other way to the types of it
/// <reference path="./iterate.d.ts" />
import iterate from 'graphology-layout-forceatlas2/iterate.js';

/** What is arranged: a place for each node, two numbers each, and the ends of each edge. */
export interface Forces {
  readonly places: Float32Array;
  readonly ends: Uint32Array;
}

const NODE = 10;
const EDGE = 3;
const [MASS, CONVERGENCE, SIZE] = [6, 7, 8];
/** From here on forces of far nodes are added up by regions. */
const MANY = 400;

/** Rounds until a graph of so many nodes has found its form. A number, not a time: the same graph always looks the same. */
export const roundsFor = (count: number): number => (count <= 400 ? 300 : count <= 3000 ? 150 : 80);

const settingsFor = (count: number) => ({
  linLogMode: false,
  outboundAttractionDistribution: false,
  adjustSizes: false,
  edgeWeightInfluence: 1,
  scalingRatio: 10,
  strongGravityMode: true,
  gravity: 0.05,
  slowDown: 1 + Math.log(Math.max(1, count)),
  barnesHutOptimize: count > MANY,
  barnesHutTheta: 0.9,
});

/** ForceAtlas2, a round at a time: `step` does some, and `places` says where everything is by then. */
export const startForces = ({ places, ends }: Forces) => {
  const count = places.length / 2;
  const nodes = new Float32Array(count * NODE);
  for (let at = 0; at < count; at += 1) {
    const base = at * NODE;
    nodes[base] = places[at * 2] ?? 0;
    nodes[base + 1] = places[at * 2 + 1] ?? 0;
    for (const one of [MASS, CONVERGENCE, SIZE]) nodes[base + one] = 1;
  }
  const edges = new Float32Array((ends.length / 2) * EDGE);
  for (let at = 0; at < ends.length / 2; at += 1) {
    const source = (ends[at * 2] ?? 0) * NODE;
    const target = (ends[at * 2 + 1] ?? 0) * NODE;
    edges.set([source, target, 1], at * EDGE);
    nodes[source + MASS] = (nodes[source + MASS] ?? 0) + 1;
    nodes[target + MASS] = (nodes[target + MASS] ?? 0) + 1;
  }
  const settings = settingsFor(count);
  return {
    step: (rounds: number) => {
      for (let at = 0; at < rounds; at += 1) iterate(settings, nodes, edges);
    },
    places: (): Float32Array => {
      const now = new Float32Array(count * 2);
      for (let at = 0; at < count; at += 1) {
        now[at * 2] = nodes[at * NODE] ?? 0;
        now[at * 2 + 1] = nodes[at * NODE + 1] ?? 0;
      }
      return now;
    },
  };
};
