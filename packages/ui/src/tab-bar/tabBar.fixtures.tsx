import { useReducer } from 'react';
import { keysToClose, tabsReducer, type TabsState } from '../kept-pages/tabs.js';
import type { TabBarProps } from './TabBar.js';

/** A bar that does what it is told, for stories and tests. `onNavigate` gets every address that is asked for. */
export const useLiveTabs = (
  initial: TabsState,
  onNavigate: TabBarProps['onNavigate'],
): Omit<TabBarProps, 'unsaved' | 'className'> => {
  const [state, dispatch] = useReducer(tabsReducer, initial);
  const hrefOf: TabBarProps['hrefOf'] = ({ view }) => `#${view.fullPath}`;
  return {
    tabs: state.tabs,
    activeKey: state.activeKey,
    hrefOf,
    onNavigate: (href) => {
      onNavigate(href);
      const tab = state.tabs.find((one) => hrefOf(one) === href);
      if (tab) dispatch({ type: 'activate', key: tab.key });
    },
    onClose: ({ scope, key }) => dispatch({ type: 'close', keys: keysToClose(state.tabs, scope, key) }),
    onReload: (key) => dispatch({ type: 'reload', key }),
    onMove: ({ key, to }) => dispatch({ type: 'move', key, to }),
  };
};
