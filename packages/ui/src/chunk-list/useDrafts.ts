import type { Position } from '@console/base';
import { useCallback, useState } from 'react';
import { type ChunkHints, sameHints } from './chunk.js';

/** What is being written about one chunk. */
export interface ChunkDraft {
  /** What stood there when editing began. */
  base: string;
  text: string;
  /** Of a new chunk: the one that it follows. Left out, it stands first. */
  after?: string;
  /** Of a new chunk: the box that was drawn for it. */
  box?: Position;
  /** The version that was read when editing began. */
  version?: number;
  /** Tags, questions and keywords when editing began, and now. */
  baseHints?: ChunkHints;
  hints?: ChunkHints;
}

/** What is being written, by chunk; that of a chunk which does not exist yet under an empty id. */
export type ChunkDrafts = ReadonlyMap<string, ChunkDraft>;

/** Key of the draft of a chunk that does not exist yet. */
export const NEW = '';

export const isDirty = ({ base, text, baseHints, hints }: ChunkDraft): boolean =>
  base !== text || (baseHints !== undefined && hints !== undefined && !sameHints(baseHints, hints));

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
