import { useClient } from '@console/api';
import { readTripleSourcePage } from '@console/api/contract';
import type { PageSource } from '@console/ui/page-preview';
import { useMemo } from 'react';

/** The pages of a document that triples were read from; null where it has none. The same object while they are the same. */
export const useSourcePages = (documentId: string, pageHeights: readonly number[]): PageSource | null => {
  const client = useClient();
  const heights = pageHeights.join(',');
  return useMemo(() => {
    if (heights === '') return null;
    const list = heights.split(',').map(Number);
    return {
      pageCount: list.length,
      heights: list,
      load: (page, { width, signal }) =>
        client.download(readTripleSourcePage, { documentId, page, width: Math.round(width) }, { signal, quiet: true }),
    };
  }, [client, documentId, heights]);
};
