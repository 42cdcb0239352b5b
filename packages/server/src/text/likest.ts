/** Letters, digits and Han of a text in twos, so that spaces, signs and line breaks make no difference. */
export const pairsOf = (text: string): Set<string> => {
  const letters = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
};

/** How many pairs both have. */
export const pairsInBoth = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let both = 0;
  for (const pair of small) if (large.has(pair)) both += 1;
  return both;
};

/** Which of many texts is most like one: 0 to 1, of what either has how much both have. `at` is -1 where none is like it at all. */
export const likest = (texts: readonly string[]): ((text: string) => { at: number; likeness: number }) => {
  const holders = new Map<string, number[]>();
  const sizes = texts.map((text, at) => {
    const pairs = pairsOf(text);
    for (const pair of pairs) {
      const held = holders.get(pair);
      if (held === undefined) holders.set(pair, [at]);
      else held.push(at);
    }
    return pairs.size;
  });
  return (text) => {
    const pairs = pairsOf(text);
    const both = new Map<number, number>();
    for (const pair of pairs) for (const at of holders.get(pair) ?? []) both.set(at, (both.get(at) ?? 0) + 1);
    let best = { at: -1, likeness: 0 };
    for (const [at, count] of both) {
      const likeness = (2 * count) / (pairs.size + (sizes[at] ?? 0));
      if (likeness > best.likeness) best = { at, likeness };
    }
    return best;
  };
};
