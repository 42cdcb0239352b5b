import type { Async } from '@console/base';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { ServerErrors } from '@console/ui/forms';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { MergeFields, type Merging } from './MergeFields.js';
import { KeptFields, type KeptFieldsProps } from './KeptFields.js';
import type { Edit } from './useEdit.js';
import { useSubmission } from './useSubmission.js';

export interface FormDrawerProps<Fields extends object> {
  /** Which record it is: another one brings its own values. Undefined while closed. */
  recordKey: string | undefined;
  title: string;
  /** Beside the title: the record's state. */
  tags?: ReactNode;
  /** The record on its way, and what it is, for the message when it does not load. Default: it is there. */
  record?: Async<unknown>;
  what?: string;
  /** What the record says, or what a new one begins with. */
  initial: Fields;
  /** The verb on the primary: `保存`, `创建`. Left out, nothing can be changed: the facts alone are shown. */
  verb?: string;
  edit: Edit;
  /** Sends valid fields. Refused, it says why above the fields, and at those that are the reason. */
  onSubmit: (fields: Fields) => Promise<unknown>;
  /** Fields are not valid, and nothing was sent. Where they may be out of sight, show them. */
  onInvalid?: () => void;
  /** Default false: saved, it closes. */
  staysOpen?: boolean;
  onClose: () => void;
  /** Which of the list's records it is, and the way to those beside it. */
  place?: { at: number; of: number };
  onPrevious?: () => void;
  onNext?: () => void;
  /** Names of fields whose values are not kept as a draft. Default none. */
  secret?: readonly string[];
  /** Pixels: 480 (default), 720 with a preview or an editor, 1080 with what is set tried beside it. */
  width?: 480 | 720 | 1080;
  /** Over the fields: what is only read. */
  facts?: ReactNode;
  /** Makes values of the fields from what a draft held as JSON. Default: as it is. */
  revive?: KeptFieldsProps['revive'];
  /** Others may change the same record meanwhile: both versions are shown then, and merged. Default: the last one wins. */
  merging?: Merging<Fields>;
  /** The fields. */
  children: ReactNode;
}

/** The form of one record beside its list: filled once, checked, sent, and closed when that went through. */
export const FormDrawer = <Fields extends object>(props: FormDrawerProps<Fields>) => {
  const {
    recordKey,
    initial,
    edit,
    onSubmit,
    onInvalid,
    staysOpen = false,
    onClose,
    facts,
    secret,
    revive,
    merging,
    children,
    ...drawer
  } = props;
  const [form] = Form.useForm<Fields>();
  const { problem, submit, forget } = useSubmission();

  const refused = merging && problem?.reason === 'changed_meanwhile' ? problem : undefined;
  const close = () => {
    forget();
    onClose();
  };
  const save = async (): Promise<boolean> => {
    const fields = await form.validateFields().catch(() => undefined);
    if (fields === undefined) {
      onInvalid?.();
      return false;
    }
    return submit(async () => {
      await onSubmit(fields);
      if (staysOpen) edit.setDirty(false);
      else close();
    });
  };

  return (
    <DetailDrawer
      {...drawer}
      open={recordKey !== undefined}
      {...(recordKey !== undefined && { recordKey })}
      dirty={edit.dirty}
      onSubmit={save}
      onClose={close}
      {...(problem && !refused && { problem })}
    >
      {recordKey !== undefined && (
        <>
          {facts}
          {drawer.verb !== undefined && (
            <Form<Fields>
              key={recordKey}
              form={form}
              layout="vertical"
              initialValues={initial}
              onValuesChange={() => edit.setDirty(true)}
            >
              <KeptFields
                edit={edit}
                fill={() => form.setFieldsValue(initial)}
                secret={secret}
                {...(revive && { revive })}
              />
              {merging && (
                <MergeFields {...merging} edit={edit} present={initial} refused={refused} onMerged={forget} />
              )}
              <ServerErrors errors={problem?.fields} />
              {children}
            </Form>
          )}
        </>
      )}
    </DetailDrawer>
  );
};
