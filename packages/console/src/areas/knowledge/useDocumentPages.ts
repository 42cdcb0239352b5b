import { useClient } from '@console/api';
import { type DocumentDetail, readDocumentPage } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import type { PageSource } from '@console/ui/page-preview';
import { useMemo } from 'react';

/** The pages of a document as pictures; null where it has none, or the backend draws none. The same object for as long as the parse is the same. */
export const useDocumentPages = (document: DocumentDetail): PageSource | null => {
  const client = useClient();
  const offered = useOffered(readDocumentPage);
  const { documentId, pages } = document;
  // A refresh brings equal heights in a new array: only other heights are another document.
  const heights = pages.map(({ height }) => height).join(',');
  return useMemo(() => {
    if (!offered || heights === '') return null;
    const list = heights.split(',').map(Number);
    return {
      pageCount: list.length,
      heights: list,
      load: (page, { width, signal }) =>
        client.download(readDocumentPage, { documentId, page, width: Math.round(width) }, { signal, quiet: true }),
    };
  }, [client, documentId, heights, offered]);
};
