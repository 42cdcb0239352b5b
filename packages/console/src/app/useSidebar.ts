import Cookies from 'js-cookie';
import { useCallback, useState } from 'react';

/** Cookie that remembers the sidebar: 1 open, 0 closed. */
const COOKIE = 'sidebarStatus';

/** Whether the sidebar is folded, remembered in this browser. Open by default. */
export const useSidebar = (): readonly [boolean, (folded: boolean) => void] => {
  const [folded, setFolded] = useState(() => Cookies.get(COOKIE) === '0');
  const change = useCallback((next: boolean) => {
    setFolded(next);
    Cookies.set(COOKIE, next ? '0' : '1', { path: '/', sameSite: 'Lax', expires: 365 });
  }, []);
  return [folded, change];
};
