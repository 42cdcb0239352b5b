import { App } from 'antd';
import { ConsoleTheme, type ConsoleThemeProps } from './ConsoleTheme.js';

export type ConsoleProviderProps = ConsoleThemeProps;

/** Wraps everything that uses these widgets: theme, language, words, and the hosts of messages and dialogs. */
export const ConsoleProvider = ({ children, ...theme }: ConsoleProviderProps) => (
  <ConsoleTheme {...theme}>
    <App component={false}>{children}</App>
  </ConsoleTheme>
);
