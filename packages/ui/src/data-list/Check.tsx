import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import { Box } from './check.styles.js';

export interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** Says what it chooses. */
  label: string;
  /** Some of what it stands for is chosen. Default false. */
  partly?: boolean;
}

/** The browser's own checkbox in our look: a list draws hundreds, so each must cost next to nothing. */
export const Check = ({ label, partly = false, ...rest }: CheckProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = partly;
  }, [partly]);
  return (
    <Box>
      <input {...rest} ref={input} type="checkbox" aria-label={label} />
    </Box>
  );
};
