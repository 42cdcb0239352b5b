import { useCallback, useState } from 'react';

/** A value of the owner's where one is given, else one that is kept here. */
export const useOwnOr = <T>(
  given: T | undefined,
  first: T,
  onChange: ((value: T) => void) | undefined,
): readonly [value: T, change: (value: T) => void] => {
  const [kept, setKept] = useState(first);
  const change = useCallback(
    (value: T) => {
      setKept(value);
      onChange?.(value);
    },
    [onChange],
  );
  return [given === undefined ? kept : given, change];
};
