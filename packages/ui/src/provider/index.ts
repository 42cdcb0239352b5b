export { ConsoleProvider, type ConsoleProviderProps, type Language } from './ConsoleProvider.js';
export type { ThemeMode } from './useResolvedTheme.js';
