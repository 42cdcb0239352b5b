/** The open pages of a console as a value: what opens, closes and moves them. Pure, and easy to store. */

/** One open page, as it is stored. */
export interface TabView {
  /** Without the query: "/assistantAI/knowledgeBase/chunks". */
  readonly path: string;
  /** Name of the route. */
  readonly name: string;
  readonly meta: { readonly title: string };
  /** Fixed: stands first and can't be closed. */
  readonly affix: boolean;
  /** The last address within the page, query included. */
  readonly fullPath: string;
  readonly query: Readonly<Record<string, string>>;
}

export interface OpenTab {
  /** Which page it is: the path, and what of the query makes it another page. */
  readonly key: string;
  readonly view: TabView;
  /** Grows by one with each reload. A page of another revision is another page. */
  readonly revision: number;
}

export interface TabsState {
  /** In the order of the bar: fixed ones first. */
  readonly tabs: readonly OpenTab[];
  /** Null only while nothing is open. */
  readonly activeKey: string | null;
  /** Keys from the most recently shown on. */
  readonly recent: readonly string[];
}

export type TabsAction =
  /** Shows a page: the tab with its key at its newest address, or a new one at the end. */
  | { readonly type: 'open'; readonly key: string; readonly view: TabView }
  /** Shows a tab that is open, at the address it has. */
  | { readonly type: 'activate'; readonly key: string }
  /** The page went on to another address of its own, or changed its title. Its place and what is shown stay. */
  | {
      readonly type: 'modify';
      readonly key: string;
      readonly view: Partial<Pick<TabView, 'fullPath' | 'query' | 'meta'>>;
    }
  /**
   * The page has become another one, such as that of the record it has just made: its tab stays in its place under the
   * new key, and its page starts anew. A tab that has that key already gives way.
   */
  | {
      readonly type: 'become';
      readonly key: string;
      readonly to: string;
      readonly view: Pick<TabView, 'fullPath' | 'query'>;
    }
  /** Fixed ones stay. */
  | { readonly type: 'close'; readonly keys: readonly string[] }
  /** To a place in the bar, from 0. Fixed tabs stay among fixed ones, the others behind them. */
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  /** Starts the page anew. */
  | { readonly type: 'reload'; readonly key: string }
  /** Everything at once: what was stored, or nothing for another user. */
  | { readonly type: 'reset'; readonly state: TabsState };

export const noTabs: TabsState = { tabs: [], activeKey: null, recent: [] };

/** How many pages stay alive at most. */
export const KEPT_PAGES = 12;

const first = (recent: readonly string[], key: string): readonly string[] => [
  key,
  ...recent.filter((one) => one !== key),
];

const ordered = (tabs: readonly OpenTab[]): readonly OpenTab[] => [
  ...tabs.filter(({ view }) => view.affix),
  ...tabs.filter(({ view }) => !view.affix),
];

/** What is shown once some tabs are gone: what was, else the next to the right, else to the left. */
const successor = (before: TabsState, left: readonly OpenTab[]): string | null => {
  const { tabs, activeKey } = before;
  const keys = new Set(left.map(({ key }) => key));
  const place = tabs.findIndex(({ key }) => key === activeKey);
  const candidates = [...tabs.slice(Math.max(0, place)), ...tabs.slice(0, Math.max(0, place)).toReversed()];
  return candidates.find(({ key }) => keys.has(key))?.key ?? null;
};

const close = (state: TabsState, keys: readonly string[]): TabsState => {
  const closing = new Set(keys);
  const left = state.tabs.filter(({ key, view }) => view.affix || !closing.has(key));
  if (left.length === state.tabs.length) return state;
  const activeKey = successor(state, left);
  const recent = state.recent.filter((key) => left.some((tab) => tab.key === key));
  return { tabs: left, activeKey, recent: activeKey === null ? recent : first(recent, activeKey) };
};

