import Cookies from 'js-cookie';

/** Cookie that keeps the token of this app's own sign-in. Only this code reads it; it never authenticates by itself. */
const COOKIE = 'Admin-Token';
/** Key under which the tab keeps a token that another platform handed over in the parameter of that name. */
const FOREIGN = 'F_T';
/** Key under which the tab keeps a token that sees the console as another role does. */
const VIEW = 'viewToken';

/** A token that could not be removed, because somebody set it for another path or domain, counts as gone. */
let givenUp: string | undefined;

export const storedToken = (): string | null => {
  const kept = Cookies.get(COOKIE);
  return kept === undefined || kept === '' || kept === givenUp ? null : kept;
};

export const keepToken = (token: string): void => {
  givenUp = undefined;
  Cookies.set(COOKIE, token, { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' });
};

export const forgetToken = (): void => {
  Cookies.remove(COOKIE, { path: '/' });
  givenUp = Cookies.get(COOKIE);
};

export const foreignToken = (): string | null => sessionStorage.getItem(FOREIGN);

export const keepForeignToken = (token: string): void => sessionStorage.setItem(FOREIGN, token);

export const forgetForeignToken = (): void => sessionStorage.removeItem(FOREIGN);

export const viewToken = (): string | null => sessionStorage.getItem(VIEW);

export const keepViewToken = (token: string): void => sessionStorage.setItem(VIEW, token);

export const forgetViewToken = (): void => sessionStorage.removeItem(VIEW);

/** What goes before the stored token: it holds in this tab only. */
export const borrowedToken = (): string | null => viewToken() ?? foreignToken();

/** What the next call carries. */
export const currentToken = (): string | null => borrowedToken() ?? storedToken();

/** Whether any call would carry a token. */
export const hasToken = (): boolean => currentToken() !== null;
