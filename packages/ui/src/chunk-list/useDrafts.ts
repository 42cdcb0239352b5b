import { useCallback, useState } from 'react';
import { type ChunkDraft, type ChunkDrafts, NEW } from './chunkDraft.js';

/** What is being written, by chunk. Kept while lists are refreshed, filtered and turned over. */
export const useDrafts = (initial: ChunkDrafts) => {
  const [drafts, setDrafts] = useState(initial);

  const begin = useCallback(
    (id: string, draft: Omit<ChunkDraft, 'text'>) =>
      setDrafts((before) =>
        before.has(id)
          ? before
          : new Map(before).set(id, {
              ...draft,
              text: draft.base,
              ...(draft.baseHints && { hints: draft.baseHints }),
            }),
      ),
    [],
  );
  /** A new one, or the one that is being written elsewhere, here. What was drawn takes the place of what was not written. */
  const beginNew = useCallback(
    (at: Pick<ChunkDraft, 'after' | 'box'> = {}, text = '') =>
      setDrafts((before) => {
        const written = before.get(NEW)?.text ?? '';
        return new Map(before).set(NEW, { base: '', text: written.trim() === '' ? text : written, ...at });
      }),
    [],
  );
  const write = useCallback(
    (id: string, change: Partial<ChunkDraft>) =>
      setDrafts((before) => {
        const draft = before.get(id);
        return draft ? new Map(before).set(id, { ...draft, ...change }) : before;
      }),
    [],
  );
  const end = useCallback(
    (id: string) =>
      setDrafts((before) => {
        const after = new Map(before);
        after.delete(id);
        return after;
      }),
    [],
  );
  const endAll = useCallback(() => setDrafts(new Map()), []);
  return { drafts, begin, beginNew, write, end, endAll };
};
