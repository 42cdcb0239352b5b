import { useLogout, useReadAppConfig, useReadUser } from '@console/api/hooks/account';
import { type Menu, routes } from '@console/api/contract';
import { AppShell, type ShellMenu } from '@console/ui/app-shell';
import { App } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useDictionary } from '../locale/useDictionary.js';
import { firstPermitted, isGranted, leavesOf, routeOf } from '../session/redirect.js';
import { endSession } from '../session/session.js';
import { UserContext } from '../session/UserContext.js';
import { setPreferences, usePreferences } from './preferences.js';
import { Starting } from './Starting.js';
import { useClientEvents } from './useClientEvents.js';
import { usePageTitle } from './usePageTitle.js';
import { useSidebar } from './useSidebar.js';

const toShellMenu = (menu: Menu): ShellMenu => ({
  key: menu.permissionId,
  label: menu.name,
  href: menu.href,
  icon: menu.icon,
  ...(menu.directorys.length > 0 && { children: menu.directorys.toSorted(byOrder).map(toShellMenu) }),
});

const byOrder = (a: Menu, b: Menu): number => a.orderNum - b.orderNum;

/** Everything behind the sign-in page: loads the user, then draws the shell from the menus that the server granted. */
export const SignedIn = () => {
  const text = useDictionary();
  const { notification } = App.useApp();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { theme, language } = usePreferences();
  const [folded, setFolded] = useSidebar();
  const [leaving, setLeaving] = useState(false);
  const { state, data: user } = useReadUser({ needRole: true, needMenu: true });
  const config = useReadAppConfig({});
  const logout = useLogout();
  useClientEvents();

  const menus = user?.menus;
  const shellMenus = useMemo(() => (menus ?? []).toSorted(byOrder).map(toShellMenu), [menus]);
  const without = menus !== undefined && leavesOf(menus).length === 0;
  const signInAgain = `/login?redirect=${encodeURIComponent(pathname + search)}`;

  const lost = state.state === 'error' || without;
  useEffect(() => {
    if (!lost) return;
    if (without) notification.warning({ title: text.account.notice, description: text.account.needRole });
    endSession();
    void navigate(signInAgain, { replace: true });
  }, [lost, without, navigate, notification, signInAgain, text]);

  const granted = menus !== undefined && isGranted(pathname, menus);
  const entry = menus === undefined ? undefined : leavesOf(menus).find(({ href }) => href === pathname);
  usePageTitle(granted ? (entry?.name ?? routeOf(pathname)?.title) : undefined, config.data?.productTitle);

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
    await mutate(() => true, undefined, { revalidate: false });
  };

  return (
    <UserContext value={user}>
      <AppShell
        productTitle={config.data?.productTitle ?? text.productTitle}
        homeHref={firstPermitted(menus) ?? routes.notFound.path}
        menus={shellMenus}
        activeHref={activeHref(pathname)}
        onNavigate={({ href }) => void navigate(href)}
        user={{ name: user.username, detail: user.roles.map(({ name }) => name).join('、') }}
        onSignOut={signOut}
        folded={folded}
        onFold={({ folded: next }) => setFolded(next)}
        theme={theme}
        onTheme={({ theme: next }) => setPreferences({ theme: next })}
        language={language}
        onLanguage={({ language: next }) => setPreferences({ language: next })}
      >
        <Outlet />
      </AppShell>
    </UserContext>
  );
};

/** The menu entry that a page belongs to: its own, or that of the page it is a detail of. */
const activeHref = (pathname: string): string => routeOf(pathname)?.detailOf ?? pathname;
