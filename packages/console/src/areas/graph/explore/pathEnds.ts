import type { PathEnds } from './useGraphView.js';

/** The ends of the way once an entity is chosen as one of them by the key: the first begins it, the next one ends it. */
export const withEnd = ({ fromId, toId }: PathEnds, id: string): Partial<PathEnds> => {
  if (fromId === undefined) return { fromId: id };
  if (fromId === id) return { fromId: toId, toId: undefined };
  return { toId: toId === id ? undefined : id };
};
