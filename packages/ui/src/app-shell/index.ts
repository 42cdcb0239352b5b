export type { Account } from './AccountMenu.js';
export { AppShell, type AppShellProps } from './AppShell.js';
export { firstHref, type MenuItem } from './menu.js';
