import { ConsoleTheme, type ConsoleThemeProps } from './ConsoleTheme.js';
import { Hosts } from './Hosts.js';

export type ConsoleProviderProps = ConsoleThemeProps;

/** Wraps everything that uses these widgets: theme, language, words, and the hosts of messages and dialogs. */
export const ConsoleProvider = ({ children, ...theme }: ConsoleProviderProps) => (
  <ConsoleTheme {...theme}>
    <Hosts {...(theme.container && { container: theme.container })}>{children}</Hosts>
  </ConsoleTheme>
);
