import { createContext, use } from 'react';

/** The tab that a page is open in. */
export interface Tab {
  /** Whether its page is the one on screen right now. */
  isShown: () => boolean;
  /** Notes where its page is, for when it is shown again. The address bar belongs to another page meanwhile. */
  note: (fullPath: string) => void;
}

const alone: Tab = { isShown: () => true, note: () => undefined };

export const TabContext = createContext<Tab>(alone);

export const useTab = (): Tab => use(TabContext);
