import { ChunkLoadError } from '@console/ui/on-demand';
import { EmptyState } from '@console/ui/states';
import { Component, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
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

interface PageBoundaryProps {
  /** What failed is drawn once more when this changes. */
  at?: unknown;
  children: ReactNode;
}

interface BoundaryState {
  failed: boolean;
  error: unknown;
  at: unknown;
}

/** Keeps a page's failure to that page. Give it a key that changes with the page. */
export class PageBoundary extends Component<PageBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, error: undefined, at: undefined };

  static getDerivedStateFromProps({ at }: PageBoundaryProps, former: BoundaryState): BoundaryState | null {
    return at === former.at ? null : { failed: false, error: undefined, at };
  }

  static getDerivedStateFromError(error: unknown): Omit<BoundaryState, 'at'> {
    return { failed: true, error };
  }

  override render() {
    const { failed, error } = this.state;
    return failed ? <PageFailure error={error} /> : this.props.children;
  }
}

/** Around everything: what could not be drawn at one address is tried again at the next. */
export const RouteBoundary = ({ children }: { children: ReactNode }) => (
  <PageBoundary at={useLocation()}>{children}</PageBoundary>
);
