import { useCallback, useState, useSyncExternalStore } from 'react';
import {
  DEFAULT_PLACE,
  type FloatingState,
  type Place,
  readPlace,
  type Remembered,
  type Size,
  writePlace,
} from './place.js';

const onWindowSize = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** The room for the window, in pixels, without the page's scroll bars. Follows resizing and zoom. */
export const useViewSize = (): Size => ({
  width: useSyncExternalStore(onWindowSize, () => document.documentElement.clientWidth),
  height: useSyncExternalStore(onWindowSize, () => window.innerHeight),
});

export type PlaceStorage = Pick<Storage, 'getItem' | 'setItem'>;

interface Options {
  /** Null: nothing is remembered. */
  storageKey: string | null;
  /** Default: the browser's localStorage. */
  storage: PlaceStorage | undefined;
  /** How it stands, where its owner keeps that. */
  given: FloatingState | undefined;
  /** How it stands where nothing is remembered. */
  first: FloatingState;
}

const recall = ({ storageKey, storage }: Options): Remembered | null => {
  if (storageKey === null) return null;
  try {
    return readPlace((storage ?? localStorage).getItem(storageKey));
  } catch {
    return null;
  }
};

/** Place and state of the window, remembered with every change. A state that is given stays as it is given. */
export const useFloatingPlace = (options: Options) => {
  const { storageKey, storage, given } = options;
  const [held, setHeld] = useState<Remembered>(() => recall(options) ?? { place: DEFAULT_PLACE, state: options.first });
  const change = useCallback(
    (part: { place?: Place; state?: FloatingState }) => {
      const next = { ...held, ...part, ...(given !== undefined && { state: given }) };
      setHeld(next);
      if (storageKey === null) return;
      try {
        (storage ?? localStorage).setItem(storageKey, writePlace(next));
      } catch {
        // Full or forbidden: the window stays where it was put, for as long as it is there.
      }
    },
    [held, storageKey, storage, given],
  );
  return { place: held.place, state: given ?? held.state, change };
};
