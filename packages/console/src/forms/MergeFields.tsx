import type { DifferenceField } from '@console/ui/difference-view';
import { lazyPart } from '@console/ui/on-demand';
import { useMessage } from '@console/ui/provider';
import { Form, Input } from 'antd';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormNotice } from './FormNotice.js';
import { VERSION } from './keptDraft.js';
import type { Values } from './mergeChoices.js';
import { useMergeWords } from './mergeWords.js';
import type { Edit } from './useEdit.js';

const MergeDialog = lazyPart(() => import('./MergeDialog.js'));

/** How a record that two people may change at once is told apart from its other versions. */
export interface Merging<Fields> {
  /** Which version the fields were read from; undefined where changes are not counted. */
  versionOf: (fields: Fields) => number | undefined;
  /** The fields as they are read. Keys are names of fields; what reads the same is not asked about. */
  describe: (fields: Fields) => readonly DifferenceField[];
}

export interface MergeFieldsProps<Fields extends object> extends Merging<Fields> {
  edit: Edit;
  /** What the record says now. */
  present: Fields;
  /** Who has saved it, where that is known. */
  by?: string;
  /** That saving was refused, because somebody else had saved. Undefined: it was not, or for another reason. */
  refused: object | undefined;
  /** Both were merged: what was refused is past. */
  onMerged: () => void;
}

const valuesOf = (fields: object): Values => Object.fromEntries(Object.entries(fields));

/**
 * Stands in a form whose record carries a version. Where somebody else saves meanwhile, what nobody has touched follows,
 * and what was typed stays: both versions are shown, and merged field by field.
 */
export const MergeFields = <Fields extends object>(props: MergeFieldsProps<Fields>) => {
  const { edit, present, by = '', versionOf, describe, refused, onMerged } = props;
  const words = useMergeWords();
  const message = useMessage();
  const form = Form.useFormInstance<Record<string, unknown>>();
  const read: unknown = Form.useWatch(VERSION, form);
  const version = versionOf(present);
  const [asked, setAsked] = useState(false);
  const [putAway, setPutAway] = useState<object>();
  const [began, setBegan] = useState(present);
  const isOutdated = edit.dirty && typeof read === 'number' && version !== undefined && read < version;
  const isOpen = isOutdated && (asked || (refused !== undefined && refused !== putAway));

  const filled = useRef(version);
  const follow = useEffectEvent(() => {
    if (filled.current !== version && !edit.dirty) {
      form.setFieldsValue({ ...present });
      setBegan(present);
    }
    filled.current = version;
  });
  useEffect(() => follow(), [version]);

  // What a form holds is what its owner said that it holds.
  const show = useCallback((values: Values) => describe({ ...present, ...values }), [describe, present]);
  const close = () => {
    setAsked(false);
    setPutAway(refused);
  };
  const merge = (merged: Values) => {
    form.setFieldsValue({ ...merged, [VERSION]: version });
    setBegan(present);
    edit.setDirty(true);
    close();
    onMerged();
    message.success(words.merged);
  };
  return (
    <>
      <Form.Item name={VERSION} hidden>
        <Input type="hidden" />
      </Form.Item>
      {(isOutdated || refused !== undefined) && (
        <FormNotice
          tone="warning"
          {...(isOutdated && { action: { label: words.open, onClick: () => setAsked(true) } })}
        >
          {words.notice(by)}
        </FormNotice>
      )}
      {isOpen && (
        <MergeDialog
          key={version}
          theirs={valuesOf(present)}
          mine={form.getFieldsValue()}
          began={versionOf(began) === read ? valuesOf(began) : undefined}
          describe={show}
          onMerge={merge}
          onClose={close}
        />
      )}
    </>
  );
};
