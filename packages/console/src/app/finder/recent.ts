import { draftsOf } from '../../session/clearDrafts.js';

/** A page or a thing that was opened from the search. */
export interface Recent {
  id: string;
  label: string;
  detail: string;
  /** Path in the console, with its query. */
  path: string;
}

const MOST = 6;

// Names of documents and people: forgotten with the drafts when the user signs out.
const keyOf = (userId: string): string => `${draftsOf(userId)}recent`;

const isRecent = (one: unknown): one is Recent =>
  typeof one === 'object' &&
  one !== null &&
  ['id', 'label', 'detail', 'path'].every((key) => typeof Reflect.get(one, key) === 'string');

/** What a user opened last from the search, the latest first. Nothing where the browser keeps nothing. */
export const readRecent = (userId: string): readonly Recent[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

export const noteRecent = (userId: string, { id, label, detail, path }: Recent): void => {
  const rest = readRecent(userId).filter((one) => one.id !== id);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([{ id, label, detail, path }, ...rest].slice(0, MOST)));
  } catch {
    return;
  }
};
