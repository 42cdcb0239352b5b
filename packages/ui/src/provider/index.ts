export { ConsoleProvider, type ConsoleProviderProps } from './ConsoleProvider.js';
export { ConsoleTheme, type ConsoleThemeProps, type Language } from './ConsoleTheme.js';
export type { ThemeMode } from './useResolvedTheme.js';
