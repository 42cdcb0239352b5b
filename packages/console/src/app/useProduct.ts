import { useReadAppConfig } from '@console/api/hooks/account';
import { useState } from 'react';
import { useCoreWords } from '../locale/coreWords.js';

/** Milliseconds between two looks at the server's version. */
const VERSION_INTERVAL = 300_000;

/**
 * What the server says of the product. `outdated`: it runs another version than when this page was loaded. `testHost`:
 * this is no real installation.
 */
export const useProduct = (): { title: string; outdated: boolean; testHost: boolean } => {
  const { productTitle } = useCoreWords();
  const { data } = useReadAppConfig({}, { refreshEvery: VERSION_INTERVAL });
  const [first, setFirst] = useState<string>();
  if (first === undefined && data !== undefined) setFirst(data.version);
  return {
    title: data?.productTitle ?? productTitle,
    testHost: data?.testHost === true,
    outdated: first !== undefined && data !== undefined && data.version !== first,
  };
};
