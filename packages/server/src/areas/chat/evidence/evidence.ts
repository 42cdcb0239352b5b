import type { Reference } from '@console/api/contract';
import { PAGE_WINDOW } from '@console/base';

/** The pages of a document that may be looked at through an answer: the cited ones and five on either side. */
export const openPages = (references: readonly Reference[], documentId: string, pageCount: number): number[] => {
  const open = new Set<number>();
  for (const reference of references) {
    if (reference.documentId !== documentId) continue;
    for (const [page] of reference.positions) {
      const last = Math.min(page + PAGE_WINDOW, pageCount);
      for (let near = Math.max(1, page - PAGE_WINDOW); near <= last; near += 1) open.add(near);
    }
  }
  return [...open].toSorted((a, b) => a - b);
};
