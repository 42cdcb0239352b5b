import { restoreTabs, storeTabs, tabKey, type TabsState, type TabView } from '@console/ui/kept-pages';
import { tabsKey } from './openTabs.js';
import { routeOf } from './routeOf.js';
import { viewToken } from './token.js';

/** A page about one thing is another page for another thing. */
const identityOf = (path: string): readonly string[] => (routeOf(path)?.detailOf === undefined ? [] : ['id']);

export const keyOfPage = ({ path, query }: Pick<TabView, 'path' | 'query'>): string =>
  tabKey(path, query, identityOf(path));

/** The pages that a user had open in this window of the browser, as far as `accept` lets them be opened again. */
export const readTabs = (userId: string, accept: (view: TabView) => boolean): TabsState => {
  let stored: unknown = null;
  try {
    // Whoever looks as another role begins with nothing open, and leaves nothing behind.
    if (viewToken() === null) stored = JSON.parse(sessionStorage.getItem(tabsKey(userId)) ?? 'null');
  } catch {
    stored = null;
  }
  return restoreTabs(stored, keyOfPage, accept);
};

export const writeTabs = (userId: string, state: TabsState): void => {
  if (viewToken() !== null) return;
  try {
    sessionStorage.setItem(tabsKey(userId), JSON.stringify(storeTabs(state)));
  } catch {
    // Without room for it, a reload begins with the one page in the address bar.
    return;
  }
};
