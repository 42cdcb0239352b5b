import { EyeInvisibleOutlined, EyeOutlined, LockOutlined, UserOutlined } from '@ant-design/icons';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { LockableButton, SUBMIT_LOCK } from '../button/LockedButton.js';
import { useLock } from '../button/useLock.js';
import { useWords } from '../locale/useWords.js';
import { signInWords } from './locale.js';
import { Notice } from '../states/Notice.js';
import type { SignInProps } from './SignIn.js';
import { Above, CapsHint, Help, Square } from './SignIn.styles.js';
import { SignInField } from './SignInField.js';

export interface Credentials {
  username: string;
  password: string;
}

interface SignInFormProps extends Pick<SignInProps, 'onSubmit' | 'problem' | 'notice' | 'loading'> {
  labelledBy: string;
}

export const SignInForm = ({ onSubmit, problem, notice, loading = false, labelledBy }: SignInFormProps) => {
  const words = useWords(signInWords);
  const [fields, setFields] = useState<Credentials>({ username: '', password: '' });
  const [tried, setTried] = useState(false);
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { locked, running, run, release } = useLock(SUBMIT_LOCK);
  const waiting = running || loading;
  const lacksUsername = fields.username.trim() === '';
  const lacksPassword = fields.password === '';

  const change = (patch: Partial<Credentials>) => {
    setFields((former) => ({ ...former, ...patch }));
    release();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lacksUsername) username.current?.focus();
    else if (lacksPassword) password.current?.focus();
    else if (!loading) run(() => onSubmit({ username: fields.username.trim(), password: fields.password }));
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const toggle = visible ? words.hidePassword : words.showPassword;

  return (
    <form noValidate aria-labelledby={labelledBy} onSubmit={submit}>
      {notice !== undefined && (
        <Above>
          <Notice tone="info">{notice}</Notice>
        </Above>
      )}
      <SignInField
        fieldRef={username}
        label={words.username}
        error={tried && lacksUsername ? words.usernameRequired : undefined}
        value={fields.username}
        onChange={({ target }) => change({ username: target.value })}
        autoFocus
        icon={<UserOutlined />}
        placeholder={words.usernameRequired}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <SignInField
        fieldRef={password}
        label={words.password}
        error={tried && lacksPassword ? words.passwordRequired : undefined}
        hint={capsLock && <CapsHint>{words.capsLock}</CapsHint>}
        value={fields.password}
        onChange={({ target }) => change({ password: target.value })}
        type={visible ? 'text' : 'password'}
        icon={<LockOutlined />}
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
    </form>
  );
};
