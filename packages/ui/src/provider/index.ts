export { ConsoleProvider, type ConsoleProviderProps, Hosts } from './ConsoleProvider.js';
export { ConsoleTheme, type ConsoleThemeProps, type Language } from './ConsoleTheme.js';
export { type Messages, useMessage } from './useMessage.js';
export type { ThemeMode } from './useResolvedTheme.js';
