'use client';

export type { Account } from './AccountMenu.js';
export { AppShell, type AppShellProps } from './AppShell.js';
export { firstHref, type MenuItem } from './menu.js';
export { SessionBanner, type SessionBannerProps } from './SessionBanner.js';
export { type MenuGroups, MenuGroupsContext } from './MenuGroups.js';
export { MenuIcon } from './MenuIcon.js';
export type { Systems } from './SystemSwitcher.js';
