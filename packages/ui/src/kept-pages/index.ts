'use client';

export { KeptPages, type KeptPagesProps, type PageCrash } from './KeptPages.js';
export { useKeptText } from './keptText.js';
export { usePageEnd } from './pageEnd.js';
export { restoreTabs, type StoredTabs, storeTabs } from './storedTabs.js';
export {
  type CloseScope,
  noTabs,
  type OpenTab,
  tabKey,
  type TabsAction,
  tabsReducer,
  type TabsState,
  type TabView,
} from './tabs.js';
export { useUnsaved } from './unsaved.js';
export { type KeptTabs, type KeptTabsOptions, useKeptTabs } from './useKeptTabs.js';
