import { usePreferences } from '../state/preferences.js';
import { enUS } from './enUS.js';
import { type Dictionary, zhCN } from './zhCN.js';

/** The console's words in the reader's language. What stands before the sign-in takes `useCoreWords`. */
export const useDictionary = (): Dictionary => (usePreferences().language === 'en-US' ? enUS : zhCN);
