import { ChunkLoadError } from '@console/ui/on-demand';
import { EmptyState } from '@console/ui/states';
import { Component, type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useCoreWords } from '../locale/coreWords.js';
import { report } from './client.js';

interface PageFailureProps {
  error: unknown;
  /** Starts the page anew, where that may help. Default: loads the whole console again. */
  onRestart?: () => void;
}

/** In the place of a page that crashed, or whose program did not arrive. */
export const PageFailure = ({ error, onRestart }: PageFailureProps) => {
  const { app } = useCoreWords();
  const outdated = error instanceof ChunkLoadError;
  useEffect(() => {
    report(String(error), error instanceof Error ? (error.stack ?? '') : '');
  }, [error]);
  return (
    <EmptyState
      role="alert"
      picture="failed"
      title={outdated ? app.outdatedTitle : app.failedTitle}
      description={outdated ? app.outdatedText : app.failedText}
      action={{
        label: app.reload,
        // What did not arrive once is not asked for again by the same document.
        onClick: () => (outdated || onRestart === undefined ? location.reload() : onRestart()),
      }}
    />
  );
};

/** The same for what the router itself could not draw. */
export const RouteFailure = () => <PageFailure error={useRouteError()} />;

interface PageBoundaryProps {
  children: ReactNode;
}

/** Keeps a page's failure to that page. Give it a key that changes with the page. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override render() {
    const { failed, error } = this.state;
    return failed ? <PageFailure error={error} /> : this.props.children;
  }
}
