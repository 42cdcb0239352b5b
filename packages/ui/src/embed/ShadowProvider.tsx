import { StyleProvider } from '@ant-design/cssinjs';
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { ConsoleProvider, type ConsoleProviderProps } from '../provider/index.js';
import { PageContext } from '../theme/PageContext.js';
import type { ShadowStyles } from './shadowStyles.js';

export interface ShadowProviderProps extends Omit<ConsoleProviderProps, 'nonce'> {
  /** Where styles go. */
  styles: ShadowStyles;
  /** In the shadow root: menus, dialogs and messages are put here. */
  container: () => HTMLElement;
  /** What is drawn in the shadow root. */
  children: ReactNode;
}

/** `ConsoleProvider` inside of a shadow root: nothing of it is written into the page around. */
export const ShadowProvider = ({ styles, children, ...settings }: ShadowProviderProps) => (
  <StyleProvider container={styles.antd} cache={styles.antdCache}>
    <StyleSheetManager target={styles.own}>
      <PageContext value="">
        <ConsoleProvider {...settings} nonce="">
          {children}
        </ConsoleProvider>
      </PageContext>
    </StyleSheetManager>
  </StyleProvider>
);
