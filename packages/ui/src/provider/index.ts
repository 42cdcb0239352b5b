'use client';

export type { Language } from '../locale/useWords.js';
export type { PartialWords } from '../locale/mergeWords.js';
export type { OwnTokens } from '../theme/ownTokens.js';
export { ConsoleProvider, type ConsoleProviderProps } from './ConsoleProvider.js';
export { ConsoleTheme, type ConsoleThemeProps } from './ConsoleTheme.js';
export { Hosts, type HostsProps } from './Hosts.js';
export type { ConsoleSettings } from './settings.js';
export { type Messages, useMessage } from './useMessage.js';
export { type ThemeMode, useResolvedTheme } from './useResolvedTheme.js';
