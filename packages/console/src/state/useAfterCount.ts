import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reads anew what rests on a count that a job makes, once that has been made again. `counted`: what says when, undefined
 * until it is known.
 */
export const useAfterCount = (
  counted: { readonly countTime: string | null } | undefined,
  refresh: () => void,
): void => {
  const time = counted?.countTime;
  const seen = useRef(time);
  const again = useEffectEvent(refresh);
  useEffect(() => {
    if (seen.current !== undefined && time !== undefined && seen.current !== time) again();
    seen.current = time;
  }, [time]);
};
