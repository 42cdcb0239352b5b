import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Drawn in place of a page that crashed. */
  fallback: (error: unknown) => ReactNode;
  onError?: (error: unknown, info: { componentStack: string }) => void;
  children: ReactNode;
}

interface Crash {
  readonly error: unknown;
}

/** Keeps the crash of one page from taking the others along. */
export class PageBoundary extends Component<PageBoundaryProps, { crash: Crash | null }> {
  override state: { crash: Crash | null } = { crash: null };

  static getDerivedStateFromError(error: unknown): { crash: Crash } {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown, info: { componentStack?: string | null }): void {
    this.props.onError?.(error, { componentStack: info.componentStack ?? '' });
  }

  override render(): ReactNode {
    return this.state.crash === null ? this.props.children : this.props.fallback(this.state.crash.error);
  }
}
