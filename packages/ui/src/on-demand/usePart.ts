import { useSyncExternalStore } from 'react';
import type { Part } from './part.js';

/** What a part holds once it is there, null before. Does not load it. */
export const usePart = <T>(part: Part<T>): T | null => useSyncExternalStore(part.subscribe, () => part.current);
