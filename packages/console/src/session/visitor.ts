import { confinedTo } from './embedded.js';

const keyIn = (query: string): string | null => new URLSearchParams(query).get('key');

/**
 * The embed key that this document was opened with, before its address changed; null: none. It then belongs to a visitor
 * of another portal: whoever is signed in to the console in this browser is no concern of it, it has the token that the
 * window around gives it, and keeps nothing.
 */
export const embedKey: string | null =
  typeof window === 'undefined' || confinedTo() === null
    ? null
    : (keyIn(location.search) ?? keyIn(location.hash.split('?')[1] ?? ''));

export const isVisitor: boolean = embedKey !== null;
