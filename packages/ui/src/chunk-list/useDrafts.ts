import { useCallback, useState } from 'react';

/** What is being written about one chunk. */
export interface ChunkDraft {
  /** What stood there when editing began. */
  base: string;
  text: string;
  /** Of a new chunk: the one that it follows. Left out, it stands first. */
  after?: string;
}

/** What is being written, by chunk; that of a chunk which does not exist yet under an empty id. */
export type ChunkDrafts = ReadonlyMap<string, ChunkDraft>;

/** Key of the draft of a chunk that does not exist yet. */
export const NEW = '';

export const isDirty = ({ base, text }: ChunkDraft): boolean => base !== text;

/** What is being written, by chunk. Kept while lists are refreshed, filtered and turned over. */
export const useDrafts = (initial: ChunkDrafts) => {
  const [drafts, setDrafts] = useState(initial);

  const begin = useCallback(
    (id: string, base: string) =>
      setDrafts((before) => (before.has(id) ? before : new Map(before).set(id, { base, text: base }))),
    [],
  );
  /** A new one, or the one that is being written elsewhere, here. */
  const beginNew = useCallback(
    (after?: string) =>
      setDrafts((before) =>
        new Map(before).set(NEW, {
          base: '',
          text: before.get(NEW)?.text ?? '',
          ...(after !== undefined && { after }),
        }),
      ),
    [],
  );
  const write = useCallback(
    (id: string, text: string) =>
      setDrafts((before) => {
        const draft = before.get(id);
        return draft ? new Map(before).set(id, { ...draft, text }) : before;
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
