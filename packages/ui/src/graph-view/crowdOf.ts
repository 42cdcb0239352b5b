import type { KindLooks } from '../graph-kinds/index.js';
import type { Crowd } from './crowd.js';
import type { GraphModel } from './model.js';
import type { Palette } from './palette.js';

/** A crowd has so many looks at most; kinds beyond share the last one. */
const LOOKS = 64;

/** All of a graph as a crowd. */
export const crowdOf = (
  { nodes, ends }: GraphModel,
  places: Float32Array,
  looks: KindLooks,
  palette: Palette,
): Crowd => {
  const names = [...new Set(nodes.map(({ entityType }) => entityType))].slice(0, LOOKS);
  const at = new Map(names.map((name, index) => [name, index]));
  return {
    places,
    ends,
    kinds: Uint8Array.from(nodes, ({ entityType }) => at.get(entityType) ?? LOOKS - 1),
    looks: names.map((name) => ({ shape: looks(name).shape, colour: palette.of(looks(name)) })),
    line: palette.line2,
    ground: palette.sheet,
  };
};
