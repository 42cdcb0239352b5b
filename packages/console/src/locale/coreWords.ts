import { loadPart } from '@console/ui/on-demand';
import { preferences, preferencesStore } from '../state/preferences.js';
import { createStore, useStore } from '../state/store.js';
import { type CoreWords, coreZh } from './coreZh.js';

const words = createStore<CoreWords>(coreZh);

const speak = async (): Promise<void> => {
  if (preferences().language === 'zh-CN') {
    words.set(coreZh);
    return;
  }
  const { coreEn } = await loadPart(() => import('./coreEn.js'));
  if (preferences().language === 'en-US') words.set(coreEn);
};

/** Follows the reader's language from now on. Resolves when its words are there; without them, Chinese stays. */
export const followLanguage = (): Promise<void> => {
  preferencesStore.subscribe(() => void speak().catch(() => undefined));
  return speak().catch(() => undefined);
};

/** As `useCoreWords`, for what no component says. */
export const coreWords = (): CoreWords => words.get();

/** The words that are needed before anyone has signed in. English ones load when somebody first reads English. */
export const useCoreWords = (): CoreWords => useStore(words);
