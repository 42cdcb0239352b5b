import { type Async, mapAsync } from '@console/base';
import { useMemo } from 'react';
import { readDialoguePage } from '../contract/dialogueFiles.js';
import { useClient } from '../hooks/client.js';
import { useReadDialogueSource } from '../hooks/dialogueFiles.js';
import type { EvidenceSource, EvidenceText } from './chatTypes.js';

/** All pages of an own file, or its text around `chunkIds` where it has none. Null: none is wanted, and nothing is loaded. */
export const useDialogueSource = (
  wanted: { id: string; chunkIds?: readonly string[] } | null,
): Async<EvidenceSource | EvidenceText> => {
  const client = useClient();
  const chunkIds = wanted?.chunkIds?.slice(0, 20) ?? [];
  const { data, state } = useReadDialogueSource(
    wanted === null ? null : { id: wanted.id, ...(chunkIds.length > 0 && { chunkIds }) },
  );
  const source = useMemo(() => {
    if (data === undefined) return { passages: [] };
    const { id, heights, passages } = data;
    if (heights.length === 0) return { passages };
    return {
      pageCount: heights.length,
      heights,
      pages: heights.map((_, at) => at + 1),
      load: (page: number, { width, signal }: { width: number; signal: AbortSignal }) =>
        client.download(readDialoguePage, { id, page, width: Math.round(width) }, { signal, quiet: true }),
    };
  }, [client, data]);
  return useMemo(() => mapAsync(state, () => source), [state, source]);
};
