import { useClient } from '@console/api';
import { readEvidencePage, type Session } from '@console/api/contract';
import { useReadEvidence } from '@console/api/hooks/sessions';
import { type Async, mapAsync } from '@console/base';
import type { PageSource } from '@console/ui/page-preview';
import { useMemo } from 'react';

/** The pages of a cited document, opened through the answer that cites it. Null: nothing is cited just now. */
export const useEvidence = (session: Session | undefined, documentId: string | undefined): Async<PageSource> | null => {
  const client = useClient();
  const id = session?.id;
  const evidence = useReadEvidence(id === undefined || documentId === undefined ? null : { id, documentId });
  return useMemo(() => {
    if (id === undefined || documentId === undefined) return null;
    return mapAsync(evidence.state, ({ heights, pages }) => ({
      pageCount: heights.length,
      heights,
      pages,
      load: (page, { width, signal }) =>
        client.download(readEvidencePage, { id, documentId, page, width: Math.round(width) }, { signal, quiet: true }),
    }));
  }, [client, id, documentId, evidence.state]);
};
