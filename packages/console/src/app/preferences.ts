import type { Language, ThemeMode } from '@console/ui/provider';
import { useSyncExternalStore } from 'react';

export interface Preferences {
  theme: ThemeMode;
  language: Language;
}

const KEY = 'preferences';
const standard: Preferences = { theme: 'system', language: 'zh-CN' };

const read = (): Preferences => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return standard;
    const theme = 'theme' in kept ? kept.theme : undefined;
    const language = 'language' in kept ? kept.language : undefined;
    return {
      theme: theme === 'light' || theme === 'dark' ? theme : standard.theme,
      language: language === 'en-US' ? language : standard.language,
    };
  } catch {
    return standard;
  }
};

let current = read();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What this browser's reader prefers. Kept in the browser, not in the account. */
export const preferences = (): Preferences => current;

export const setPreferences = (change: Partial<Preferences>): void => {
  current = { ...current, ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
};

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences);
