import { useStore } from '../app/store.js';
import { dictionary } from './dictionary.js';
import type { Dictionary } from './zhCN.js';

/** The console's words in the reader's language. */
export const useDictionary = (): Dictionary => useStore(dictionary);
