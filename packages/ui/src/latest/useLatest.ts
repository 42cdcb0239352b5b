import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for the life of a component, which calls the newest one given; undefined while none is given. */
export function useLatest<Event>(handler: (event: Event) => void): (event: Event) => void;
export function useLatest<Event>(handler: ((event: Event) => void) | undefined): ((event: Event) => void) | undefined;
export function useLatest<Event>(handler: ((event: Event) => void) | undefined) {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  const call = useCallback((event: Event) => latest.current?.(event), []);
  return handler && call;
}
