import type { Reference } from '@console/api/contract';
import type { useFileWords } from './fileWords.js';

/** Where a reference stands in its file, in a word or two. */
export const sourceLabel = (
  { positions, chunkIndex, heading }: Reference,
  words: Pick<ReturnType<typeof useFileWords>, 'page' | 'chunk'>,
): string => {
  const page = positions[0]?.[0];
  if (page !== undefined) return words.page(page);
  return heading.at(-1) || words.chunk(chunkIndex);
};
