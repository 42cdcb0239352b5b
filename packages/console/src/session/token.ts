import Cookies from 'js-cookie';

/** Cookie that keeps the token of this app's own sign-in. Only this code reads it; it never authenticates by itself. */
const COOKIE = 'Admin-Token';
/** Parameter in which another platform hands over a token, and the key under which the tab keeps it. */
export const FOREIGN_PARAMETER = 'F_T';

export const storedToken = (): string | null => Cookies.get(COOKIE) ?? null;

export const keepToken = (token: string): void => {
  Cookies.set(COOKIE, token, { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' });
};

export const forgetToken = (): void => Cookies.remove(COOKIE, { path: '/' });

export const foreignToken = (): string | null => sessionStorage.getItem(FOREIGN_PARAMETER);

export const forgetForeignToken = (): void => sessionStorage.removeItem(FOREIGN_PARAMETER);

/** Whether any call would carry a token. */
export const hasToken = (): boolean => (foreignToken() ?? storedToken()) !== null;

const take = (query: string): { token: string | null; rest: string } => {
  const parameters = new URLSearchParams(query);
  const token = parameters.get(FOREIGN_PARAMETER);
  parameters.delete(FOREIGN_PARAMETER);
  return { token, rest: parameters.toString() };
};

/** Takes a token that arrived in the address, before or after the `#`, out of the address bar and keeps it for this tab. */
export const takeForeignToken = (): void => {
  const [path = '', query = ''] = location.hash.split(/\?(.*)/s);
  const before = take(location.search);
  const after = take(query);
  const token = after.token ?? before.token;
  if (token === null) return;
  if (token !== '') sessionStorage.setItem(FOREIGN_PARAMETER, token);
  const search = before.rest === '' ? '' : `?${before.rest}`;
  const hash = after.rest === '' ? path : `${path}?${after.rest}`;
  history.replaceState(history.state, '', `${location.pathname}${search}${hash}`);
};
