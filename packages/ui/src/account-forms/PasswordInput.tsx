import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { PASSWORD_MAX } from '@console/base';
import { Input, type InputProps, type InputRef } from 'antd';
import { type Ref, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { accountWords } from './locale.js';
import { Eye, Hint } from './account.styles.js';

/** Passwords of old may be longer than new ones are allowed to be. */
const LONGEST = PASSWORD_MAX * 8;

export interface PasswordInputProps extends Omit<InputProps, 'type' | 'suffix'> {
  /** Names the field on the button that shows it. */
  label: string;
  /** Tells a password manager which one it is. */
  autoComplete: 'current-password' | 'new-password';
  /** The field itself, as antd has it. */
  ref?: Ref<InputRef>;
}

/** A password that can be shown, with a word when caps lock is on. */
export const PasswordInput = ({ label, onKeyUp, onBlur, ...rest }: PasswordInputProps) => {
  const words = useWords(accountWords);
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const toggle = visible ? words.hide(label) : words.show(label);
  return (
    <>
      <Input
        maxLength={LONGEST}
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={visible ? 'text' : 'password'}
        onKeyUp={(event) => {
          setCapsLock(event.getModifierState('CapsLock'));
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
        suffix={
          <Eye type="button" aria-label={toggle} title={toggle} onClick={() => setVisible(!visible)}>
            {visible ? <EyeOutlined /> : <EyeInvisibleOutlined />}
          </Eye>
        }
      />
      {capsLock && <Hint role="status">{words.capsLock}</Hint>}
    </>
  );
};
