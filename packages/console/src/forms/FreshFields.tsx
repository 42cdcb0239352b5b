import { useEffect, useEffectEvent } from 'react';

export interface FreshFieldsProps {
  /** Sets every field of the form to what the record says. */
  fill: () => void;
  /** Something was typed that is not saved. It stays where its tab was hidden meanwhile, which mounts the fields anew. */
  dirty: boolean;
}

/**
 * Stands in a form whose instance serves one record after the other, with a `key` for each: the values of the record
 * before would win over `initialValues`. Fills it once, so that a refresh of the record takes nothing that was typed.
 */
export const FreshFields = ({ fill, dirty }: FreshFieldsProps) => {
  const begin = useEffectEvent(() => {
    if (!dirty) fill();
  });
  useEffect(() => begin(), []);
  return null;
};
