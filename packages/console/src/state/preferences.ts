import type { Language, ThemeMode } from '@console/ui/provider';
import { inStorage } from './keepers.js';
import { createStore, useStore } from './store.js';

export interface Preferences {
  theme: ThemeMode;
  language: Language;
}

const standard: Preferences = { theme: 'system', language: 'zh-CN' };

const parse = (kept: unknown): Preferences => {
  if (typeof kept !== 'object' || kept === null) return standard;
  const theme = 'theme' in kept ? kept.theme : undefined;
  const language = 'language' in kept ? kept.language : undefined;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : standard.theme,
    language: language === 'en-US' ? language : standard.language,
  };
};

export const preferencesStore = createStore(
  standard,
  inStorage(() => localStorage, 'preferences', parse),
);

/** What this browser's reader prefers. Kept in the browser, not in the account. */
export const preferences = (): Preferences => preferencesStore.get();

export const setPreferences = (change: Partial<Preferences>): void =>
  preferencesStore.set({ ...preferencesStore.get(), ...change });

export const usePreferences = (): Preferences => useStore(preferencesStore);
