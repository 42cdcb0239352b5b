import type { Endpoint } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import type { ReactNode } from 'react';

interface OfferedProps {
  /** Calls that no specified backend has to have: those of `origin: 'ours'`. */
  calls: readonly Pick<Endpoint, 'method' | 'path' | 'origin' | 'fails'>[];
  children: ReactNode;
}

/** A part of a page that stands on calls of ours: left out where the backend answers that it lacks one of them. */
export const Offered = ({ calls, children }: OfferedProps) => (useOffered(...calls) ? children : null);
