import type { GraphModel } from './model.js';

const directions = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
} as const;
export type ArrowKey = keyof typeof directions;

export const isArrow = (key: string): key is ArrowKey => Object.hasOwn(directions, key);

/** Of those in a direction, the one that lies most straight in it, near before far. */
const best = (places: Float32Array, from: number, among: Iterable<number>, key: ArrowKey): number | undefined => {
  const [across, down] = directions[key];
  let found: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const at of among) {
    if (at === from) continue;
    const dx = (places[at * 2] ?? 0) - (places[from * 2] ?? 0);
    const dy = (places[at * 2 + 1] ?? 0) - (places[from * 2 + 1] ?? 0);
    const ahead = dx * across + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * across);
    if (ahead <= 0 || aside > ahead) continue;
    const cost = ahead + aside * 2;
    if (cost >= least) continue;
    least = cost;
    found = at;
  }
  return found;
};

/** The neighbour that lies in the direction of an arrow key. Undefined: there is none. */
export const towards = (model: GraphModel, places: Float32Array, from: number, key: ArrowKey): number | undefined =>
  best(places, from, model.near[from] ?? [], key);
