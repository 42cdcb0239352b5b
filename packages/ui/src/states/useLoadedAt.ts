import type { Async } from '@console/base';
import { useEffect, useState } from 'react';

/** When data last arrived, also data that had not changed. Undefined before the first. */
export const useLoadedAt = (value: Async<unknown>): Date | undefined => {
  const [loadedAt, setLoadedAt] = useState<Date>();
  const fresh = value.state === 'ready' && !value.refreshing && value.stale === undefined;
  const data = value.state === 'ready' ? value.data : undefined;
  useEffect(() => {
    // When it arrived is known only after it has.
    // oxlint-disable-next-line react/set-state-in-effect
    if (fresh && data !== undefined) setLoadedAt(new Date());
  }, [fresh, data]);
  return loadedAt;
};
