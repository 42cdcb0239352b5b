'use client';

import { useEffect } from 'react';
import { type Cache, unstable_serialize, useSWRConfig } from 'swr';

/** What is under way for one cache, and how many hooks on screen want it. */
interface Flight {
  waiting: number;
  controller: AbortController | undefined;
}

const flightsOf = new WeakMap<Cache, Map<string, Flight>>();

const flightAt = (cache: Cache, key: string): Flight => {
  const flights = flightsOf.get(cache) ?? new Map<string, Flight>();
  flightsOf.set(cache, flights);
  const flight = flights.get(key) ?? { waiting: 0, controller: undefined };
  flights.set(key, flight);
  return flight;
};

/**
 * Gives up the request for a key when nothing on screen wants it any more, because the next page was asked for or the
 * view has gone. Answers what wraps the request.
 */
export const useOvertaken = (key: readonly unknown[] | null) => {
  const { mutate, cache } = useSWRConfig();
  const name = unstable_serialize(key);

  useEffect(() => {
    if (name === '') return undefined;
    const flight = flightAt(cache, name);
    flight.waiting += 1;
    return () => {
      flight.waiting -= 1;
      // Whoever only changes places, as in a view that is drawn anew, wants it again at once.
      queueMicrotask(() => {
        if (flight.waiting > 0) return;
        flightsOf.get(cache)?.delete(name);
        if (flight.controller === undefined) return;
        // Forgets the request first, so that asking for this key again makes a new one. The cache may have gone as well.
        mutate(name).catch(() => undefined);
        flight.controller.abort();
      });
    };
  }, [cache, mutate, name]);

  return async <R>(request: (signal: AbortSignal) => Promise<R>): Promise<R> => {
    const flight = flightAt(cache, name);
    const controller = new AbortController();
    flight.controller = controller;
    try {
      return await request(controller.signal);
    } finally {
      if (flight.controller === controller) flight.controller = undefined;
    }
  };
};
