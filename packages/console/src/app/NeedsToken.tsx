import type { TokenReason } from '@console/ui/frame-messages';
import { EmptyState, Skeletons, useDelayed } from '@console/ui/states';
import { useEffect, useState } from 'react';
import { useDictionary } from '../locale/useDictionary.js';
import { takeHostToken } from '../session/hostToken.js';

export interface NeedsTokenProps {
  reason: TokenReason;
  /** There is one now: what was loaded and failed before is to begin anew. */
  onToken: () => void;
}

/** In the place of a framed page that cannot go on alone: asks the window around, and says so where that has no token. */
export const NeedsToken = ({ reason, onToken }: NeedsTokenProps) => {
  const { account } = useDictionary();
  const [tries, setTries] = useState(0);
  // Where a session has ended, the window was asked before this came on screen.
  const [failedTry, setFailedTry] = useState(reason === 'over' ? 0 : -1);
  const waiting = failedTry < tries;
  const due = useDelayed(waiting);

  useEffect(() => {
    if (!waiting) return undefined;
    const given = new AbortController();
    void takeHostToken(reason, given.signal).then((taken) => {
      if (given.signal.aborted) return;
      if (taken) onToken();
      else setFailedTry(tries);
    });
    return () => given.abort();
  }, [reason, tries, waiting, onToken]);

  if (waiting) return due ? <Skeletons shape="text" count={6} /> : null;
  return (
    <EmptyState
      role="alert"
      level={1}
      picture="locked"
      title={account.hostOver}
      description={account.hostOverText}
      action={{ label: account.hostRetry, onClick: () => setTries(tries + 1) }}
    />
  );
};
