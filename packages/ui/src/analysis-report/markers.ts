const marker = /\[(\d{1,3})\]/g;

const numbersIn = (content: string): Set<number> =>
  new Set([...content.matchAll(marker)].map(([, number]) => Number(number)));

/** Figures that the text spoke of and does no more, and numbers of no figure. */
export const markerFaults = (
  before: string,
  after: string,
  figures: readonly { readonly number: number }[],
): { lost: number[]; unknown: number[] } => {
  const [had, has] = [numbersIn(before), numbersIn(after)];
  const known = new Set(figures.map(({ number }) => number));
  return {
    lost: [...had].filter((number) => known.has(number) && !has.has(number)),
    unknown: [...has].filter((number) => !known.has(number)),
  };
};
