import { useStore } from '../state/store.js';
import { englishWords } from './coreWords.js';
import { type Dictionary, zhCN } from './zhCN.js';

/** The words of the program, in the reader's language. */
export const useDictionary = (): Dictionary => useStore(englishWords) ?? zhCN;
