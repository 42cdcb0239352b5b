import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

/** Loads again what is on screen, with each other token. */
export const LoadsAgain = ({ revision }: { revision: number }) => {
  const { mutate } = useSWRConfig();
  const last = useRef(revision);
  useEffect(() => {
    if (last.current === revision) return;
    last.current = revision;
    void mutate(() => true);
  }, [revision, mutate]);
  return null;
};
