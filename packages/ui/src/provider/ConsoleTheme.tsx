import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type ReactNode, use, useMemo, useRef } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { antdLocaleOf } from '../locale/antdLocale.js';
import { builtInLanguage, type Wording, WordingContext } from '../locale/useWords.js';
import { useMedia, useMobile } from '../media/useMedia.js';
import { AntdAmends } from '../theme/AntdAmends.js';
import { antdTheme } from '../theme/antdTheme.js';
import { tokensOf } from '../theme/ownTokens.js';
import { PageContext } from '../theme/PageContext.js';
import { SCOPE } from '../theme/scope.js';
import { FormRoot, ScopeRoot } from '../theme/ScopeRoot.js';
import { tokens as references } from '../theme/tokens.js';
import { DensityContext } from '../theme/useDensity.js';
import { WidgetReset } from '../theme/WidgetReset.js';
import { pageNonce } from './pageNonce.js';
import { OldReact, reactIsTooOld } from './reactVersion.js';
import { type ConsoleSettings, SettingsContext, useSettings } from './settings.js';
import { PopupRootContext, usePopupRoot } from './usePopupRoot.js';
import { useRefusedStyles } from './useRefusedStyles.js';
import { useResolvedTheme } from './useResolvedTheme.js';

const button = { autoInsertSpace: false };

export interface ConsoleThemeProps extends ConsoleSettings {
  /** Everything that has this theme, language and density. */
  children: ReactNode;
}

/** Theme, language and words, without the hosts of messages and dialogs: for a page that must load little. */
export const ConsoleTheme = (props: ConsoleThemeProps) => (reactIsTooOld ? <OldReact /> : <Themed {...props} />);

/** On a server styles are collected by a sheet around everything, which holds the nonce: one of its own would keep them from it. */
const writesStyles = typeof document !== 'undefined';

const Themed = ({ children, ...own }: ConsoleThemeProps) => {
  const settings = useSettings(own);
  const { theme = 'light', language: tag = 'zh-CN', size = 'medium', prefix = 'console', words } = settings;
  const language = builtInLanguage(tag);
  const mode = useResolvedTheme(theme);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const tokens = useMemo(() => tokensOf(mode, settings.tokens), [mode, settings.tokens]);
  const antd = useMemo(() => antdTheme({ mode, tokens, prefix, size, still }), [mode, tokens, prefix, size, still]);
  const wording = useMemo<Wording>(() => ({ language, ...(words && { own: words }) }), [language, words]);
  const nonce = useMemo(() => settings.nonce ?? pageNonce(), [settings.nonce]);
  const csp = useMemo(() => (nonce === undefined ? undefined : { nonce }), [nonce]);
  useRefusedStyles(nonce);
  const room = useMobile() ? 'narrow' : undefined;
  const root = useRef<HTMLDivElement>(null);
  const popupRoot = usePopupRoot(root, room, settings.container);
  return (
    <SettingsContext value={settings}>
      <WordingContext value={wording}>
        <PopupRootContext value={popupRoot}>
          <StyleProvider hashPriority="high">
            <ConfigProvider
              theme={antd}
              prefixCls={prefix}
              locale={settings.antdLocale ?? antdLocaleOf(language)}
              componentSize="medium"
              button={button}
              getPopupContainer={popupRoot}
              {...(csp && { csp })}
            >
              <StyleSheetManager namespace="" {...(nonce !== undefined && writesStyles && { nonce })}>
                <ThemeProvider theme={references}>
                  <WidgetReset $page={use(PageContext)} />
                  <ScopeRoot ref={root} className={SCOPE} $mode={mode} $tokens={tokens} $size={size}>
                    <FormRoot data-room={room}>
                      <StyleSheetManager namespace={`.${SCOPE}`}>
                        <AntdAmends $prefix={prefix} />
                        <DensityContext value={size}>{children}</DensityContext>
                      </StyleSheetManager>
                    </FormRoot>
                  </ScopeRoot>
                </ThemeProvider>
              </StyleSheetManager>
            </ConfigProvider>
          </StyleProvider>
        </PopupRootContext>
      </WordingContext>
    </SettingsContext>
  );
};
