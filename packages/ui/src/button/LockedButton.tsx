import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { type Answer, useLock } from './useLock.js';

/** Milliseconds that a button for an action stays locked. */
export const ACTION_LOCK = 1000;
/** Milliseconds that a button that submits stays locked. */
export const SUBMIT_LOCK = 3000;

export interface LockedButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  /** The button itself, or the link where it has an address. */
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement>;
  /** Answer with a promise to stay locked while it runs, with `false` (or a promise of it) to be free at once. */
  onClick?: () => Answer;
}

// Not `disabled`: that would take the focus away from the button just pressed.
export const LockableButton = styled(Button)`
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

interface Timed extends LockedButtonProps {
  duration: number;
}

const TimedButton = ({ duration, onClick, ...rest }: Timed) => {
  const { locked, running, run } = useLock(duration);
  return (
    <LockableButton
      {...rest}
      loading={running}
      aria-disabled={locked || undefined}
      onClick={() => run(() => onClick?.())}
    />
  );
};

/** A button that can't be pressed twice within 1000 ms, nor while what it started is running. */
export const ActionButton = (props: LockedButtonProps) => <TimedButton {...props} duration={ACTION_LOCK} />;

/** The primary button of a form: locked for 3000 ms, and while what it started is running. */
export const SubmitButton = (props: LockedButtonProps) => (
  <TimedButton type="primary" {...props} duration={SUBMIT_LOCK} />
);
