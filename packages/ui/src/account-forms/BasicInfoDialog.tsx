import { type Async, PHONE_MAX, type Problem, USERNAME_MAX } from '@console/base';
import { Form, Input } from 'antd';
import { useEffect } from 'react';
import type { Answer } from '../button/useLock.js';
import { Dialog } from '../dialog/Dialog.js';
import { FormField } from '../forms/FormField.js';
import { type FieldErrors, ServerErrors } from '../forms/FieldErrors.js';
import { useRules } from '../forms/useRules.js';
import { useWords } from '../locale/useWords.js';
import { accountWords } from './locale.js';
import { AsyncView } from '../states/AsyncView.js';
import { Skeletons } from '../states/Skeletons.js';

/** What the user may change about themselves. */
export interface BasicInfoChange {
  username: string;
  phoneNumber: string;
  email: string;
}

export interface BasicInfo extends BasicInfoChange {
  /** Names of the roles, to look at only. */
  roles: readonly string[];
}

interface Fields extends BasicInfoChange {
  roles: string;
}

export interface BasicInfoDialogProps {
  open: boolean;
  onClose: () => void;
  /** What is known of the user. A refresh does not touch what was typed. */
  info: Async<BasicInfo>;
  /** Called when every rule holds, with texts trimmed. Locked meanwhile and for 3000 ms; `false`: nothing was sent. */
  onSubmit: (change: BasicInfoChange) => Answer;
  /** Why the last try failed. What was typed stays. */
  problem?: Problem;
  /** Why single fields were refused: `username`, `phoneNumber`, `email`. */
  fieldErrors?: FieldErrors;
}

const join = '、';

const fieldsOf = ({ roles, ...rest }: BasicInfo): Fields => ({ ...rest, roles: roles.join(join) });

/** Name, phone and email of the user who is signed in, and the role to look at. */
export const BasicInfoDialog = (props: BasicInfoDialogProps) => {
  const { open, onClose, info, onSubmit, problem, fieldErrors } = props;
  const words = useWords(accountWords);
  const rules = useRules();
  const [form] = Form.useForm<Fields>();
  const known = info.state === 'ready' ? info.data : undefined;

  useEffect(() => {
    if (open && known && !form.isFieldsTouched()) form.setFieldsValue(fieldsOf(known));
  }, [open, known, form]);

  const submit = ({ username, phoneNumber, email }: Fields): Answer =>
    known === undefined
      ? false
      : onSubmit({ username: username.trim(), phoneNumber: phoneNumber.trim(), email: email.trim() });
  return (
    <Dialog<Fields>
      open={open}
      title={words.basicInfo}
      verb={words.save}
      form={form}
      initialValues={known && fieldsOf(known)}
      onClose={onClose}
      onSubmit={submit}
      problem={problem}
    >
      <AsyncView value={info} what={words.basicInfo} skeleton={<Skeletons shape="text" count={6} />}>
        {() => (
          <>
            <ServerErrors errors={fieldErrors} />
            <FormField name="username" label={words.account} rules={[...rules.username, rules.name]}>
              <Input maxLength={USERNAME_MAX} autoComplete="name" />
            </FormField>
            <FormField name="roles" label={words.role} rules={[rules.chosen(words.role)]} extra={words.roleHelp}>
              <Input readOnly variant="filled" />
            </FormField>
            <FormField name="phoneNumber" label={words.phone} rules={[rules.required(words.phone), rules.phone]}>
              <Input maxLength={PHONE_MAX} inputMode="tel" autoComplete="tel" />
            </FormField>
            <FormField name="email" label={words.email} rules={[rules.required(words.email), rules.email]}>
              <Input maxLength={254} inputMode="email" autoComplete="email" />
            </FormField>
          </>
        )}
      </AsyncView>
    </Dialog>
  );
};
