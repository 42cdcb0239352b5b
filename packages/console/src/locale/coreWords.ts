import { loadPart } from '@console/ui/on-demand';
import { preferences, preferencesStore } from '../state/preferences.js';
import { createStore, useStore } from '../state/store.js';
import { type CoreWords, coreZh } from './coreZh.js';
import type { Dictionary } from './zhCN.js';

/** The English words, once somebody reads English and they are there. Null: Chinese is read. */
export const englishWords = createStore<Dictionary | null>(null);

const speak = async (): Promise<void> => {
  if (preferences().language === 'zh-CN') {
    englishWords.set(null);
    return;
  }
  const { enUS } = await loadPart(() => import('./enUS.js'));
  if (preferences().language === 'en-US') englishWords.set(enUS);
};

/** Follows the reader's language from now on. Resolves when its words are there; without them, Chinese stays. */
export const followLanguage = (): Promise<void> => {
  preferencesStore.subscribe(() => void speak().catch(() => undefined));
  return speak().catch(() => undefined);
};

/** As `useCoreWords`, for what no component says. */
export const coreWords = (): CoreWords => englishWords.get() ?? coreZh;

/** The words that are needed before anyone has signed in. */
export const useCoreWords = (): CoreWords => useStore(englishWords) ?? coreZh;
