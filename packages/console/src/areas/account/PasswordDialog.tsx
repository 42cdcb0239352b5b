import { useUpdatePassword } from '@console/api/hooks/profile';
import { isStrongPassword, USERNAME_MAX } from '@console/base';
import { Dialog } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useSubmission } from '../../forms/useSubmission.js';
import { leave } from '../../session/session.js';
import { useUser } from '../../session/UserContext.js';
import { useAccountWords } from './words.js';

interface Fields {
  account: string;
  oldPassword: string;
  newPassword: string;
}

interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Milliseconds between a changed password and the sign-in page. */
const TO_SIGN_IN = 2000;

export default function PasswordDialog({ open, onClose }: PasswordDialogProps) {
  const { password: words } = useAccountWords();
  const user = useUser();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const update = useUpdatePassword();
  const { problem, submit, forget } = useSubmission();
  const [changed, setChanged] = useState(false);

  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(leave, TO_SIGN_IN);
    return () => clearTimeout(timer);
  }, [changed]);

  const close = () => {
    forget();
    onClose();
  };
  const onSubmit = (fields: Fields) =>
    submit(async () => {
      const account = fields.account.trim();
      await update.run({ ...fields, account, id: user.userId }, { quiet: true });
      message.success(words.changed);
      setChanged(true);
      close();
    });

  return (
    <Dialog<Fields>
      open={open}
      title={words.title}
      verb={words.change}
      form={form}
      initialValues={{ account: user.account, oldPassword: '', newPassword: '' }}
      onClose={close}
      onSubmit={onSubmit}
      {...(problem && { problem })}
    >
      <Form.Item
        name="account"
        label={words.account}
        rules={[
          { required: true, whitespace: true, message: words.needAccount },
          { max: USERNAME_MAX, message: words.accountLength },
        ]}
      >
        <Input autoComplete="username" />
      </Form.Item>
      <Form.Item name="oldPassword" label={words.former} rules={[{ required: true, message: words.needFormer }]}>
        <Input.Password autoComplete="current-password" maxLength={256} />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={words.next}
        dependencies={['account']}
        extra={words.rule}
        rules={[
          { required: true, message: words.needNext },
          ({ getFieldValue }) => ({
            validator: (_rule, value: string) =>
              value === '' || isStrongPassword(value, String(getFieldValue('account')))
                ? Promise.resolve()
                : Promise.reject(new Error(words.weak)),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={256} />
      </Form.Item>
    </Dialog>
  );
}
