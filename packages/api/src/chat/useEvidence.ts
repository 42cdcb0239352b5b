import { type Async, loading, mapAsync, ready } from '@console/base';
import { useMemo } from 'react';
import { readEvidence, readEvidencePage, type Reference } from '../contract/sessions.js';
import { useClient } from '../hooks/client.js';
import { useReadEvidence } from '../hooks/sessions.js';
import { useOffered } from '../hooks/useOffered.js';
import type { ChatTurn, EvidenceSource, EvidenceText } from './chatTypes.js';

/**
 * The pages of a cited document, or its text where it has none, opened through the answer that cites it. Null where the
 * backend gives neither: the words that are cited stand in their place.
 */
export const useEvidence = (
  turn: Pick<ChatTurn, 'id'> | undefined,
  reference: Reference | undefined,
): Async<EvidenceSource | EvidenceText | null> => {
  const client = useClient();
  const id = turn?.id;
  const drawn = useOffered(readEvidence, readEvidencePage);
  const isFaq = Boolean(reference?.faqId ?? reference?.call);
  const documentId = isFaq || !drawn ? undefined : reference?.documentId;
  const evidence = useReadEvidence(id === undefined || documentId === undefined ? null : { id, documentId });
  const { data, state } = evidence;
  const source = useMemo<EvidenceSource | EvidenceText | null>(() => {
    if (id === undefined || documentId === undefined || data === undefined) return null;
    if (data.heights.length === 0) return data.passages === undefined ? null : { passages: data.passages };
    return {
      pageCount: data.heights.length,
      heights: data.heights,
      pages: data.pages,
      load: (page, { width, signal }) =>
        client.download(readEvidencePage, { id, documentId, page, width: Math.round(width) }, { signal, quiet: true }),
    };
  }, [client, id, documentId, data]);
  return useMemo(() => {
    if (isFaq || !drawn) return ready(null);
    return id === undefined || documentId === undefined ? loading : mapAsync(state, () => source);
  }, [id, isFaq, drawn, documentId, state, source]);
};
