import { createContext, use, useEffect } from 'react';

/** The tab that a page is open in. */
export interface Tab {
  /** Whether its page is the one on screen right now. */
  isShown: () => boolean;
  /** Notes where its page is, for when it is shown again. The address bar belongs to another page meanwhile. */
  note: (fullPath: string) => void;
  /** Names the tab after what its page shows. */
  entitle: (title: string) => void;
}

const alone: Tab = { isShown: () => true, note: () => undefined, entitle: () => undefined };

export const TabContext = createContext<Tab>(alone);

export const useTab = (): Tab => use(TabContext);

/** Names the tab after what its page shows, for as long as that tab is open; empty: as the menu has it. */
export const useTabTitle = (title: string): void => {
  const { entitle } = useTab();
  useEffect(() => entitle(title), [entitle, title]);
};
