import type { Menu } from '@console/api/contract';
import { landing } from './menus.js';
import { isFolder, routeOf } from './routeOf.js';

/** Pages that only lead on: to be sent back to one of them would never end. */
const passages: readonly string[] = ['/', '/login', '/auth-redirect'];

/**
 * A path from the address bar, if it stays inside this app: begins with one slash, has no scheme, host, backslash or
 * control character, and isn't one of the pages that only lead on. Else null.
 */
export const safeRedirect = (wanted: string | null): string | null => {
  if (wanted === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return null;
  const base = 'http://app.invalid';
  let url: URL;
  try {
    url = new URL(wanted, base);
  } catch {
    return null;
  }
  if (url.origin !== base || passages.includes(url.pathname)) return null;
  return routeOf(url.pathname) === undefined && !isFolder(url.pathname) ? null : url.pathname + url.search;
};

/** Where a person who has just come in goes: to the wanted path, else to where the product begins for them. */
export const entranceOf = (menus: readonly Menu[], wanted: string | undefined): string =>
  safeRedirect(wanted ?? null) ?? landing(menus);
