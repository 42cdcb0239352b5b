'use client';

import type { Async } from '@console/base';
import { useMemo } from 'react';
import type { EvidenceSource } from '../chat/chatTypes.js';
import { readSlideSource, readSlideSourcePage } from '../contract/slideSources.js';
import { type OpenedDocument, useOpenedDocument } from './citedDocument.js';
import { useClient } from './client.js';
import { downloadHook } from './downloadHook.js';
import { readHook } from './readHook.js';

export const useReadSlideSource = readHook(readSlideSource);
export const useReadSlideSourcePage = downloadHook(readSlideSourcePage);

/** A document that pages of a deck are taken from, to be looked at. `documentId` undefined loads nothing and is null. */
export const useSlideSource = (id: string, documentId: string | undefined): Async<OpenedDocument | null> => {
  const client = useClient();
  const read = useReadSlideSource(documentId === undefined ? null : { id, documentId });
  const load = useMemo<EvidenceSource['load'] | null>(
    () =>
      documentId === undefined
        ? null
        : (page, { width, signal }) =>
            client.download(
              readSlideSourcePage,
              { id, documentId, page, width: Math.round(width) },
              { signal, quiet: true },
            ),
    [client, id, documentId],
  );
  return useOpenedDocument(read, load);
};
