import { EyeInvisibleOutlined, EyeOutlined, LockOutlined, UserOutlined } from '@ant-design/icons';
import { Form, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { LockableButton, SUBMIT_LOCK } from '../button/LockedButton.js';
import { useLock } from '../button/useLock.js';
import { useWords } from '../locale/useWords.js';
import { Notice } from '../states/Notice.js';
import type { SignInProps } from './SignIn.js';
import { Above, CapsHint, Help, Square } from './SignIn.styles.js';

export interface Credentials {
  username: string;
  password: string;
}

interface SignInFormProps extends Pick<SignInProps, 'onSubmit' | 'problem' | 'notice' | 'busy'> {
  labelledBy: string;
}

export const SignInForm = ({ onSubmit, problem, notice, busy = false, labelledBy }: SignInFormProps) => {
  const words = useWords('signIn');
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { locked, running, run, release } = useLock(SUBMIT_LOCK);
  const waiting = running || busy;

  const submit = ({ username, password }: Credentials) => {
    if (!busy) run(() => onSubmit({ username: username.trim(), password }));
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const toggle = visible ? words.hidePassword : words.showPassword;

  return (
    <Form<Credentials>
      layout="vertical"
      size="large"
      requiredMark={false}
      aria-labelledby={labelledBy}
      onFinish={submit}
      onValuesChange={release}
      scrollToFirstError={{ focus: true }}
    >
      {notice !== undefined && (
        <Above>
          <Notice tone="info">{notice}</Notice>
        </Above>
      )}
      <Form.Item
        name="username"
        label={words.username}
        rules={[{ required: true, whitespace: true, message: words.usernameRequired }]}
      >
        <Input
          autoFocus
          prefix={<UserOutlined />}
          placeholder={words.usernameRequired}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={words.password}
        rules={[{ required: true, message: words.passwordRequired }]}
        extra={capsLock && <CapsHint role="status">{words.capsLock}</CapsHint>}
      >
        <Input
          type={visible ? 'text' : 'password'}
          prefix={<LockOutlined />}
          placeholder={words.passwordRequired}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
          suffix={
            <Square type="button" aria-label={toggle} title={toggle} onClick={() => setVisible(!visible)}>
              {visible ? <EyeOutlined /> : <EyeInvisibleOutlined />}
            </Square>
          }
        />
      </Form.Item>
      {problem && !waiting && (
        <Above>
          <Notice tone="error">{problem.message}</Notice>
        </Above>
      )}
      <LockableButton
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={waiting}
        aria-disabled={locked || undefined}
      >
        {words.submit}
      </LockableButton>
      <Help>{words.help}</Help>
    </Form>
  );
};
