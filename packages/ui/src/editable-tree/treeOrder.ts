/** Where one entry stands among those beside it. */
export interface Placed {
  id: string;
  orderNum: number;
}

/**
 * New numbers that put `moved` at the place `at` among `siblings`, which stand in order and may hold it already: its
 * own, first, and those of as few of the others as can be.
 */
export const placeAt = (siblings: readonly Placed[], moved: string, at: number): Placed[] => {
  const rest = siblings.filter(({ id }) => id !== moved);
  let last = (rest[at - 1]?.orderNum ?? -1) + 1;
  const changes: Placed[] = [{ id: moved, orderNum: last }];
  for (const { id, orderNum } of rest.slice(at)) {
    if (orderNum > last) break;
    last += 1;
    changes.push({ id, orderNum: last });
  }
  return changes;
};
