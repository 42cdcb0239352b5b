import { type Problem, USERNAME_MAX } from '@console/base';
import { Form, Input } from 'antd';
import type { Answer } from '../button/useLock.js';
import { Dialog } from '../dialog/Dialog.js';
import { FormField } from '../forms/FormField.js';
import { type FieldErrors, ServerErrors } from '../forms/FieldErrors.js';
import { useRules } from '../forms/useRules.js';
import { useWords } from '../locale/useWords.js';
import { accountWords } from './locale.js';
import { NewPassword } from './NewPassword.js';
import { PasswordInput } from './PasswordInput.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface PasswordChange {
  /** Trimmed. */
  account: string;
  oldPassword: string;
  newPassword: string;
}

export interface ChangePasswordDialogProps extends RootProps {
  /** Whether it is shown. Its fields begin anew each time. */
  open: boolean;
  /** Asked for by Escape, by the cross, and by cancelling. */
  onClose: () => void;
  /** The name of who is signed in; stands in the field already. */
  account: string;
  /** Called when every rule holds. Locked meanwhile and for 3000 ms; answer `false` when nothing was sent. */
  onSubmit: (change: PasswordChange) => Answer;
  /** Why the last try failed. What was typed stays. */
  problem?: Problem;
  /** Why single fields were refused: `account`, `oldPassword`, `newPassword`. */
  fieldErrors?: FieldErrors;
}

/** Sets another password for the user who is signed in. Every rule for it is shown while it is typed. */
export const ChangePasswordDialog = (props: ChangePasswordDialogProps) => {
  const { open, onClose, account, onSubmit, problem, fieldErrors } = props;
  const words = useWords(accountWords);
  const rules = useRules();
  const [form] = Form.useForm<PasswordChange>();
  const username = Form.useWatch('account', form) ?? account;
  return (
    <Dialog<PasswordChange>
      {...rootProps(props)}
      open={open}
      title={words.changePassword}
      verb={words.change}
      form={form}
      initialValues={{ account, oldPassword: '', newPassword: '' }}
      onClose={onClose}
      onSubmit={(change) => onSubmit({ ...change, account: change.account.trim() })}
      problem={problem}
    >
      <ServerErrors errors={fieldErrors} />
      <FormField name="account" label={words.account} rules={rules.username}>
        <Input maxLength={USERNAME_MAX} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </FormField>
      <FormField name="oldPassword" label={words.oldPassword} rules={[rules.oldPassword]}>
        <PasswordInput label={words.oldPassword} autoComplete="current-password" />
      </FormField>
      <FormField
        name="newPassword"
        label={words.newPassword}
        rules={rules.newPassword('account')}
        dependencies={['account']}
        extra={words.afterChange}
      >
        <NewPassword label={words.newPassword} username={username} />
      </FormField>
    </Dialog>
  );
};
