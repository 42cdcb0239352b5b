import type { GraphModel } from './model.js';

const STEP = 96;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Where nodes come that were not there before, beside those they are joined to and away from the middle of all. Answers
 * with null where too few of them are known, or most of what was there is gone: that is another picture, and all is
 * arranged anew.
 */
export const newPlaces = (
  { nodes, near }: GraphModel,
  known: ReadonlyMap<string, Place>,
): { places: Float32Array; held: Set<number> } | null => {
  const places = new Float32Array(nodes.length * 2);
  const held = new Set<number>();
  for (const [at, { id }] of nodes.entries()) {
    const place = known.get(id);
    if (place === undefined) continue;
    places.set([place.x, place.y], at * 2);
    held.add(at);
  }
  if (held.size === 0 || held.size < nodes.length / 4 || held.size < known.size / 2) return null;
  const middle = { x: 0, y: 0 };
  for (const at of held) {
    middle.x += (places[at * 2] ?? 0) / held.size;
    middle.y += (places[at * 2 + 1] ?? 0) / held.size;
  }
  const settled = new Set(held);
  const besides = new Map<number, number>();
  const queue = new Set(nodes.flatMap((_, at) => (held.has(at) ? [] : [at])));
  const settle = (at: number, anchor: number | undefined) => {
    const from = anchor === undefined ? middle : { x: places[anchor * 2] ?? 0, y: places[anchor * 2 + 1] ?? 0 };
    const turn = besides.get(anchor ?? -1) ?? 0;
    besides.set(anchor ?? -1, turn + 1);
    // A fan that opens away from the middle, filled from its own middle outwards.
    const side = turn % 2 === 0 ? 1 : -1;
    const open = anchor === undefined ? turn * GOLDEN : side * Math.ceil(turn / 2) * 0.42;
    const away = Math.atan2(from.y - middle.y, from.x - middle.x) + open;
    const distance = STEP * (1 + Math.floor(turn / 15) * 0.6);
    places.set([from.x + Math.cos(away) * distance, from.y + Math.sin(away) * distance], at * 2);
    settled.add(at);
    queue.delete(at);
  };
  while (queue.size > 0) {
    const reached = [...queue].flatMap((at) => {
      const anchor = near[at]?.find((one) => settled.has(one));
      return anchor === undefined ? [] : [[at, anchor] as const];
    });
    if (reached.length === 0) for (const at of queue) settle(at, undefined);
    for (const [at, anchor] of reached) settle(at, anchor);
  }
  return { places, held };
};
