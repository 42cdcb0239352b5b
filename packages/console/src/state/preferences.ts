import type { Language, ThemeMode } from '@console/ui/provider';
import { inStorage } from './keepers.js';
import { createStore, useStore } from './store.js';

export interface Preferences {
  theme: ThemeMode;
  language: Language;
}

const standard: Preferences = { theme: 'system', language: 'zh-CN' };

/** Whether another page stands around this one. */
const isFramed = typeof window !== 'undefined' && window.parent !== window;

/** What can be made of a theme and a language that somebody else names. */
export const known = (named: { theme?: string | null; language?: string | null }): Partial<Preferences> => ({
  ...((named.theme === 'light' || named.theme === 'dark') && { theme: named.theme }),
  ...(/^zh\b/i.test(named.language ?? '') && { language: 'zh-CN' as const }),
  ...(/^en\b/i.test(named.language ?? '') && { language: 'en-US' as const }),
});

const parse = (kept: unknown): Preferences => {
  if (typeof kept !== 'object' || kept === null) return standard;
  const theme = 'theme' in kept ? kept.theme : undefined;
  const language = 'language' in kept ? kept.language : undefined;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : standard.theme,
    language: language === 'en-US' ? language : standard.language,
  };
};

/**
 * How the address asks this page to look and speak: `?theme=dark&language=en-US`, before or after the `#`. Only of a page
 * in a frame, where the one around it decides.
 */
const asked = (): Partial<Preferences> => {
  if (!isFramed) return {};
  const query = new URLSearchParams(`${location.search}&${location.hash.split('?')[1] ?? ''}`);
  return known({ theme: query.get('theme'), language: query.get('language') });
};

const kept = inStorage(() => localStorage, 'preferences', parse);

export const preferencesStore = createStore(standard, {
  read: () => ({ ...(kept.read() ?? standard), ...asked() }),
  // What the page around asks for is not what the reader prefers elsewhere.
  write: (value) => isFramed || kept.write(value),
});

/** What this browser's reader prefers, or the page around this one asks for. Kept in the browser, not in the account. */
export const preferences = (): Preferences => preferencesStore.get();

export const setPreferences = (change: Partial<Preferences>): void =>
  preferencesStore.set({ ...preferencesStore.get(), ...change });

export const usePreferences = (): Preferences => useStore(preferencesStore);
