import { createContext } from 'react';

export interface MenuGroups {
  /** Whether the reader left a group open (true) or closed; undefined: neither yet. */
  isOpen: (key: string) => boolean | undefined;
  /** The reader opened or closed a group. */
  onToggle: (change: { key: string; open: boolean }) => void;
}

/** Keeps how the groups of the sidebar were left, for when they are drawn again. Without it nothing is kept. */
export const MenuGroupsContext = createContext<MenuGroups>({ isOpen: () => undefined, onToggle: () => undefined });
