import type { ConfigProviderProps } from 'antd';
import { createContext, use, useMemo } from 'react';
import { addWords, type PartialWords } from '../locale/mergeWords.js';
import type { OwnTokens } from '../theme/ownTokens.js';
import type { Size } from '../theme/layout.js';
import type { ThemeMode } from './useResolvedTheme.js';

/** What a provider can set. What it leaves out is as in the provider around it. */
export interface ConsoleSettings {
  /** `system` follows the reader's device. Default `light`. */
  theme?: ThemeMode;
  /** As `zh-CN`. The built-in words are Chinese and English; for any other language give `words` and `antdLocale`. Default `zh-CN`. */
  language?: string;
  /** Any part of the words, by widget, in place of the built-in ones. */
  words?: PartialWords;
  /** antd's own words, for a language other than Chinese and English: `antd/locale/fr_FR`. */
  antdLocale?: NonNullable<ConfigProviderProps['locale']>;
  /** Tokens in place of the built-in ones, for each theme: single ones, or those of a brand (`brandTokens('#e4572e')`). */
  tokens?: OwnTokens;
  /** Height of controls and table rows: 28 and 36, 32 and 40, or 40 and 48 px. Default `medium`. */
  size?: Size;
  /** The page's CSP nonce, for the style elements written at run time. Default: that of `<meta property="csp-nonce">`. */
  nonce?: string;
  /** Begins every class name and CSS variable of antd. Default `console`. */
  prefix?: string;
  /** Where menus, dialogs and messages are put. Default: the document's body. */
  container?: () => HTMLElement;
}

/** What the provider around sets, whole. */
export const SettingsContext = createContext<ConsoleSettings>({});

/** The settings of a provider, with those of the ones around it where it says nothing. */
export const useSettings = (own: ConsoleSettings): ConsoleSettings => {
  const outer = use(SettingsContext);
  const { theme, language, words, antdLocale, tokens, size, nonce, prefix, container } = own;
  return useMemo(() => {
    const { words: outerWords, antdLocale: outerAntdLocale, ...rest } = outer;
    // Words of one language are none of another one's.
    const sameLanguage = language === undefined || language === outer.language;
    const allWords = sameLanguage ? addWords(outerWords, words) : words;
    const locale = antdLocale ?? (sameLanguage ? outerAntdLocale : undefined);
    return {
      ...rest,
      ...(theme !== undefined && { theme }),
      ...(language !== undefined && { language }),
      ...(allWords !== undefined && { words: allWords }),
      ...(locale !== undefined && { antdLocale: locale }),
      ...(tokens !== undefined && { tokens }),
      ...(size !== undefined && { size }),
      ...(nonce !== undefined && { nonce }),
      ...(prefix !== undefined && { prefix }),
      ...(container !== undefined && { container }),
    };
  }, [outer, theme, language, words, antdLocale, tokens, size, nonce, prefix, container]);
};
