import { type KeptTabs, noTabs, tabsReducer, type TabsState, type TabView, useKeptTabs } from '@console/ui/kept-pages';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Location, NavigationType, parsePath, useNavigate, useNavigationType } from 'react-router-dom';
import type { Menu } from '@console/api/contract';
import { toHash } from '../navigation/address.js';
import { keyOfPage, readTabs, writeTabs } from '../session/keptTabs.js';
import { firstPermitted, isFirstHidden, isGranted, landing } from '../session/menus.js';
import { routeOf } from '../session/routeOf.js';
import { useUser } from '../session/UserContext.js';

/** Pages of the menus get tabs; those that only say something about them don't. */
const hasTab = (path: string, menus: readonly Menu[]): boolean =>
  routeOf(path)?.access === 'menu' && isGranted(path, menus);

const viewOf = (pathname: string, search: string, affix: boolean): TabView => ({
  path: pathname,
  name: routeOf(pathname)?.title ?? pathname,
  meta: { title: '' },
  affix,
  fullPath: pathname + search,
  query: Object.fromEntries(new URLSearchParams(search)),
});

const opened = (state: TabsState, view: TabView): TabsState =>
  tabsReducer(state, { type: 'open', key: keyOfPage(view), view });

/** The fixed tab of the first page, and what was open before. None of them is loaded until it is shown. */
const initialTabs = (userId: string, menus: readonly Menu[]): TabsState => {
  const home = isFirstHidden(menus) ? undefined : firstPermitted(menus);
  const fixed = home === undefined ? noTabs : opened(noTabs, viewOf(home, '', true));
  const { tabs } = readTabs(userId, ({ path }) => path !== home && hasTab(path, menus))
    .tabs.map(({ view }) => ({ ...view, affix: false }))
    .reduce(opened, fixed);
  return { tabs, activeKey: null, recent: [] };
};

export interface Tabs extends Omit<KeptTabs, 'state'> {
  /** With the titles in the reader's language. Nothing is active while the address is that of a page without a tab. */
  state: TabsState;
  /** Key of the tab that the address bar belongs to; null while it belongs to none. */
  shownKey: RefObject<string | null>;
  /** The page of a hidden tab went on to an address of its own. */
  note: (change: { key: string; fullPath: string }) => void;
  /** A page names its tab after what it shows. */
  entitle: (change: { key: string; title: string }) => void;
}

/** The open pages of the user, with that at `location` shown. They outlive a reload of this window. */
export const useTabs = (location: Location, titleOf: (path: string) => string): Tabs => {
  const { userId, menus } = useUser();
  const navigate = useNavigate();
  const [initial] = useState(() => initialTabs(userId, menus));
  const { state, ...kept } = useKeptTabs({
    initial,
    hrefOf: toHash,
    homeHref: toHash(landing(menus)),
    onNavigate: (href) => void navigate(href.slice(1)),
  });

  const { pathname, search } = location;
  const view = useMemo(
    () => (hasTab(pathname, menus) ? viewOf(pathname, search, false) : null),
    [pathname, search, menus],
  );
  const activeKey = view === null ? null : keyOfPage(view);
  const formerKey = useRef<string | null>(null);
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const open = useEffectEvent((page: TabView) => {
    const key = keyOfPage(page);
    const former = state.tabs.find((tab) => tab.key === formerKey.current);
    // An address in the place of the former one: the page is about another thing now, and no second page.
    if (isReplaced && former?.view.path === page.path) kept.become({ key: former.key, to: key, view: page });
    const title = state.tabs.find((tab) => tab.key === key)?.view.meta.title ?? '';
    kept.open({ key, view: { ...page, meta: { title } } });
  });
  useLayoutEffect(() => {
    if (view !== null) open(view);
  }, [view]);

  useEffect(() => {
    formerKey.current = activeKey;
  }, [activeKey]);

  // Taken back while the pages are out of sight: then the address bar is the sign-in page's.
  const shownKey = useRef<string | null>(null);
  useLayoutEffect(() => {
    shownKey.current = activeKey;
    return () => {
      shownKey.current = null;
    };
  }, [activeKey]);

  const closeLost = useEffectEvent((granted: readonly Menu[]) => {
    const tabs = state.tabs.filter((tab) => hasTab(tab.view.path, granted));
    if (tabs.length < state.tabs.length) kept.reset({ ...state, tabs });
  });
  useEffect(() => closeLost(menus), [menus]);
  useEffect(() => writeTabs(userId, state), [userId, state]);

  const titled = useMemo<TabsState>(
    () => ({
      ...state,
      activeKey,
      tabs: state.tabs.map((tab) => {
        const title = tab.view.meta.title === '' ? titleOf(tab.view.path) : tab.view.meta.title;
        return { ...tab, view: { ...tab.view, meta: { title } } };
      }),
    }),
    [state, activeKey, titleOf],
  );
  const { modify, become } = kept;
  const note = useCallback<Tabs['note']>(
    ({ key, fullPath }) => {
      const { pathname: path = '/', search: query = '' } = parsePath(fullPath);
      const view = viewOf(path, query, false);
      const to = keyOfPage(view);
      if (to === key) modify({ key, view: { fullPath, query: view.query } });
      else become({ key, to, view });
    },
    [modify, become],
  );
  const entitle = useCallback<Tabs['entitle']>(
    ({ key, title }) => modify({ key, view: { meta: { title } } }),
    [modify],
  );
  return { ...kept, state: titled, shownKey, note, entitle };
};
