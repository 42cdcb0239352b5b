import type { ChunkDraft, ChunkDrafts } from '@console/ui/chunk-list';
import { useUnsaved } from '@console/ui/kept-pages';
import { useCallback, useEffect, useState } from 'react';
import { type Fields, useFormDraft } from '../../session/formDrafts.js';

const isDraft = (value: unknown): value is ChunkDraft =>
  typeof value === 'object' &&
  value !== null &&
  'base' in value &&
  typeof value.base === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  (!('after' in value) || typeof value.after === 'string');

const draftsIn = (fields: Fields = {}): ChunkDrafts =>
  new Map(Object.entries(fields).filter((entry): entry is [string, ChunkDraft] => isDraft(entry[1])));

const nothing: ChunkDrafts = new Map();

/**
 * What is being written about the chunks of one document, kept in this browser until it is saved or given up. Its tab is
 * marked as unsaved, and asks before it is closed.
 */
export const useChunkDrafts = (documentId: string) => {
  const draft = useFormDraft(`chunks of:${documentId}`);
  const [restored, setRestored] = useState(() => draftsIn(draft.read()));
  const [dirty, setDirty] = useState(restored.size > 0);
  useUnsaved(dirty);
  const onDraftsChange = useCallback(
    (drafts: ChunkDrafts) => {
      setDirty(drafts.size > 0);
      if (drafts.size === 0) {
        draft.forget();
        setRestored(nothing);
      } else {
        draft.begin();
        draft.write(Object.fromEntries(drafts));
      }
    },
    [draft],
  );
  useEffect(() => {
    window.addEventListener('pagehide', draft.flush);
    return () => {
      window.removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);
  return { restored, onDraftsChange };
};
