import { ConsoleTheme, type ConsoleThemeProps } from './ConsoleTheme.js';
import { Hosts } from './Hosts.js';

export type ConsoleProviderProps = ConsoleThemeProps;

/**
 * Wraps everything that uses these widgets: theme, language, words, and the hosts of messages and dialogs. One inside of
 * another takes over what it is not given. The page around it, and what of the page is inside, keep their styles.
 */
export const ConsoleProvider = ({ children, ...settings }: ConsoleProviderProps) => (
  <ConsoleTheme {...settings}>
    <Hosts>{children}</Hosts>
  </ConsoleTheme>
);
