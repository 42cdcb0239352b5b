'use client';

export { AsyncSelect, type AsyncSelectProps, type SelectOption } from './AsyncSelect.js';
export { FormField, type FormFieldProps } from './FormField.js';
export { RemoteSelect, type RemoteSelectProps } from './RemoteSelect.js';
export { type FieldErrors, ServerErrors, type ServerErrorsProps } from './FieldErrors.js';
export { type Rules, useRules } from './useRules.js';