const move = (state: TabsState, key: string, to: number): TabsState => {
  const from = state.tabs.findIndex((tab) => tab.key === key);
  const tab = state.tabs[from];
  if (tab === undefined) return state;
  const fixed = state.tabs.filter(({ view }) => view.affix).length;
  const [least, most] = tab.view.affix ? [0, fixed - 1] : [fixed, state.tabs.length - 1];
  const place = Math.min(most, Math.max(least, to));
  return place === from ? state : { ...state, tabs: state.tabs.toSpliced(from, 1).toSpliced(place, 0, tab) };
};

const change = (state: TabsState, key: string, to: (tab: OpenTab) => OpenTab): TabsState =>
  state.tabs.some((tab) => tab.key === key)
    ? { ...state, tabs: state.tabs.map((tab) => (tab.key === key ? to(tab) : tab)) }
    : state;

const become = (
  state: TabsState,
  key: string,
  to: string,
  { fullPath, query }: Pick<TabView, 'fullPath' | 'query'>,
): TabsState => {
  if (key === to || !state.tabs.some((tab) => tab.key === key)) return state;
  const tabs = state.tabs
    .filter((tab) => tab.key !== to)
    .map((tab) => (tab.key === key ? { key: to, view: { ...tab.view, fullPath, query }, revision: 0 } : tab));
  const recent = [...new Set(state.recent.map((one) => (one === key ? to : one)))];
  return { tabs, activeKey: state.activeKey === key ? to : state.activeKey, recent };
};

export const tabsReducer = (state: TabsState, action: TabsAction): TabsState => {
  switch (action.type) {
    case 'open': {
      const { key, view } = action;
      const known = state.tabs.some((tab) => tab.key === key);
      const tabs = known
        ? state.tabs.map((tab) => (tab.key === key ? { ...tab, view: { ...view, affix: tab.view.affix } } : tab))
        : [...state.tabs, { key, view, revision: 0 }];
      return { tabs: ordered(tabs), activeKey: key, recent: first(state.recent, key) };
    }
    case 'activate':
      return state.activeKey === action.key || !state.tabs.some(({ key }) => key === action.key)
        ? state
        : { ...state, activeKey: action.key, recent: first(state.recent, action.key) };
    case 'modify':
      return change(state, action.key, (tab) => ({ ...tab, view: { ...tab.view, ...action.view } }));
    case 'become':
      return become(state, action.key, action.to, action.view);
    case 'close':
      return close(state, action.keys);
    case 'move':
      return move(state, action.key, action.to);
    case 'reload':
      return change(state, action.key, (tab) => ({ ...tab, revision: tab.revision + 1 }));
    case 'reset':
      return action.state;
  }
};

/** Which tabs a command closes. Fixed ones never. */
export type CloseScope = 'one' | 'others' | 'right' | 'all';

export const keysToClose = (tabs: readonly OpenTab[], scope: CloseScope, key: string): readonly string[] => {
  const place = tabs.findIndex((tab) => tab.key === key);
  const wanted: Record<CloseScope, (tab: OpenTab, index: number) => boolean> = {
    one: (tab) => tab.key === key,
    others: (tab) => tab.key !== key,
    right: (_, index) => place >= 0 && index > place,
    all: () => true,
  };
  return tabs.filter((tab, index) => !tab.view.affix && wanted[scope](tab, index)).map((tab) => tab.key);
};

/**
 * The tabs whose pages stay alive: the one shown, those with unsaved work, and the most recently shown up to `max`.
 * The others keep their place in the bar and start anew when they are shown again.
 */
export const keptKeys = (
  state: TabsState,
  unsaved: ReadonlySet<string>,
  max: number = KEPT_PAGES,
): ReadonlySet<string> => {
  const open = new Set(state.tabs.map(({ key }) => key));
  const kept = new Set(
    [...(state.activeKey === null ? [] : [state.activeKey]), ...unsaved].filter((key) => open.has(key)),
  );
  for (const key of state.recent) {
    if (kept.size >= max) break;
    if (open.has(key)) kept.add(key);
  }
  return kept;
};

/** A key from a path and those query parameters that make it another page. The others may change within the page. */
export const tabKey = (path: string, query: TabView['query'], identity: readonly string[] = []): string => {
  const own = identity.flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`];
  });
  return own.length === 0 ? path : `${path}?${own.join('&')}`;
};
