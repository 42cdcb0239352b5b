import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useConfirm } from '../dialog/useConfirm.js';
import type { Navigate } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { tabsWords } from '../tab-bar/locale.js';
import {
  type CloseScope,
  keysToClose,
  noTabs,
  type OpenTab,
  tabsReducer,
  type TabsState,
  type TabView,
} from './tabs.js';

export interface KeptTabsOptions {
  /** What was open before (`restoreTabs`), or the fixed tabs. Read once. Default: nothing. */
  initial?: TabsState;
  /** A tab's address, as links have it: "/a?b=1" is "#/a?b=1" in a hash router. Default: the path itself. */
  hrefOf?: (fullPath: string) => string;
  /** Where to go when the last tab is closed. */
  homeHref: string;
  /** Goes to an address. What is open follows the address: `open` is called with where that led. */
  onNavigate: Navigate;
}

export interface KeptTabs {
  readonly state: TabsState;
  /** Keys of the tabs with unsaved work. */
  readonly unsaved: ReadonlySet<string>;
  readonly hrefOf: (tab: OpenTab) => string;
  /** The address is this page's now: shows its tab, or adds one. */
  readonly open: (tab: { key: string; view: TabView }) => void;
  /** The page changed its own address or title. */
  readonly modify: (change: { key: string; view: Partial<Pick<TabView, 'fullPath' | 'query' | 'meta'>> }) => void;
  /** The page has become another one: its tab stays in its place under the key `to`. */
  readonly become: (change: { key: string; to: string; view: Pick<TabView, 'fullPath' | 'query'> }) => void;
  /** Asks where work would be lost. Answers false when the reader stayed. */
  readonly close: (command: { scope: CloseScope; key: string }) => Promise<boolean>;
  /** Starts the page anew. Asks where work would be lost. */
  readonly reload: (key: string) => Promise<boolean>;
  readonly move: (change: { key: string; to: number }) => void;
  /** Everything closed without a question, the fixed tabs too: another role, or another user. */
  readonly reset: (state?: TabsState) => void;
  readonly onUnsavedChange: (change: { key: string; unsaved: boolean }) => void;
}

/** Keeps the browser from leaving without a question. */
const useLeaveGuard = (active: boolean): void => {
  useEffect(() => {
    if (!active) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [active]);
};

const without = (all: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  all.has(key) ? new Set([...all].filter((one) => one !== key)) : all;

/** The open tabs of a console, with questions before unsaved work is lost. Give what it answers to the bar and the pages. */
export const useKeptTabs = ({ initial = noTabs, hrefOf, homeHref, onNavigate }: KeptTabsOptions): KeptTabs => {
  const words = useWords(tabsWords);
  const confirm = useConfirm();
  const [state, dispatch] = useReducer(tabsReducer, initial);
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  useLeaveGuard(unsaved.size > 0);

  const now = useRef({ state, unsaved, onNavigate, homeHref, hrefOf });
  useEffect(() => {
    now.current = { state, unsaved, onNavigate, homeHref, hrefOf };
  });

  const mayLose = useCallback(
    async (keys: readonly string[], act: 'close' | 'reload'): Promise<boolean> => {
      const losing = now.current.state.tabs.filter(({ key }) => keys.includes(key) && now.current.unsaved.has(key));
      const [only] = losing;
      if (only === undefined) return true;
      const title = losing.length === 1 ? words.unsavedOne(only.view.meta.title) : words.unsavedMany(losing.length);
      return confirm({
        title,
        text: words.unsavedText,
        verb: act === 'close' ? words.discardClose : words.discardReload,
        danger: true,
      });
    },
    [confirm, words],
  );

  const close = useCallback<KeptTabs['close']>(
    async ({ scope, key }) => {
      const keys = keysToClose(now.current.state.tabs, scope, key);
      if (keys.length === 0 || !(await mayLose(keys, 'close'))) return false;
      const before = now.current;
      const after = tabsReducer(before.state, { type: 'close', keys });
      dispatch({ type: 'close', keys });
      if (after.activeKey !== before.state.activeKey) {
        const next = after.tabs.find((tab) => tab.key === after.activeKey);
        const href = next === undefined ? before.homeHref : (before.hrefOf?.(next.view.fullPath) ?? next.view.fullPath);
        before.onNavigate(href);
      }
      return true;
    },
    [mayLose],
  );

  const reload = useCallback<KeptTabs['reload']>(
    async (key) => {
      if (!(await mayLose([key], 'reload'))) return false;
      dispatch({ type: 'reload', key });
      return true;
    },
    [mayLose],
  );

  // Kept the same: pages name their tabs in effects.
  const modify = useCallback<KeptTabs['modify']>((change) => dispatch({ type: 'modify', ...change }), []);
  const become = useCallback<KeptTabs['become']>((change) => dispatch({ type: 'become', ...change }), []);

  const onUnsavedChange = useCallback<KeptTabs['onUnsavedChange']>(({ key, unsaved: is }) => {
    setUnsaved((all) => (is ? new Set(all).add(key) : without(all, key)));
  }, []);

  return useMemo(
    () => ({
      state,
      unsaved,
      hrefOf: ({ view }) => hrefOf?.(view.fullPath) ?? view.fullPath,
      open: (tab) => dispatch({ type: 'open', ...tab }),
      modify,
      become,
      close,
      reload,
      move: (change) => dispatch({ type: 'move', ...change }),
      reset: (next = noTabs) => dispatch({ type: 'reset', state: next }),
      onUnsavedChange,
    }),
    [state, unsaved, hrefOf, modify, become, close, reload, onUnsavedChange],
  );
};
