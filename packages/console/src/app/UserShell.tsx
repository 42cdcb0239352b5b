import { routes } from '@console/api/contract';
import { AppShell, MenuGroupsContext } from '@console/ui/app-shell';
import { useCommandPalette } from '@console/ui/command-palette';
import { lazyPart } from '@console/ui/on-demand';
import type { TabBarProps } from '@console/ui/tab-bar';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { type Location, Navigate, useNavigate } from 'react-router-dom';
import { useDictionary } from '../locale/useDictionary.js';
import { toHash } from '../navigation/address.js';
import { isHomeward } from '../navigation/useGoHome.js';
import { landing, leavesOf, placeOf, SETTINGS_FOLDER } from '../session/menus.js';
import { entryOf, routeOf } from '../session/routeOf.js';
import { useUser } from '../session/UserContext.js';
import { sidebarOpen } from '../state/appState.js';
import { Inbox } from './inbox/Inbox.js';
import { NoAssistants } from './NoAssistants.js';
import { PageAt } from './PageAt.js';
import { PageBoundary } from './PageFailure.js';
import { RoleSwitcher } from './RoleSwitcher.js';
import { needsBanner, SessionBanner } from './SessionBanner.js';
import { type Shell, ShellContext } from '../shell/ShellContext.js';
import { useStore } from '../state/store.js';
import { TabPages } from './TabPages.js';
import { toItems } from '../shell/toItems.js';
import { useAccount } from './useAccount.js';
import { useMenuPlace } from './useMenuPlace.js';
import { useMissingPart } from './useMissingPart.js';
import { useEnvironment } from '../shell/useEnvironment.js';
import { usePageTitle } from '../shell/usePageTitle.js';
import { useProduct } from './useProduct.js';
import { useSystems } from './useSystems.js';
import { useTabs } from './useTabs.js';

// Opened now and then, and never at first.
const Finder = lazyPart(() => import('./finder/Finder.js'));
const TestSwitches = lazyPart(() => import('./TestSwitches.js'));

interface UserShellProps {
  location: Location;
  /** The token of another platform is no longer accepted. */
  foreignOver: boolean;
}

/** The shell with the menus that the server granted, around the page at an address. */
export const UserShell = ({ location, foreignOver }: UserShellProps) => {
  const text = useDictionary();
  const user = useUser();
  const { menus } = user;
  const { pathname, search } = location;
  const navigate = useNavigate();
  const product = useProduct();
  const environment = useEnvironment();
  const missing = useMissingPart();
  const open = useStore(sidebarOpen);
  const { account, dialogs, onFeedback } = useAccount();
  const palette = useCommandPalette();
  const [searched, setSearched] = useState(false);
  const [pageHead, setPageHead] = useState<{ title: string; tools?: ReactNode } | null>(null);
  // The page that needs the sidebar's room just now; what the reader chose stays as it is.
  const [crampedPage, setCrampedPage] = useState<string | null>(null);
  const shell = useMemo<Shell>(() => ({ foldSidebar: () => setCrampedPage(pathname), setPageHead }), [pathname]);
  const allItems = useMemo(() => toItems(menus, text.menuName), [menus, text]);

  const place = placeOf(pathname, menus);
  const titleOf = useCallback(
    (path: string) =>
      text.menuName(leavesOf(menus).find(({ href }) => href === path)?.name ?? routeOf(path)?.title ?? ''),
    [menus, text],
  );
  const switchable = useSystems();
  const tabs = useTabs(location, titleOf);
  const { tabs: openTabs, activeKey } = tabs.state;
  const title = openTabs.find(({ key }) => key === activeKey)?.view.meta.title ?? titleOf(pathname);
  usePageTitle(place.kind === 'noAssistants' ? text.chat.noAssistantTitle : title, product.title);

  const leftAt = (path: string) => tabs.state.tabs.find(({ view }) => view.path === path)?.view.fullPath ?? path;
  const { items, topKey, groups } = useMenuPlace(pathname, allItems, leftAt);

  if (isHomeward(location) && landing(menus) !== pathname) return <Navigate to={landing(menus)} replace />;
  if (place.kind === 'elsewhere') return <Navigate to={place.path + search} replace />;
  if (place.kind === 'notFound')
    return <Navigate to={`${routes.notFound.path}?from=${encodeURIComponent(pathname)}`} replace />;

  const settingsKey = menus.find(({ href }) => href === SETTINGS_FOLDER)?.permissionId;
  const settings = items.find(({ key }) => key === settingsKey);
  const banner = { foreignOver, outdated: product.outdated, missing };
  const follow = (href: string) => void navigate(href.slice(1));
  const closeAll = () => {
    const key = tabs.state.activeKey ?? tabs.state.tabs[0]?.key;
    if (key !== undefined) void tabs.close({ scope: 'all', key });
  };
  const bar: TabBarProps = {
    tabs: tabs.state.tabs,
    activeKey: tabs.state.activeKey,
    unsaved: tabs.unsaved,
    hrefOf: tabs.hrefOf,
    onNavigate: follow,
    onClose: (command) => void tabs.close(command),
    onReload: (key) => void tabs.reload(key),
    onMove: tabs.move,
  };
  return (
    <MenuGroupsContext value={groups}>
      <AppShell
        productTitle={product.title}
        homeHref={toHash(landing(menus))}
        menus={items.filter((item) => item !== settings)}
        activeHref={toHash(entryOf(pathname))}
        {...(topKey !== undefined && { topKey })}
        pageTitle={pageHead?.title ?? title}
        tools={
          <>
            {pageHead?.tools}
            {product.testHost && <TestSwitches />}
            <RoleSwitcher />
          </>
        }
        onSearch={() => {
          setSearched(true);
          palette.onOpenChange(true);
        }}
        bell={<Inbox onNavigate={follow} />}
        onFeedback={onFeedback}
        systems={switchable}
        onNavigate={follow}
        tabs={bar}
        account={account}
        collapsed={!open || crampedPage === pathname}
        onCollapsedChange={(collapsed) => {
          setCrampedPage(null);
          sidebarOpen.set(!collapsed);
        }}
        {...(settings && { settings })}
        {...(environment !== undefined && { environment })}
        {...(needsBanner(banner) && { banner: <SessionBanner {...banner} /> })}
      >
        <ShellContext value={shell}>
          <TabPages tabs={tabs} location={location} />
          {place.kind === 'noAssistants' && <NoAssistants />}
          {place.kind === 'page' && tabs.state.activeKey === null && (
            <PageBoundary key={pathname}>
              <Suspense>
                <PageAt location={location} />
              </Suspense>
            </PageBoundary>
          )}
        </ShellContext>
        {dialogs}
        {searched && (
          <Finder
            palette={palette}
            onGo={(path) => void navigate(path)}
            onSignOut={account.onSignOut}
            onCloseAll={closeAll}
            onMissing={() => {
              setSearched(false);
              palette.onOpenChange(false);
            }}
          />
        )}
      </AppShell>
    </MenuGroupsContext>
  );
};
