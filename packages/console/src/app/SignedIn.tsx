import { ApiError } from '@console/api';
import { useLogout, useReadAppConfig, useReadUser } from '@console/api/hooks/account';
import { type Menu, routes } from '@console/api/contract';
import { AppShell, type MenuItem } from '@console/ui/app-shell';
import { App } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useDictionary } from '../locale/useDictionary.js';
import { toHash } from '../navigation/address.js';
import { OwnCache } from '../session/OwnCache.js';
import { firstPermitted, isGranted, leavesOf, routeOf } from '../session/redirect.js';
import { endSession } from '../session/session.js';
import { UserContext } from '../session/UserContext.js';
import { setPreferences, usePreferences } from './preferences.js';
import { type Shell, ShellContext } from './ShellContext.js';
import { Starting } from './Starting.js';
import { useClientMessages, useSessionEnd } from './useClientEvents.js';
import { usePageTitle } from './usePageTitle.js';
import { useSidebar } from './useSidebar.js';

const byOrder = (a: Menu, b: Menu): number => a.orderNum - b.orderNum;

/** The granted menus as the shell draws them. Entries of pages that this console doesn't have are left out. */
const toItems = (menus: readonly Menu[], nameOf: (name: string) => string): MenuItem[] =>
  menus.toSorted(byOrder).flatMap(({ permissionId, name, icon, href, directorys }): MenuItem[] => {
    const item = { key: permissionId, label: nameOf(name), icon };
    if (directorys.length === 0) {
      const route = routeOf(href);
      return route === undefined || route.hidden === true ? [] : [{ ...item, href: toHash(href) }];
    }
    const children = toItems(directorys, nameOf);
    return children.length === 0 ? [] : [{ ...item, children }];
  });

/** Loads the user, then draws the shell from the menus that the server granted. */
const UserShell = () => {
  const text = useDictionary();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { theme, language } = usePreferences();
  const [folded, setFolded] = useSidebar();
  const [leaving, setLeaving] = useState(false);
  const [pageHead, setPageHead] = useState<{ title: string; tools?: ReactNode } | null>(null);
  // The page that needs the sidebar's room just now; what the reader chose stays as it is.
  const [crampedPage, setCrampedPage] = useState<string | null>(null);
  const shell = useMemo<Shell>(() => ({ foldSidebar: () => setCrampedPage(pathname), setPageHead }), [pathname]);
  const { state, data: user } = useReadUser({ needRole: true, needMenu: true });
  const config = useReadAppConfig({});
  const logout = useLogout();
  useClientMessages();
  useSessionEnd();

  const menus = user?.menus;
  const items = useMemo(() => toItems(menus ?? [], text.menuName), [menus, text]);
  const without = menus !== undefined && leavesOf(menus).length === 0;
  const signInAgain = `/login?redirect=${encodeURIComponent(pathname + search)}`;

  const problem = state.state === 'error' ? state.error : undefined;
  const lost = problem !== undefined || without;
  useEffect(() => {
    if (!lost) return;
    const unreachable = problem instanceof ApiError && problem.unreachable;
    endSession(
      without
        ? { withoutMenus: true }
        : { notice: unreachable ? text.account.unreachable : (problem?.message ?? text.account.loadFailed) },
    );
    void navigate(signInAgain, { replace: true });
  }, [lost, problem, without, navigate, signInAgain, text]);

  const granted = menus !== undefined && isGranted(pathname, menus);
  const entry = menus === undefined ? undefined : leavesOf(menus).find(({ href }) => href === pathname);
  const title = text.menuName(entry?.name ?? routeOf(pathname)?.title ?? '');
  usePageTitle(granted ? title : undefined, config.data?.productTitle);

  if (leaving) return <Navigate to="/login" replace />;
  if (lost || user === undefined || menus === undefined) return <Starting />;
  if (!granted) {
    return <Navigate to={`${routes.notFound.path}?from=${encodeURIComponent(pathname)}`} replace />;
  }

  const signOut = async () => {
    // The local part happens even when the server can't be told.
    await logout.run({}, { quiet: true }).catch(() => undefined);
    endSession();
    setLeaving(true);
  };

  return (
    <UserContext value={user}>
      <AppShell
        productTitle={config.data?.productTitle ?? text.productTitle}
        homeHref={toHash(firstPermitted(menus) ?? routes.notFound.path)}
        menus={items}
        activeHref={toHash(entryOf(pathname))}
        pageTitle={pageHead?.title ?? title}
        tools={pageHead?.tools}
        onNavigate={({ href }) => void navigate(href.slice(1))}
        account={{
          name: user.username,
          onSignOut: signOut,
          theme,
          onTheme: ({ theme: next }) => setPreferences({ theme: next }),
          language,
          onLanguage: ({ language: next }) => setPreferences({ language: next }),
        }}
        folded={folded || crampedPage === pathname}
        onFold={({ folded: next }) => {
          setCrampedPage(null);
          setFolded(next);
        }}
      >
        <ShellContext value={shell}>
          <Outlet />
        </ShellContext>
      </AppShell>
    </UserContext>
  );
};

/** The menu entry that a page belongs to: its own, or that of the page it is a detail of. */
const entryOf = (pathname: string): string => routeOf(pathname)?.detailOf ?? pathname;

/** Everything behind the sign-in page. */
export const SignedIn = () => (
  <App component={false}>
    <OwnCache>
      <UserShell />
    </OwnCache>
  </App>
);
