import { useEffect, useState } from 'react';

/** Seconds since a moment, each second anew while something runs; null while nothing does. */
export const useElapsed = (since: string | undefined): number | null => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === undefined ? null : Math.max(0, (now - Date.parse(since)) / 1000);
};
