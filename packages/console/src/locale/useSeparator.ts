import { usePreferences } from '../state/preferences.js';

/** What stands between the names of a list in the reader's language. */
export const useSeparator = (): string => (usePreferences().language === 'en-US' ? ', ' : '、');
