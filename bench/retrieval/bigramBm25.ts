const COUNTS = 64;

/** Plain BM25 over pairs of characters, in memory: what our search is held against. */
export const bigramBm25 = () => {
  /** Chunk and count in one number: millions of objects would have the collector stop everything that is measured beside it. */
  const postings = new Map<string, number[]>();
  const lengths: number[] = [];
  let total = 0;
  const pairs = (text: string): string[] => {
    const characters = [...text.replace(/[^\p{L}\p{N}]/gu, '')];
    return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  };
  return {
    add: (text: string): void => {
      const chunk = lengths.length;
      const counts = new Map<string, number>();
      const all = pairs(text);
      for (const pair of all) counts.set(pair, (counts.get(pair) ?? 0) + 1);
      for (const [pair, count] of counts) {
        const list = postings.get(pair) ?? [];
        if (list.length === 0) postings.set(pair, list);
        list.push(chunk * COUNTS + Math.min(count, COUNTS - 1));
      }
      lengths.push(all.length);
      total += all.length;
    },
    /** Numbers of the best, in the order in which they were added. */
    find: (question: string, limit: number): number[] => {
      const average = total / lengths.length;
      const scores = new Map<number, number>();
      for (const pair of new Set(pairs(question))) {
        const list = postings.get(pair) ?? [];
        const idf = Math.log(1 + (lengths.length - list.length + 0.5) / (list.length + 0.5));
        for (const posting of list) {
          const chunk = Math.floor(posting / COUNTS);
          const count = posting % COUNTS;
          const norm = 1.2 * (0.25 + (0.75 * (lengths[chunk] ?? 0)) / average);
          scores.set(chunk, (scores.get(chunk) ?? 0) + (idf * count * 2.2) / (count + norm));
        }
      }
      return [...scores]
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, limit)
        .map(([chunk]) => chunk);
    },
  };
};
