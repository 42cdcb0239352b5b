import { theme, type ThemeConfig } from 'antd';
import { fonts, type Size, sizes } from './layout.js';
import type { Tokens } from './tokens.js';

const type: ThemeConfig['token'] = {
  fontFamily: fonts.text,
  fontFamilyCode: fonts.code,
  fontSize: 14,
  borderRadius: 6,
  borderRadiusLG: 8,
  borderRadiusSM: 4,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.18s',
  motionDurationSlow: '0.24s',
  controlOutlineWidth: 3,
  lineWidthFocus: 2,
  fontWeightStrong: 600,
  opacityLoading: 1,
};

const fromTokens = (t: Tokens): ThemeConfig['token'] => ({
  colorPrimaryHover: t.solidHover,
  colorPrimaryActive: t.solidPress,
  colorPrimaryBg: t.tint,
  colorPrimaryBgHover: t.tint2,
  // antd outlines what has the focus with this colour.
  colorPrimaryBorder: t.focus,
  colorPrimaryBorderHover: t.focus,
  colorLink: t.link,
  colorErrorBg: t.errorBg,
  colorWarningBg: t.warnBg,
  colorSuccessBg: t.okBg,
  colorBgLayout: t.canvas,
  colorBgContainer: t.sheet,
  colorBgElevated: t.raised,
  colorFillAlter: t.sunken,
  colorBgMask: t.mask,
  colorText: t.text,
  colorTextSecondary: t.text2,
  colorTextTertiary: t.text3,
  colorTextQuaternary: t.text4,
  colorTextPlaceholder: t.text3,
  colorTextDescription: t.text3,
  colorIcon: t.text3,
  colorBorder: t.line2,
  colorBorderSecondary: t.line,
  colorSplit: t.line,
  controlOutline: t.focusHalo,
  controlItemBgActive: t.tint,
  boxShadow: t.shadow3,
  boxShadowSecondary: t.shadow2,
});

const components = (t: Tokens, dark: boolean): ThemeConfig['components'] => ({
  Layout: {
    headerHeight: 52,
    headerPadding: '0 16px 0 0',
    headerBg: t.canvas,
    siderBg: t.canvas,
    lightSiderBg: t.canvas,
    bodyBg: t.canvas,
  },
  Menu: {
    itemHeight: 34,
    itemMarginBlock: 2,
    itemMarginInline: 8,
    itemBorderRadius: 6,
    subMenuItemBorderRadius: 6,
    itemBg: 'transparent',
    subMenuItemBg: 'transparent',
    popupBg: t.raised,
    itemColor: t.text2,
    itemSelectedBg: dark ? t.raised : t.sheet,
    itemSelectedColor: t.menuText,
    subMenuItemSelectedColor: t.text,
    horizontalItemSelectedColor: t.text,
    iconSize: 16,
    collapsedWidth: 56,
    activeBarBorderWidth: 0,
    activeBarHeight: 2,
  },
  Table: {
    fontWeightStrong: 400,
    headerBg: t.sunken,
    headerColor: t.text3,
    headerSplitColor: 'transparent',
    headerBorderRadius: 0,
    borderColor: t.line,
    rowHoverBg: dark ? '#1f232a' : '#f5f6f8',
    rowSelectedBg: t.tint,
    rowSelectedHoverBg: t.tint2,
    cellPaddingInlineMD: 12,
  },
  Tabs: {
    itemColor: t.text2,
    itemSelectedColor: t.text,
    itemHoverColor: t.text,
    inkBarColor: t.brand,
    horizontalItemGutter: 24,
    horizontalItemPadding: '9px 0',
  },
  Segmented: {
    trackBg: t.track,
    trackPadding: 2,
    itemColor: t.text2,
    itemSelectedBg: t.thumb,
    itemSelectedColor: t.text,
  },
  Button: {
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    paddingInline: 14,
    defaultHoverBg: dark ? t.raised : t.sunken,
    defaultHoverColor: t.text,
    defaultHoverBorderColor: t.line3,
    contentFontSizeLG: 15,
    dangerColor: t.onDanger,
  },
  Input: { hoverBorderColor: t.line3, activeBorderColor: dark ? t.focus : t.solid },
  Select: { hoverBorderColor: t.line3, activeBorderColor: dark ? t.focus : t.solid, optionSelectedBg: t.tint },
  Form: { labelColor: t.text2, verticalLabelPadding: '0 0 4px', itemMarginBottom: 16 },
  Tag: { defaultBg: dark ? '#222831' : t.canvas, defaultColor: t.text2 },
  Pagination: { itemActiveColor: t.link, itemSizeSM: 28 },
  Checkbox: { colorBorder: t.line3 },
  Radio: { colorBorder: t.line3 },
  Switch: { colorTextQuaternary: t.line3 },
  Breadcrumb: { itemColor: t.text3, linkColor: t.text3, lastItemColor: t.text },
  Progress: { defaultColor: t.brand, remainingColor: t.line },
  Badge: { textFontSize: 12, indicatorHeight: 16, colorError: t.badge },
  Modal: { titleFontSize: 16, borderRadiusLG: 12 },
  Drawer: { footerPaddingBlock: 12, footerPaddingInline: 24 },
  Tooltip: { borderRadius: 6 },
});

