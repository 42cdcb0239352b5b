import { ConfigProvider } from 'antd';
import antdEn from 'antd/locale/en_US';
import antdZh from 'antd/locale/zh_CN';
import { type ReactNode, useMemo } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { type Language, type Wording, WordingContext } from '../locale/useWords.js';
import type { Words } from '../locale/words.js';
import { useMedia } from '../media/useMedia.js';
import { antdTheme } from '../theme/antdTheme.js';
import { GlobalStyle } from '../theme/GlobalStyle.js';
import type { Size } from '../theme/layout.js';
import { tokens } from '../theme/tokens.js';
import { DensityContext } from '../theme/useDensity.js';
import { type ThemeMode, useResolvedTheme } from './useResolvedTheme.js';

const button = { autoInsertSpace: false };

export type { Language };

export interface ConsoleThemeProps {
  /** `system` follows the reader's device. Default `light`. */
  theme?: ThemeMode;
  /** Default `zh-CN`. */
  language?: Language;
  /** Height of controls and table rows: 28 and 36, 32 and 40, or 40 and 48 px. Default `medium`. */
  size?: Size;
  /** Words of your own in place of the built-in ones of `language`. */
  words?: Words;
  /** The page's CSP nonce, for the style elements written at run time. */
  nonce?: string;
  /** Begins every class name and CSS variable of antd. Change it where a host page uses antd too. Default `console`. */
  prefix?: string;
  /** Where menus, dialogs and messages are put. Default: the document's body. */
  container?: () => HTMLElement;
  children: ReactNode;
}

/** Theme, language and words, without the hosts of messages and dialogs: for a page that must load little. */
export const ConsoleTheme = ({
  theme = 'light',
  language = 'zh-CN',
  size = 'medium',
  words,
  nonce,
  prefix = 'console',
  container,
  children,
}: ConsoleThemeProps) => {
  const mode = useResolvedTheme(theme);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const antd = useMemo(() => antdTheme({ mode, prefix, size, still }), [mode, prefix, size, still]);
  const wording = useMemo<Wording>(() => ({ language, ...(words && { own: words }) }), [language, words]);
  const csp = useMemo(() => (nonce === undefined ? undefined : { nonce }), [nonce]);
  return (
    <WordingContext value={wording}>
      <ConfigProvider
        theme={antd}
        prefixCls={prefix}
        locale={language === 'zh-CN' ? antdZh : antdEn}
        componentSize="medium"
        button={button}
        {...(csp && { csp })}
        {...(container && { getPopupContainer: container })}
      >
        <StyleSheetManager {...(nonce !== undefined && { nonce })}>
          <ThemeProvider theme={tokens}>
            <GlobalStyle $mode={mode} $prefix={prefix} $size={size} />
            <DensityContext value={size}>{children}</DensityContext>
          </ThemeProvider>
        </StyleSheetManager>
      </ConfigProvider>
    </WordingContext>
  );
};
