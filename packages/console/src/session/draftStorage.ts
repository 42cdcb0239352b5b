import { isVisitor } from './visitor.js';

/** What is kept under a key; empty where there is nothing, or no storage. */
export const readDraft = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** Keeps a draft, or removes an empty one. A full or closed storage costs the draft its life after the page, and nothing else. */
export const writeDraft = (key: string, draft: string): void => {
  if (isVisitor) return;
  try {
    if (draft === '') localStorage.removeItem(key);
    else localStorage.setItem(key, draft);
  } catch {
    return;
  }
};
