import type { CommandGroup, CommandItem } from '@console/ui/command-palette';
import { matches } from '@console/ui/command-palette';

/** Something to be found: it leads to a path, or does something. */
export interface Entry extends CommandItem {
  path?: string;
  run?: () => void;
}

export interface EntryGroup extends CommandGroup {
  items: readonly Entry[];
}

/** Whether each word of a query occurs in a text. */
export const isHit = (text: string, query: string): boolean =>
  query
    .trim()
    .split(/\s+/)
    .every((word) => matches(text, word).some(({ hit }) => hit));
