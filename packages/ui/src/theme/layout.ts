/** Measures that styles share. Lengths in pixels. */
export const layout = {
  headerHeight: 52,
  sidebarWidth: 210,
  sidebarFolded: 56,
  tabBarHeight: 40,
  pageHeadHeight: 56,
  /** Under this width of the window everything takes its mobile form. */
  mobile: 992,
  /** In a wider window, a widget takes it under this width of its own, unless it says another one. */
  room: 560,
} as const;

/** How large controls and table rows are drawn. */
export type Size = 'small' | 'medium' | 'large';

/** Heights in pixels for each size: a button or field, a row of one line, and of two on a narrow screen. */
export const sizes: Readonly<Record<Size, { control: number; row: number; twoLines: number }>> = {
  small: { control: 28, row: 36, twoLines: 64 },
  medium: { control: 32, row: 40, twoLines: 68 },
  large: { control: 40, row: 48, twoLines: 76 },
};

/** The heights of the size that is set, for styles: `height: ${density.row}`. What measures takes `useDensity`. */
export const density = {
  control: 'var(--cx-control-height)',
  row: 'var(--cx-row-height)',
} as const;

/**
 * What holds in the mobile form, for styles: `${below.mobile} { … }`. As `useMobile` for what is drawn. It adds nothing to
 * the strength of a rule, and `&` inside is the element, as in a media query.
 */
export const below = {
  mobile: '&:where([data-room="narrow"] *)',
} as const;

export const motion = {
  fast: '120ms',
  mid: '180ms',
  slow: '240ms',
  ease: 'cubic-bezier(.2, 0, 0, 1)',
} as const;

export const fonts = {
  text: '-apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei UI", "Microsoft YaHei", "Source Han Sans SC", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
  code: 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Noto Sans Mono CJK SC", monospace',
} as const;
