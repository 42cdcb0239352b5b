import { useCallback, useState } from 'react';

export interface Draft {
  /** What stood there when editing began. */
  base: string;
  text: string;
}

/** Key of the draft of a chunk that does not exist yet. */
export const NEW = '';

/** What is being written, by chunk. Kept while lists are refreshed, filtered and turned over. */
export const useDrafts = () => {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(() => new Map());

  const begin = useCallback(
    (id: string, base: string) =>
      setDrafts((before) => (before.has(id) ? before : new Map(before).set(id, { base, text: base }))),
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
  return { drafts, begin, write, end };
};

export const isDirty = ({ base, text }: Draft): boolean => base !== text;
