import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present, to the minute; `fixed` where somebody else tells it. */
export const useNow = (fixed: Date | undefined): Date => {
  const [now, setNow] = useState(() => new Date());
  const own = fixed === undefined;
  useEffect(() => {
    if (!own) return undefined;
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, [own]);
  return fixed ?? now;
};
