import { confinedTo } from './embedded.js';
import { isVisitor } from './visitor.js';

const isOurs = (other: Window): boolean => {
  try {
    return other.location.origin === location.origin;
  } catch {
    return false;
  }
};

/** Whether the window around gives this page its tokens: a page of another portal, or any around a visitor's. */
export const hostGivesTokens: boolean =
  typeof window !== 'undefined' &&
  window.parent !== window &&
  confinedTo() !== null &&
  (isVisitor || !isOurs(window.parent));
