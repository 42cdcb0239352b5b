import { isVisitor } from './visitor.js';

/** What visitors typed: it lasts as long as the page, also where the page asks for a token in its place. */
const held = new Map<string, string>();

/** What is kept under a key; empty where there is nothing, or no storage. */
export const readDraft = (key: string): string => {
  if (isVisitor) return held.get(key) ?? '';
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** Keeps a draft, or removes an empty one. A full or closed storage costs the draft its life after the page, and nothing else. */
export const writeDraft = (key: string, draft: string): void => {
  if (isVisitor) {
    held.set(key, draft);
    return;
  }
  try {
    if (draft === '') localStorage.removeItem(key);
    else localStorage.setItem(key, draft);
  } catch {
    return;
  }
};

/** The keys of all drafts that begin with something. */
export const draftKeys = (prefix: string): readonly string[] => {
  if (isVisitor) return [...held.keys()].filter((key) => key.startsWith(prefix) && held.get(key) !== '');
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
};
