'use client';

import type { Async } from '@console/base';
import { useMemo } from 'react';
import type { EvidenceSource } from '../chat/chatTypes.js';
import { readPlanSource, readPlanSourcePage } from '../contract/planSources.js';
import { type OpenedDocument, useOpenedDocument } from './citedDocument.js';
import { useClient } from './client.js';
import { downloadHook } from './downloadHook.js';
import { readHook } from './readHook.js';

export const useReadPlanSource = readHook(readPlanSource);
export const useReadPlanSourcePage = downloadHook(readPlanSourcePage);

/** A document that a plan cites, or that `chunkId` was found in, to be looked at. `cited` undefined loads nothing and is null. */
export const usePlanSource = (
  id: string,
  cited: { documentId: string; chunkId: string } | undefined,
): Async<OpenedDocument | null> => {
  const client = useClient();
  const { documentId, chunkId } = cited ?? {};
  const wanted = useMemo(
    () => (documentId === undefined || chunkId === undefined ? null : { id, documentId, chunkId }),
    [id, documentId, chunkId],
  );
  const read = useReadPlanSource(wanted);
  const load = useMemo<EvidenceSource['load'] | null>(
    () =>
      wanted === null
        ? null
        : (page, { width, signal }) =>
            client.download(readPlanSourcePage, { ...wanted, page, width: Math.round(width) }, { signal, quiet: true }),
    [client, wanted],
  );
  return useOpenedDocument(read, load);
};
