import { FIRST_403_MARKER } from '@console/api';
import { forgetForeignToken, forgetToken, keepToken } from './token.js';

/** Begins a session with a token from the sign-in page. */
export const beginSession = (token: string): void => {
  keepToken(token);
  forgetForeignToken();
  sessionStorage.removeItem(FIRST_403_MARKER);
};

/** Forgets whatever this browser knows of the session. Drafts stay. */
export const endSession = (): void => {
  forgetToken();
  forgetForeignToken();
};
