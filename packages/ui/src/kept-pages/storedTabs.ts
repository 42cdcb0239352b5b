import { noTabs, type OpenTab, type TabsState, type TabView } from './tabs.js';

/** What is written down of the open tabs: plain data, for `JSON.stringify`. */
export interface StoredTabs {
  readonly views: readonly TabView[];
  readonly active: string | null;
}

/** A stored list longer than this has not been written by us. */
const MOST = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// A stored address is followed one day: a second slash, or a backslash, would lead to another host.
const isAppPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

const readView = (value: unknown): TabView | null => {
  if (!isRecord(value)) return null;
  const { path, name, meta, affix, fullPath, query } = value;
  const title = isRecord(meta) ? meta['title'] : undefined;
  if (!isAppPath(path) || typeof name !== 'string' || typeof title !== 'string') return null;
  const address = isAppPath(fullPath) ? fullPath : path;
  const pairs = isRecord(query) ? Object.entries(query) : [];
  const strings = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return { path, name, meta: { title }, affix: affix === true, fullPath: address, query: Object.fromEntries(strings) };
};

export const storeTabs = ({ tabs, activeKey }: TabsState): StoredTabs => ({
  views: tabs.map(({ view }) => view),
  active: activeKey,
});

/**
 * Open tabs from what was stored, whatever that is: what can't be read is left out, as is what `accept` refuses (a page
 * that this user may not open any more).
 */
export const restoreTabs = (
  stored: unknown,
  keyOf: (view: TabView) => string,
  accept: (view: TabView) => boolean = () => true,
): TabsState => {
  const list = isRecord(stored) && Array.isArray(stored['views']) ? stored['views'].slice(0, MOST) : [];
  const tabs = new Map<string, OpenTab>();
  for (const value of list) {
    const view = readView(value);
    if (view === null || !accept(view)) continue;
    const key = keyOf(view);
    if (!tabs.has(key)) tabs.set(key, { key, view, revision: 0 });
  }
  if (tabs.size === 0) return noTabs;
  const open = [...tabs.values()].toSorted((a, b) => Number(b.view.affix) - Number(a.view.affix));
  const active = isRecord(stored) ? stored['active'] : undefined;
  const activeKey = typeof active === 'string' && tabs.has(active) ? active : (open[0]?.key ?? null);
  return { tabs: open, activeKey, recent: activeKey === null ? [] : [activeKey] };
};
