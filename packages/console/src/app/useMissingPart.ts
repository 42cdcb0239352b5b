import { onPartFailed } from '@console/ui/on-demand';
import { useEffect, useState } from 'react';
import { report } from './client.js';

/** Whether something that the reader asked for did not arrive: a menu, a question, a panel. */
export const useMissingPart = (): boolean => {
  const [missing, setMissing] = useState(false);
  useEffect(
    () =>
      onPartFailed((error) => {
        report(String(error), error instanceof Error ? (error.stack ?? '') : '');
        setMissing(true);
      }),
    [],
  );
  return missing;
};
