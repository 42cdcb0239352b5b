export { ConsoleProvider, type ConsoleProviderProps } from './ConsoleProvider.js';
export { ConsoleTheme, type ConsoleThemeProps, type Language } from './ConsoleTheme.js';
export { Hosts, type HostsProps } from './Hosts.js';
export { type Messages, useMessage } from './useMessage.js';
export type { ThemeMode } from './useResolvedTheme.js';
