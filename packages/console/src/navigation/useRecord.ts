import { useConfirm } from '@console/ui/dialog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Edit, useEdit } from '../forms/useEdit.js';
import { useDictionary } from '../locale/useDictionary.js';
import { idIn } from './addressValues.js';
import { useQueryState } from './useQueryState.js';

const NEW = 'new';

/** The record, and what was typed into its form. */
export interface OpenRecord extends Edit {
  /** Id of the record that is open; undefined while none is, or a new one. */
  id: string | undefined;
  /** A new one is being made. */
  isNew: boolean;
  /** Opens a record, or `new`. Asks where what was typed would be lost. */
  show: (id: string) => Promise<void>;
  /** Closes it. Whoever calls has asked. */
  close: () => void;
}

/**
 * The record that is open beside its list or on a page of its own, as its id in `open` of the address. Opening the first one adds to the history, so that
 * Back closes it; going on to the next one does not. Back asks before it takes what was typed.
 * `kind` says what they all are, `user`, and for new ones also what they are made in: `label in 7`. What is typed is
 * kept under it and the id, so the same record has the same draft wherever it is opened, and never that of another.
 * `name` is another than `open` for a second list on the same page.
 */
export const useRecord = (kind: string, name: 'open' | 'base.open' = 'open'): OpenRecord => {
  const { form } = useDictionary();
  const confirm = useConfirm();
  const [get, set] = useQueryState();
  const wanted = idIn(get(name));
  const [shown, setShown] = useState(wanted);
  const { dirty, setDirty, draft } = useEdit(`${kind}:${shown ?? ''}`);
  if (!dirty && shown !== wanted) setShown(wanted);
  const asking = useRef(false);

  const mayLose = async (): Promise<boolean> => {
    asking.current = true;
    const agreed = await confirm({ title: form.unsaved, verb: form.discard, danger: true });
    asking.current = false;
    return agreed;
  };
  const settle = (agreed: boolean): void => {
    if (agreed) setDirty(false);
    else set({ [name]: shown }, { push: true });
  };
  const follow = useEffectEvent(() => {
    if (dirty && !asking.current) void mayLose().then(settle);
  });
  useEffect(() => {
    if (wanted !== shown) follow();
  }, [wanted, shown]);

  return {
    id: shown === NEW ? undefined : shown,
    isNew: shown === NEW,
    dirty,
    setDirty,
    draft,
    show: async (id) => {
      if (id === shown || (dirty && !(await mayLose()))) return;
      setDirty(false);
      set({ [name]: id }, { push: shown === undefined });
    },
    close: () => {
      setDirty(false);
      set({ [name]: undefined });
    },
  };
};
