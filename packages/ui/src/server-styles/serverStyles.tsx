import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import type { ReactElement, ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

export interface ServerStylesOptions {
  /** The nonce of this answer's content security policy. */
  nonce?: string;
}

export interface ServerStyles {
  /** Wraps what is rendered, so that its styles are collected. */
  collect: (page: ReactNode) => ReactElement;
  /** The collected styles as `<style>` elements, for the page's head. Call it once, after rendering. */
  tags: () => string;
}

/**
 * The styles of one page that a server renders: what it shows is styled before any script has run. One for each request,
 * around `ConsoleProvider`.
 */
export const serverStyles = ({ nonce }: ServerStylesOptions = {}): ServerStyles => {
  const cache = createCache();
  const sheet = new ServerStyleSheet({ ...(nonce !== undefined && { nonce }) });
  return {
    collect: (page) => sheet.collectStyles(<StyleProvider cache={cache}>{page}</StyleProvider>),
    tags: () => {
      const antd = extractStyle(cache);
      const own = sheet.getStyleTags();
      sheet.seal();
      return (nonce === undefined ? antd : antd.replaceAll('<style ', `<style nonce="${nonce}" `)) + own;
    },
  };
};
