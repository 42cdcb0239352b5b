import { App } from 'antd';
import { useMemo } from 'react';
import { ConsoleTheme, type ConsoleThemeProps } from './ConsoleTheme.js';

export type ConsoleProviderProps = ConsoleThemeProps;

/** Wraps everything that uses these widgets: theme, language, words, and the hosts of messages and dialogs. */
export const ConsoleProvider = ({ children, ...theme }: ConsoleProviderProps) => (
  <ConsoleTheme {...theme}>
    <Hosts {...(theme.container && { container: theme.container })}>{children}</Hosts>
  </ConsoleTheme>
);

/** Where messages and questions are drawn, for a page that has only `ConsoleTheme` around it so far. */
export const Hosts = ({ container, children }: Pick<ConsoleThemeProps, 'container' | 'children'>) => {
  const message = useMemo(() => (container === undefined ? {} : { getContainer: container }), [container]);
  return (
    <App component={false} message={message}>
      {children}
    </App>
  );
};
