import type { GraphModel } from './model.js';

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Nodes so that neighbours stand close to each other: outwards from the best connected one of each part. */
const outwards = ({ rank, near }: GraphModel): number[] => {
  const seen = new Set<number>();
  for (const first of rank) {
    if (seen.has(first)) continue;
    const part = new Set([first]);
    // A set that grows while it is walked through is a queue.
    for (const one of part) for (const next of near[one] ?? []) part.add(next);
    for (const one of part) seen.add(one);
  }
  return [...seen];
};

/** Where everything begins: the same graph always in the same places, no two nodes in one. */
export const startPlaces = (model: GraphModel): Float32Array => {
  const places = new Float32Array(model.nodes.length * 2);
  for (const [turn, node] of outwards(model).entries()) {
    const radius = 10 * Math.sqrt(turn + 0.5);
    places[node * 2] = Math.cos(turn * GOLDEN) * radius;
    places[node * 2 + 1] = Math.sin(turn * GOLDEN) * radius;
  }
  return places;
};
