import { createContext } from 'react';

export interface Crumb {
  label: string;
  /** As it stands in the address bar. Left out for a folder without a page. */
  href?: string;
}

/** What all pages inside lie in, outermost first, such as the folders of the menu. Default: nothing. */
export const PagePlace = createContext<readonly Crumb[]>([]);
