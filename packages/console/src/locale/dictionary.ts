import { preferences, preferencesStore } from '../app/preferences.js';
import { createStore } from '../app/store.js';
import { type Dictionary, zhCN } from './zhCN.js';

/** The words in use. English ones load when somebody first reads English. */
export const dictionary = createStore<Dictionary>(zhCN);

const speak = async (): Promise<void> => {
  if (preferences().language === 'zh-CN') {
    dictionary.set(zhCN);
    return;
  }
  const { enUS } = await import('./enUS.js');
  if (preferences().language === 'en-US') dictionary.set(enUS);
};

/** Follows the reader's language from now on. Resolves when its words are there; without them, Chinese stays. */
export const followLanguage = (): Promise<void> => {
  preferencesStore.subscribe(() => void speak().catch(() => undefined));
  return speak().catch(() => undefined);
};
