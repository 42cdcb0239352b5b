import { SubmitButton } from '@console/ui/button';
import { SideDrawer } from '@console/ui/dialog';
import { Button, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useDictionary } from '../locale/useDictionary.js';
import { FormNotice } from './FormNotice.js';
import { KeptFields } from './KeptFields.js';
import type { Edit } from './useEdit.js';
import { useSubmission } from './useSubmission.js';

export interface RecordDrawerProps<Fields extends object> {
  /** Which record it is: another one brings its own values. Undefined while closed. */
  recordKey: string | undefined;
  title: string;
  form: FormInstance<Fields>;
  /** What the record says, or what a new one begins with. */
  initial: Fields;
  /** The verb on the primary: `保存`, `创建`. */
  verb: string;
  edit: Edit;
  /** Sends valid fields. Resolved, the drawer closes; refused, it says why above the fields. */
  onSave: (fields: Fields) => Promise<unknown>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of one record beside its list: filled once, checked, sent, and closed when that went through. */
export const RecordDrawer = <Fields extends object>(props: RecordDrawerProps<Fields>) => {
  const { recordKey, title, form, initial, verb, edit, onSave, onClose, children } = props;
  const { form: words } = useDictionary();
  const { problem, submit, forget } = useSubmission();

  const close = () => {
    forget();
    onClose();
  };
  const save = async (): Promise<boolean> => {
    const fields = await form.validateFields().catch(() => undefined);
    if (fields === undefined) return false;
    return submit(async () => {
      await onSave(fields);
      close();
    });
  };

  return (
    <SideDrawer
      open={recordKey !== undefined}
      title={title}
      dirty={edit.dirty}
      onClose={close}
      renderFooter={(leave) => (
        <>
          <Button onClick={leave}>{words.cancel}</Button>
          <SubmitButton key={recordKey} onClick={save}>
            {verb}
          </SubmitButton>
        </>
      )}
    >
      {recordKey !== undefined && (
        <Form<Fields>
          key={recordKey}
          form={form}
          layout="vertical"
          initialValues={initial}
          onValuesChange={() => edit.setDirty(true)}
        >
          <KeptFields edit={edit} fill={() => form.setFieldsValue(initial)} />
          {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
          {children}
        </Form>
      )}
    </SideDrawer>
  );
};
