import { openRoutes } from '@console/api/contract/openRoutes';
import { confine } from '../session/embedded.js';
import { isOpen, signInLeadingTo } from '../session/openPaths.js';
import { hasToken, storedToken } from '../session/token.js';

/** Where whoever comes to an address goes instead. */
export interface Lead {
  to: string;
  /** The own session ends on the way. */
  leaving?: boolean;
}

/** Where an address leads whoever comes to it now; null where they may stay. */
export const leadFrom = ({ pathname, search }: { pathname: string; search: string }): Lead | null => {
  const own = confine(pathname);
  if (own !== null) return { to: own };
  if (pathname === '/expAITool') return { to: openRoutes.expTools.path };
  // Opening these while signed in ends the session. A foreign token alone is not signed in.
  if (pathname === '/' || (pathname === openRoutes.login.path && storedToken() !== null))
    return { to: signInLeadingTo('/'), leaving: true };
  return isOpen(pathname) || hasToken() ? null : { to: signInLeadingTo(pathname + search) };
};
