import { openRoutes } from '@console/api/contract/openRoutes';

const open: readonly string[] = Object.values(openRoutes).map(({ path }) => path);

/** Whether a path can be opened without a token: what is open, and what leads to the sign-in page. */
export const isOpen = (path: string): boolean => path === '/' || open.includes(path) || open.includes(`${path}/index`);

/** Address of the sign-in page that leads back to a path. */
export const signInLeadingTo = (path: string): string => `/login?redirect=${encodeURIComponent(path)}`;
