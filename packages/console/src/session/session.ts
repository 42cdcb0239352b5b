import { FIRST_403_MARKER } from '@console/api';
import { forgetForeignToken, forgetToken, keepToken } from './token.js';

/** Why the last session ended, where its reader didn't end it. */
export interface Farewell {
  /** To be said over the fields of the sign-in page. */
  notice?: string;
  /** The role has no menus: said as a notification. */
  withoutMenus?: boolean;
}

let last: Farewell = {};

/** For the sign-in page, which opens after everything that could have said so is gone from the screen. */
export const farewell = (): Farewell => last;

/** Begins a session with a token from the sign-in page. */
export const beginSession = (token: string): void => {
  last = {};
  keepToken(token);
  forgetForeignToken();
  sessionStorage.removeItem(FIRST_403_MARKER);
};

/** Forgets whatever this browser knows of the session. Drafts stay. */
export const endSession = (why: Farewell = {}): void => {
  last = why;
  forgetToken();
  forgetForeignToken();
};
