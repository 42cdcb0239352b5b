/** The ids with one of them at another place; null where nothing moves. */
export const moved = (ids: readonly string[], id: string, at: number): string[] | null => {
  const from = ids.indexOf(id);
  const to = Math.max(0, Math.min(ids.length - 1, at));
  if (from < 0 || from === to) return null;
  const rest = ids.filter((one) => one !== id);
  rest.splice(to, 0, id);
  return rest;
};

/** The number that the next citation of a section has. */
export const nextNumber = (references: readonly { readonly n: number }[]): number =>
  Math.max(0, ...references.map(({ n }) => n)) + 1;
