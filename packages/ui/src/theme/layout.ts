/** Measures that styles share. Lengths in pixels. */
export const layout = {
  headerHeight: 52,
  sidebarWidth: 210,
  sidebarFolded: 56,
  tabBarHeight: 40,
  pageHeadHeight: 56,
  /** Under this width of the window everything takes its mobile form. */
  mobile: 992,
} as const;

/** A media query for styles: `${below.mobile} { … }`. */
export const below = {
  mobile: `@media (max-width: ${layout.mobile - 0.02}px)`,
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
