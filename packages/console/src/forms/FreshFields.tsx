import { useEffect, useEffectEvent } from 'react';

export interface FreshFieldsProps {
  /** Sets every field of the form to what the record says. */
  fill: () => void;
}

/**
 * Stands in a form whose instance serves one record after the other, with a `key` for each: the values of the record
 * before would win over `initialValues`. Fills it once, so that a refresh of the record takes nothing that was typed.
 */
export const FreshFields = ({ fill }: FreshFieldsProps) => {
  const begin = useEffectEvent(fill);
  useEffect(() => begin(), []);
  return null;
};
