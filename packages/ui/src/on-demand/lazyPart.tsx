import { Component, type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { part, tellPartFailed } from './part.js';
import { usePart } from './usePart.js';

interface BoundaryProps {
  onCrash: (error: unknown) => void;
  fallback: ReactNode;
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}

export interface LazyPartOptions {
  /** In its place until it is there. Default: nothing. */
  waiting?: ReactNode;
  /** In its place where it did not arrive, or crashed. Default: nothing. */
  missing?: ReactNode;
}

export interface LazyPartProps {
  /** It did not arrive, or crashed, which `onPartFailed` has been told: take it away, so that another try asks again. */
  onMissing?: () => void;
}

/**
 * Makes a component of one that is loaded when it is first drawn: a dialog, a panel, a message's text. It has a boundary
 * of its own: where it does not arrive in 120 s, or crashes, what stands around it stays.
 */
export const lazyPart = <P extends object>(
  get: () => Promise<{ default: ComponentType<P> }>,
  { waiting = null, missing = null }: LazyPartOptions = {},
): ComponentType<P & LazyPartProps> => {
  const own = part(get);
  return function LazyPart({ onMissing, ...rest }: P & LazyPartProps) {
    const arrived = usePart(own);
    const [failed, setFailed] = useState(false);
    const miss = useEffectEvent(() => {
      setFailed(true);
      onMissing?.();
    });
    useEffect(() => {
      let gone = false;
      own.load().catch(() => {
        if (!gone) miss();
      });
      return () => {
        gone = true;
      };
    }, []);
    if (arrived === null) return failed ? missing : waiting;
    return (
      <PartBoundary
        fallback={missing}
        onCrash={(error) => {
          tellPartFailed(error);
          onMissing?.();
        }}
      >
        {/* What is left of the props without ours are the part's own; the checker cannot follow that for every P. */}
        <arrived.default {...(rest as unknown as P)} />
      </PartBoundary>
    );
  };
};
