import { ApiError } from '@console/api';
import { useUpdateUserBaseInfo } from '@console/api/hooks/profile';
import { isEmail, isName, isPhone, PHONE_MAX, type Problem, USERNAME_MAX } from '@console/base';
import { Dialog } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { Form, Input } from 'antd';
import type { Rule } from 'antd/es/form/index.js';
import { useState } from 'react';
import { useDictionary } from '../../locale/useDictionary.js';
import { useUser } from '../../session/UserContext.js';
import { useAccountWords } from './words.js';

interface Fields {
  username: string;
  phoneNumber: string;
  email: string;
}

interface BasicInfoDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Code of a reply whose own words say what is wrong with a field. */
const SPEAKS_FOR_ITSELF = 301;

const holds = (test: (value: string) => boolean, message: string): Rule => ({
  validator: (_rule, value: string) =>
    value === '' || test(value.trim()) ? Promise.resolve() : Promise.reject(new Error(message)),
});

export default function BasicInfoDialog({ open, onClose }: BasicInfoDialogProps) {
  const { basicInfo: words } = useAccountWords();
  const { form: formWords } = useDictionary();
  const user = useUser();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const update = useUpdateUserBaseInfo();
  const [problem, setProblem] = useState<Problem>();

  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const onSubmit = async ({ username, phoneNumber, email }: Fields) => {
    setProblem(undefined);
    try {
      const fields = { username: username.trim(), phoneNumber: phoneNumber.trim(), email: email.trim() };
      await update.run({ id: user.userId, ...fields }, { quiet: true });
      message.success(words.saved);
      close();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.code === SPEAKS_FOR_ITSELF ? error : { code: error.code, message: words.failed });
      return false;
    }
  };

  return (
    <Dialog<Fields>
      open={open}
      title={words.title}
      verb={formWords.save}
      form={form}
      initialValues={{ username: user.username, phoneNumber: user.phoneNumber, email: user.email }}
      onClose={close}
      onSubmit={onSubmit}
      {...(problem && { problem })}
    >
      <Form.Item
        name="username"
        label={words.username}
        rules={[
          { required: true, whitespace: true, message: formWords.required(words.username) },
          { max: USERNAME_MAX, message: words.usernameLength },
          holds(isName, formWords.nameRule),
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label={words.role} htmlFor="basic-info-role">
        <Input id="basic-info-role" readOnly value={user.roles.map(({ name }) => name).join('、')} />
      </Form.Item>
      <Form.Item
        name="phoneNumber"
        label={words.phone}
        rules={[{ required: true, message: formWords.required(words.phone) }, holds(isPhone, words.wrongPhone)]}
      >
        <Input maxLength={PHONE_MAX} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="email"
        label={words.email}
        rules={[{ required: true, message: formWords.required(words.email) }, holds(isEmail, words.wrongEmail)]}
      >
        <Input maxLength={254} inputMode="email" autoComplete="off" />
      </Form.Item>
    </Dialog>
  );
}