const light = (t: Tokens, prefix: string): ThemeConfig => ({
  cssVar: { prefix },
  token: {
    ...type,
    ...fromTokens(t),
    colorPrimary: t.solid,
    colorInfo: t.solid,
    colorSuccess: t.ok,
    colorWarning: t.warnDot,
    colorWarningText: t.warn,
    colorError: t.error,
    colorErrorHover: '#b02015',
    colorErrorActive: '#941a10',
    colorLinkHover: t.solidHover,
    colorLinkActive: t.solidPress,
    colorBgSpotlight: t.text,
    controlItemBgHover: t.canvas,
  },
  components: components(t, false),
});

// The dark algorithm recolours what it is given, so the exact values go back in after it.
const night =
  (t: Tokens): typeof theme.darkAlgorithm =>
  (seed, map) => ({
    ...theme.darkAlgorithm(seed, map),
    colorPrimary: t.solid,
    colorError: t.error,
    colorSuccess: t.ok,
    colorWarning: t.warn,
    colorInfo: t.focus,
  });

const dark = (t: Tokens, prefix: string): ThemeConfig => ({
  algorithm: night(t),
  cssVar: { prefix },
  token: {
    ...type,
    ...fromTokens(t),
    colorErrorHover: '#ffa39b',
    colorErrorActive: '#e87067',
    colorLinkHover: '#9cbfff',
    colorLinkActive: t.focus,
    colorBgSpotlight: t.line2,
    // Lighter than what it stands on, a placeholder in it would not be read.
    colorBgContainerDisabled: t.sunken,
    controlItemBgHover: '#1f252e',
  },
  components: components(t, true),
});

/** What a line of text and a hairline leave of a row's height, above and below the text. */
const cellPadding = (row: number): number => (row - 22 - 1) / 2;

export interface AntdThemeOptions {
  mode: 'light' | 'dark';
  tokens: Tokens;
  /** Begins antd's CSS variables. */
  prefix: string;
  size: Size;
  /** For readers who asked for less motion. */
  still: boolean;
}

/** antd's half of the look. */
export const antdTheme = ({ mode, tokens, prefix, size, still }: AntdThemeOptions): ThemeConfig => {
  const theme = mode === 'dark' ? dark(tokens, prefix) : light(tokens, prefix);
  const { control, row } = sizes[size];
  return {
    ...theme,
    // A theme inside of another one is whole by itself.
    inherit: false,
    token: { ...theme.token, controlHeight: control, ...(still && { motion: false }) },
    components: {
      ...theme.components,
      Table: { ...theme.components?.Table, cellPaddingBlockMD: cellPadding(row) },
    },
  };
};
