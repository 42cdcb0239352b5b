import { Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDictionary } from '../locale/useDictionary.js';
import type { Fields } from '../session/formDrafts.js';
import { FormNotice } from './FormNotice.js';
import { isOvertaken, keptOf, readKept, typedNames, VERSION } from './keptDraft.js';
import type { Edit } from './useEdit.js';

export interface KeptFieldsProps {
  /** Dirty where its tab was hidden meanwhile, which mounts the fields anew: what was typed stays then. */
  edit: Edit;
  /** Sets every field of the form to what the record says. */
  fill: () => void;
  /** Makes values of the fields from what JSON held; undefined where none of it is of use. Default: as it is. */
  revive?: (fields: Fields) => Fields | undefined;
  /** Names of fields that are never kept: they hold what nobody else may read. Default none. */
  secret?: readonly string[];
}

const none: readonly string[] = [];

const without = (fields: Fields, secret: readonly string[]): Fields =>
  secret.length === 0 ? fields : Object.fromEntries(Object.entries(fields).filter(([name]) => !secret.includes(name)));

/**
 * Stands in a form whose instance serves one record after the other, with a `key` for each: the values of the record
 * before would win over `initialValues`. Fills it once, so that a refresh of the record takes nothing that was typed,
 * and keeps what is typed until it is saved or given up: a reload or a lost session brings it back. Fields that nobody
 * touched say what the record says by then, and where somebody else has changed the same, that is told.
 */
export const KeptFields = ({ edit: { dirty, setDirty, draft }, fill, revive, secret = none }: KeptFieldsProps) => {
  const { form: words } = useDictionary();
  const form = Form.useFormInstance<Record<string, unknown>>();
  const values = Form.useWatch<Record<string, unknown> | undefined>([], form);
  const [notice, setNotice] = useState<'restored' | 'overtaken'>();
  // What the fields held when the typing began.
  const began = useRef<Fields>(undefined);
  // A page that is hidden and shown begins again: what was saved or given up by then is over.
  const isRead = useRef(false);
  const isRestoring = useRef(false);

  const restore = (): boolean => {
    const kept = isRead.current ? undefined : draft.read();
    isRead.current = true;
    if (kept === undefined) return false;
    const typed = readKept(kept);
    const names = typedNames(typed);
    const revived = names.some((name) => name !== VERSION) && (revive ? revive(typed.fields) : typed.fields);
    if (!revived) return false;
    const isTyped = (name: string) => name === VERSION || names.includes(name) || !(name in typed.fields);
    const present = began.current ?? {};
    form.setFieldsValue(Object.fromEntries(Object.entries(revived).filter(([name]) => isTyped(name))));
    const before = Object.entries(typed.began ?? {}).filter(([name]) => isTyped(name));
    began.current = { ...present, ...Object.fromEntries(before) };
    setNotice(isOvertaken(typed, present) ? 'overtaken' : 'restored');
    return true;
  };
  const begin = useEffectEvent(() => {
    if (isRestoring.current) return;
    if (dirty) {
      began.current ??= readKept(draft.read() ?? {}).began;
      return;
    }
    draft.begin();
    fill();
    began.current = form.getFieldsValue(true);
    isRestoring.current = restore();
    if (isRestoring.current) setDirty(true);
  });
  useEffect(() => begin(), []);

  const keep = () =>
    draft.write(keptOf(without(form.getFieldsValue(), secret), began.current && without(began.current, secret)));
  const follow = useEffectEvent(() => {
    if (dirty) {
      isRestoring.current = false;
      // What is watched comes a moment after what was typed.
      if (values !== undefined) keep();
    } else if (!isRestoring.current) {
      draft.begin();
      began.current = form.getFieldsValue(true);
      setNotice(undefined);
    }
  });
  useEffect(() => follow(), [draft, dirty, values, form, secret]);
  const keepNow = useEffectEvent(() => {
    if (dirty && values !== undefined) keep();
    draft.flush();
  });
  useEffect(() => {
    const leave = () => keepNow();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      draft.flush();
    };
  }, [draft]);

  if (notice === undefined || !dirty) return null;
  return (
    <FormNotice
      tone={notice === 'overtaken' ? 'warning' : 'info'}
      action={{
        label: words.discard,
        onClick: () => {
          fill();
          setDirty(false);
        },
      }}
    >
      {notice === 'overtaken' ? words.overtaken : words.restored}
    </FormNotice>
  );
};
