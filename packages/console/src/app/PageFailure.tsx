import { EmptyState } from '@console/ui/states';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useDictionary } from '../locale/useDictionary.js';
import { report } from './client.js';
import { ChunkLoadError } from './lazyPage.js';

/** In the place of a page that crashed, or whose program did not arrive. */
export const PageFailure = () => {
  const error = useRouteError();
  const { app } = useDictionary();
  const outdated = error instanceof ChunkLoadError;
  useEffect(() => {
    report(String(error), error instanceof Error ? (error.stack ?? '') : '');
  }, [error]);
  return (
    <EmptyState
      picture="failed"
      title={outdated ? app.outdatedTitle : app.failedTitle}
      description={outdated ? app.outdatedText : app.failedText}
      action={{ label: app.reload, onClick: () => location.reload() }}
    />
  );
};
