'use client';

import { type Async, mapAsync, ready } from '@console/base';
import { useMemo } from 'react';
import type { EvidenceSource, EvidenceText } from '../chat/chatTypes.js';
import type { CitedDocument } from '../contract/citedDocument.js';

/** A document that something cites, to be looked at: its pages, or its text where it has none. */
export type OpenedDocument = EvidenceSource | EvidenceText;

/** What was read of a document as something to look at; `load` fetches the picture of a page. Null where nothing is wanted. */
export const useOpenedDocument = (
  { state, data }: { state: Async<CitedDocument>; data: CitedDocument | undefined },
  load: EvidenceSource['load'] | null,
): Async<OpenedDocument | null> => {
  const opened = useMemo<OpenedDocument | null>(() => {
    if (load === null || data === undefined) return null;
    const { heights, pages, passages } = data;
    return heights.length === 0 ? { passages: passages ?? [] } : { pageCount: heights.length, heights, pages, load };
  }, [data, load]);
  return useMemo(() => (load === null ? ready(null) : mapAsync(state, () => opened)), [load, state, opened]);
};
