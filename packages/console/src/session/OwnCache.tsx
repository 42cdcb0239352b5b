import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';

/**
 * A cache for one session: it begins empty and goes with what is inside, so that nothing that one user of this browser
 * saw is shown to the next. Clearing a shared one is not enough, since replies of the last half minute are remembered
 * apart from it.
 */
export const OwnCache = ({ children }: { children: ReactNode }) => {
  const [cache] = useState(() => ({ provider: () => new Map() }));
  return <SWRConfig value={cache}>{children}</SWRConfig>;
};
