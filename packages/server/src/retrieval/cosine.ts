/** How alike two vectors point, -1 to 1; 0 where one of them is nothing. */
export const cosine = (one: readonly number[], other: readonly number[]): number => {
  let product = 0;
  let first = 0;
  let second = 0;
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? 0;
    product += value * against;
    first += value * value;
    second += against * against;
  }
  return first === 0 || second === 0 ? 0 : product / Math.sqrt(first * second);
};
