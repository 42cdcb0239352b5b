import { useSyncExternalStore } from 'react';
import type { Part } from './part.js';

const onServer = () => null;

/** What a part holds once it is there, null before and on a server. Does not load it. */
export const usePart = <T>(part: Part<T>): T | null =>
  useSyncExternalStore(part.subscribe, () => part.current, onServer);
