import { Dialog } from '@console/ui/dialog';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { KeptFields } from './KeptFields.js';
import { MergeFields, type Merging } from './MergeFields.js';
import type { Edit } from './useEdit.js';
import { useSubmission } from './useSubmission.js';

export interface FormDialogProps<Fields extends object> {
  /** Which record it is: another one brings its own values. Undefined while closed. */
  recordKey: string | undefined;
  title: string;
  /** The verb on the primary: `保存`, `创建`. */
  verb: string;
  /** What the record says, or what a new one begins with. */
  initial: Fields;
  edit: Edit;
  /** Sends valid fields. Refused, it says why above the fields, and at those that are the reason. */
  onSubmit: (fields: Fields) => Promise<unknown>;
  /** Default false: saved, it closes. Where the owner goes elsewhere with what was saved, that closes it. */
  staysOpen?: boolean;
  onClose: () => void;
  /** Names of fields that are never kept through a reload: they hold what nobody else may read, or no text. Default none. */
  secret?: readonly string[];
  /** Others may change the same record meanwhile: both versions are shown then, and merged. Default: the last one wins. */
  merging?: Merging<Fields>;
  /** The fields. */
  children: ReactNode;
}

/** The form of one small record over its list: filled once, checked, sent, and closed when that went through. */
export const FormDialog = <Fields extends object>(props: FormDialogProps<Fields>) => {
  const {
    recordKey,
    initial,
    edit,
    onSubmit,
    staysOpen = false,
    onClose,
    secret,
    merging,
    children,
    ...dialog
  } = props;
  const [form] = Form.useForm<Fields>();
  const { problem, submit, forget } = useSubmission();
  const refused = merging && problem?.reason === 'changed_meanwhile' ? problem : undefined;
  const close = () => {
    forget();
    // Saved or given up, what was typed is not offered to the next one.
    edit.setDirty(false);
    onClose();
  };
  return (
    <Dialog<Fields>
      {...dialog}
      open={recordKey !== undefined}
      form={form}
      initialValues={initial}
      dirty={edit.dirty}
      onTouch={() => edit.setDirty(true)}
      onClose={close}
      onSubmit={(fields) =>
        submit(async () => {
          await onSubmit(fields);
          if (staysOpen) edit.setDirty(false);
          else close();
        })
      }
      {...(problem && !refused && { problem })}
    >
      <KeptFields key={recordKey} edit={edit} fill={() => form.setFieldsValue(initial)} {...(secret && { secret })} />
      {merging && (
        <MergeFields
          key={`merged ${recordKey}`}
          {...merging}
          edit={edit}
          present={initial}
          refused={refused}
          onMerged={forget}
        />
      )}
      {children}
    </Dialog>
  );
};
