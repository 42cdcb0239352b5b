import { CheckOutlined, MinusOutlined } from '@ant-design/icons';
import { type PasswordRules, passwordRules } from '@console/base';
import { useId } from 'react';
import { useWords } from '../locale/useWords.js';
import { accountWords } from './locale.js';
import { Checklist, Meter } from './account.styles.js';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.js';

export interface NewPasswordProps extends Omit<PasswordInputProps, 'autoComplete'> {
  /** Whose password it is: it may not hold that name. */
  username: string;
}

const order: readonly (keyof PasswordRules)[] = ['length', 'classes', 'characters', 'notUsername'];

/** A password to be set, with every rule beside it and whether it holds already. */
export const NewPassword = ({ username, value, ...rest }: NewPasswordProps) => {
  const words = useWords(accountWords);
  const list = useId();
  const password = typeof value === 'string' ? value : '';
  const rules = passwordRules(password, username);
  const met = (rule: keyof PasswordRules) => password !== '' && rules[rule];
  const count = order.filter(met).length;
  const level = words.levels[count] ?? '';
  return (
    <>
      <PasswordInput
        {...rest}
        value={password}
        autoComplete="new-password"
        aria-describedby={[rest['aria-describedby'], list].filter(Boolean).join(' ')}
      />
      <Meter
        role="meter"
        aria-label={words.strength}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={count}
        aria-valuetext={level}
      >
        {order.map((rule, index) => (
          <i key={rule} data-met={index < count} />
        ))}
        <span>{password === '' ? '' : level}</span>
      </Meter>
      <Checklist id={list}>
        {order.map((rule) => (
          <li key={rule} data-met={met(rule)}>
            {met(rule) ? <CheckOutlined aria-hidden={true} /> : <MinusOutlined aria-hidden={true} />}
            {words.rules[rule]}
            <em>{met(rule) ? words.met : words.unmet}</em>
          </li>
        ))}
      </Checklist>
    </>
  );
};
