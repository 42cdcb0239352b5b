import { useCallback, useMemo, useState } from 'react';
import { type FormDraft, useFormDraft } from '../session/formDrafts.js';

/** What was typed into one form and is not saved. */
export interface Edit {
  dirty: boolean;
  /** `false`: it was saved or given up, and is kept no longer. */
  setDirty: (dirty: boolean) => void;
  /** Where it is kept in case the page goes. */
  draft: FormDraft;
}

/** Keeps account of one form. `name` tells it from all others of the console, one record from the next. */
export const useEdit = (name: string): Edit => {
  const draft = useFormDraft(name);
  const [dirty, change] = useState(false);
  const setDirty = useCallback(
    (next: boolean) => {
      if (!next) draft.forget();
      change(next);
    },
    [draft],
  );
  return useMemo(() => ({ dirty, setDirty, draft }), [dirty, setDirty, draft]);
};
