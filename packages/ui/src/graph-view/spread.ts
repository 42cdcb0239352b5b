import { LABEL, roughWidth } from './labelText.js';
import type { GraphModel } from './model.js';

/** How much room there is at 100 %, for one that the nodes and their names take. */
const AIRY = 2.7;
const ASPECT = 1.15;
/** The ellipse on which the neighbours of the node that is looked at sit. */
const RING = { x: 186, y: 150, seats: 14 } as const;
const ROUNDS = 200;
/** So many nodes at most are pushed apart: of more, names are left out. */
export const SPREAD_UP_TO = 300;

const HEAD = 12;
const FOOT = 12 + LABEL.line;

const halfOf = (name: string): number => Math.max(12, roughWidth(name) / 2) + 4;

/** Square pixels for a graph. */
const roomOf = ({ nodes }: GraphModel): number => {
  let taken = 0;
  for (const { name } of nodes) taken += halfOf(name) * 2 * (HEAD + FOOT);
  return taken * AIRY;
};

const extent = (values: readonly number[]) => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { middle: (low + high) / 2, length: Math.max(1e-6, high - low) };
};

/** Brings what the forces found to pixels: around 0, 0, with as much room as so many names take. */
export const toPixels = (places: Float32Array, model: GraphModel): Float32Array => {
  const count = places.length / 2;
  if (count < 2) return new Float32Array(places.length);
  const indexes = Array.from({ length: count }, (_, at) => at);
  const across = extent(indexes.map((at) => places[at * 2] ?? 0));
  const down = extent(indexes.map((at) => places[at * 2 + 1] ?? 0));
  const height = Math.sqrt(roomOf(model) / ASPECT);
  const scale = Math.min((height * ASPECT) / across.length, height / down.length);
  return places.map((value, at) => (value - (at % 2 === 0 ? across : down).middle) * scale);
};

/** Puts a node in the middle, its neighbours on an ellipse around it, and the others outside, all in the directions they had. */
export const around = (places: Float32Array, model: GraphModel, centre: number): Float32Array => {
  const { near, nodes } = model;
  const [x, y] = [places[centre * 2] ?? 0, places[centre * 2 + 1] ?? 0];
  const angle = (at: number) => Math.atan2((places[at * 2 + 1] ?? 0) - y, (places[at * 2] ?? 0) - x);
  const distance = (at: number) => Math.hypot((places[at * 2] ?? 0) - x, (places[at * 2 + 1] ?? 0) - y);
  const turned = (list: readonly number[]) => list.toSorted((one, other) => angle(one) - angle(other));
  const beside = turned(near[centre] ?? []);
  const ring = new Set([centre, ...beside]);
  const others = turned(nodes.flatMap((_, at) => (ring.has(at) ? [] : [at])));
  const grow = Math.max(1, beside.length / RING.seats);
  const out = new Float32Array(places.length);
  const put = (at: number, turn: number, radius: number) => {
    out[at * 2] = Math.cos(turn) * RING.x * grow * radius;
    out[at * 2 + 1] = Math.sin(turn) * RING.y * grow * radius;
  };
  const first = beside[0] === undefined ? 0 : angle(beside[0]);
  for (const [seat, at] of beside.entries()) put(at, first + (seat / beside.length) * 2 * Math.PI, 1);
  const inner = 1.4 ** 2;
  const room = ((others.length / nodes.length) * roomOf(model)) / (Math.PI * RING.x * RING.y * grow ** 2);
  const far = new Map(
    others.toSorted((one, other) => distance(one) - distance(other)).map((at, place) => [at, place / others.length]),
  );
  for (const [turn, at] of others.entries()) {
    // Half as they stood, half evenly: a tuft of nodes would have nowhere to be pushed to.
    const even = -Math.PI + ((turn + 0.5) / others.length) * 2 * Math.PI;
    put(at, (angle(at) + even) / 2, Math.sqrt(inner + (far.get(at) ?? 0) * room));
  }
  return out;
};

/** Pushes nodes apart until no two with their names touch. Those that are held keep their places. */
export const pushApart = (places: Float32Array, { nodes }: GraphModel, held: ReadonlySet<number>): Float32Array => {
  const out = places.slice();
  const half = nodes.map(({ name }) => halfOf(name));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isQuiet = true;
    for (let one = 0; one < nodes.length; one += 1) {
      for (let other = one + 1; other < nodes.length; other += 1) {
        const dx = (out[other * 2] ?? 0) - (out[one * 2] ?? 0);
        const dy = (out[other * 2 + 1] ?? 0) - (out[one * 2 + 1] ?? 0);
        const across = (half[one] ?? 0) + (half[other] ?? 0) - Math.abs(dx);
        const down = HEAD + FOOT - Math.abs(dy);
        if (across <= 0 || down <= 0) continue;
        const [first, second] = [held.has(one), held.has(other)];
        if (first && second) continue;
        isQuiet = false;
        const axis = across < down ? 0 : 1;
        const gap = axis === 0 ? across : down;
        const sign = (axis === 0 ? dx : dy) < 0 ? -1 : 1;
        const share = first || second ? 1 : 0.5;
        if (!first) out[one * 2 + axis] = (out[one * 2 + axis] ?? 0) - sign * gap * share * 1.02;
        if (!second) out[other * 2 + axis] = (out[other * 2 + axis] ?? 0) + sign * gap * share * 1.02;
      }
    }
    if (isQuiet) break;
  }
  return out;
};
