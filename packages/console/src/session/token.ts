import Cookies from 'js-cookie';
import { isVisitor } from './visitor.js';

/** Cookie that keeps the token of this app's own sign-in. Only this code reads it; it never authenticates by itself. */
const COOKIE = 'Admin-Token';
/** Key under which the tab keeps a token that another platform handed over in the parameter of that name. */
const FOREIGN = 'F_T';
/** Key under which the tab keeps a token that sees the console as another role does. */
const VIEW = 'viewToken';

let cookie: { readonly kept: string | undefined } | null = null;

/** Every hook asks for it each time that it is drawn, and the browser is slow to tell: what it said holds for this moment. */
const readCookie = (): string | undefined => {
  if (cookie === null) {
    cookie = { kept: Cookies.get(COOKIE) };
    queueMicrotask(() => {
      cookie = null;
    });
  }
  return cookie.kept;
};

/** A token that could not be removed, because somebody set it for another path or domain, counts as gone. */
let givenUp: string | undefined;

export const storedToken = (): string | null => {
  if (isVisitor) return null;
  const kept = readCookie();
  return kept === undefined || kept === '' || kept === givenUp ? null : kept;
};

export const keepToken = (token: string): void => {
  givenUp = undefined;
  cookie = null;
  Cookies.set(COOKIE, token, { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' });
};

export const forgetToken = (): void => {
  Cookies.remove(COOKIE, { path: '/' });
  cookie = null;
  givenUp = Cookies.get(COOKIE);
};

/** A visitor's token, and one that the browser would not keep: it goes with the page. */
let unkept: string | null = null;

export const foreignToken = (): string | null => {
  if (isVisitor) return unkept;
  try {
    return sessionStorage.getItem(FOREIGN) ?? unkept;
  } catch {
    return unkept;
  }
};

export const keepForeignToken = (token: string): void => {
  unkept = token;
  if (isVisitor) return;
  try {
    sessionStorage.setItem(FOREIGN, token);
    unkept = null;
  } catch {
    // A frame of another site may be told to keep nothing.
  }
};

export const forgetForeignToken = (): void => {
  unkept = null;
  try {
    sessionStorage.removeItem(FOREIGN);
  } catch {
    // Nothing was kept there.
  }
};

export const viewToken = (): string | null => {
  if (isVisitor) return null;
  try {
    return sessionStorage.getItem(VIEW);
  } catch {
    return null;
  }
};

export const keepViewToken = (token: string): void => sessionStorage.setItem(VIEW, token);

export const forgetViewToken = (): void => {
  try {
    sessionStorage.removeItem(VIEW);
  } catch {
    // Nothing was kept there.
  }
};

/** What goes before the stored token: it holds in this tab only. */
export const borrowedToken = (): string | null => viewToken() ?? foreignToken();

/** What the next call carries. */
export const currentToken = (): string | null => borrowedToken() ?? storedToken();

/** Whether any call would carry a token. */
export const hasToken = (): boolean => currentToken() !== null;
