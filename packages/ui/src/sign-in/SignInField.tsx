import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Box, Field, FieldError, FieldLabel } from './SignIn.styles.js';

interface SignInFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'prefix'> {
  label: string;
  /** Why it can't be sent like this. */
  error: string | undefined;
  icon: ReactNode;
  /** At the end of the box. */
  suffix?: ReactNode;
  /** Under the field. */
  hint?: ReactNode;
  fieldRef: Ref<HTMLInputElement>;
}

/**
 * One field of the sign-in form, with its label and what is wrong with it. The browser's own input: antd's brings its
 * whole form library into the first load.
 */
export const SignInField = ({ label, error, icon, suffix, hint, fieldRef, ...input }: SignInFieldProps) => {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Box data-invalid={error !== undefined || undefined}>
        {icon}
        <input
          {...input}
          id={id}
          ref={fieldRef}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        {suffix}
      </Box>
      {error !== undefined && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
      {hint}
    </Field>
  );
};
