import type { Conversation } from '../conversations/conversationGroups.js';

/** One question that was asked, with what came of it. */
export type AskedQuestion = Conversation;

/** A question that was kept, to be asked again. */
export interface SavedQuestion {
  readonly id: string;
  readonly title: string;
  /** When it runs by itself: "周一 08:00". Left out: it does not. */
  readonly schedule?: string | undefined;
  /** It stands on the overview. */
  readonly pinned?: boolean | undefined;
  /** What it showed last is too old to be relied on. */
  readonly stale?: boolean | undefined;
  /** Its last run failed. */
  readonly failed?: boolean | undefined;
  /** What it last came to, and when, in words. Default: nothing is known. */
  readonly last?: string | undefined;
}

/** What can be done with a saved question. */
export interface SavedVerb {
  readonly key: string;
  readonly label: string;
  /** It destroys something. Default false. */
  readonly danger?: boolean;
  readonly onClick: () => void;
}

/** Which of the rows an arrow key leads to; undefined for any other key. */
export const rowAfter = (key: string, from: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return Math.min(count - 1, from + 1);
  return key === 'ArrowUp' ? Math.max(0, from - 1) : undefined;
};
