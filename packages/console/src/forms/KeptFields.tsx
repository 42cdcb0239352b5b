import { Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDictionary } from '../locale/useDictionary.js';
import type { Fields } from '../session/formDrafts.js';
import { FormNotice } from './FormNotice.js';
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
 * and keeps what is typed until it is saved or given up: a reload or a lost session brings it back.
 */
export const KeptFields = ({ edit: { dirty, setDirty, draft }, fill, revive, secret = none }: KeptFieldsProps) => {
  const { form: words } = useDictionary();
  const form = Form.useFormInstance<Record<string, unknown>>();
  const [kept, setKept] = useState(() => {
    const fields = dirty ? undefined : draft.read();
    return fields && revive ? revive(fields) : fields;
  });
  const values = Form.useWatch<Record<string, unknown> | undefined>([], form);

  const begin = useEffectEvent(() => {
    if (dirty) return;
    fill();
    if (kept === undefined) return;
    form.setFieldsValue({ ...kept });
    setDirty(true);
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    if (!dirty) draft.begin();
    // What is watched comes a moment after what was typed.
    else if (values !== undefined) draft.write(without(form.getFieldsValue(), secret));
  }, [draft, dirty, values, form, secret]);
  const keepNow = useEffectEvent(() => {
    if (dirty && values !== undefined) draft.write(without(form.getFieldsValue(), secret));
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

  if (kept === undefined || !dirty) return null;
  return (
    <FormNotice
      tone="info"
      action={{
        label: words.discard,
        onClick: () => {
          setKept(undefined);
          fill();
          setDirty(false);
        },
      }}
    >
      {words.restored}
    </FormNotice>
  );
};
