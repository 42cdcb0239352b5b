'use client';

import { type Async, loading, mapAsync, ready } from '@console/base';
import { useMemo } from 'react';
import type { EvidenceSource, EvidenceText } from '../chat/chatTypes.js';
import { readInsuranceEvidencePage } from '../contract/insurance.js';
import type { Reference } from '../contract/sessions.js';
import { useClient } from './client.js';
import { useReadInsuranceEvidence } from './insurance.js';

/**
 * The pages of a document that an answer of the insurance tool rests on, or its text where it has none. Null where there is
 * neither: a call, or what is not open any more. `reference` undefined loads nothing.
 */
export const useInsuranceEvidence = (
  id: string,
  reference: Reference | undefined,
): Async<EvidenceSource | EvidenceText | null> => {
  const client = useClient();
  const hasPages = reference !== undefined && reference.call === undefined && reference.withheld !== true;
  const documentId = hasPages ? reference.documentId : undefined;
  const { data, state } = useReadInsuranceEvidence(documentId === undefined ? null : { id, documentId });
  const source = useMemo<EvidenceSource | EvidenceText | null>(() => {
    if (documentId === undefined || data === undefined) return null;
    if (data.heights.length === 0) return data.passages === undefined ? null : { passages: data.passages };
    return {
      pageCount: data.heights.length,
      heights: data.heights,
      pages: data.pages,
      load: (page, { width, signal }) =>
        client.download(
          readInsuranceEvidencePage,
          { id, documentId, page, width: Math.round(width) },
          { signal, quiet: true },
        ),
    };
  }, [client, id, documentId, data]);
  return useMemo(() => {
    if (reference === undefined) return loading;
    return documentId === undefined ? ready(null) : mapAsync(state, () => source);
  }, [reference, documentId, state, source]);
};
