import type { Fields } from '../../../session/formDrafts.js';
import { type DeckContent, isSame, keptIn } from './deckContent.js';
import type { SavedState } from './deckSaver.js';
import { edited, type EditHistory, historyOf } from './editHistory.js';
import { mergeDecks } from './mergeDecks.js';

/** What was saved elsewhere while it was edited here, and what of it was edited here as well. */
export interface Overtaken extends SavedState<DeckContent> {
  /** Ids of pages, and `title`, `design`, `format`. */
  readonly asked: readonly string[];
}

/** How the editing of a deck begins. */
export interface Begun {
  /** The deck as it was read. */
  readonly read: DeckContent;
  readonly history: EditHistory<DeckContent>;
  /** What is edited was made of this state, of this version. */
  readonly upon: DeckContent;
  readonly version: number;
  /** It begins with what was not saved earlier. */
  readonly restored: boolean;
  readonly overtaken: Overtaken | undefined;
  /** Names of what was left behind that is in it, or that says nothing new. */
  readonly taken: readonly string[];
}

/**
 * A deck that was read, with the edits that earlier pages left unsaved in it. What was edited here and saved elsewhere as well
 * is asked about, one such edit at a time: further ones wait for the next visit.
 */
export const takeUp = (
  read: DeckContent,
  version: number,
  left: readonly { readonly name: string; readonly fields: Fields }[],
): Begun => {
  let content = read;
  const taken: string[] = [];
  for (const { name, fields } of left) {
    const own = keptIn(fields, read);
    if (own === undefined) {
      taken.push(name);
      continue;
    }
    const { content: merged, asked } = mergeDecks(own.upon, own.content, content);
    if (asked.length > 0 && isSame(content, read)) {
      return {
        read,
        history: edited(historyOf(own.upon), own.content),
        upon: own.upon,
        version: own.version,
        restored: true,
        overtaken: { content: read, version, asked },
        taken: [...taken, name],
      };
    }
    if (asked.length > 0) continue;
    content = merged;
    taken.push(name);
  }
  const restored = !isSame(content, read);
  return {
    read,
    history: restored ? edited(historyOf(read), content) : historyOf(read),
    upon: read,
    version,
    restored,
    overtaken: undefined,
    taken,
  };
};
