import type { BrowserContext } from '@playwright/test';
import { adminPassword } from './backend.js';

interface MenuEntry {
  permissionId: string;
  href: string;
  directorys: MenuEntry[];
}

interface Sent {
  method?: string;
  token?: string;
  body?: unknown;
}

/** Somebody who can sign in. */
export interface Person {
  id: string;
  account: string;
  username: string;
  password: string;
}

const flat = (menus: readonly MenuEntry[]): MenuEntry[] => menus.flatMap((menu) => [menu, ...flat(menu.directorys)]);

/** An administrator at work behind the browsers' backs, by the calls that the console makes too. */
export const startStaff = async (origin: string, password = adminPassword) => {
  let made = 0;
  const call = async <T>(path: string, { method = 'GET', token, body }: Sent = {}): Promise<T> => {
    const response = await fetch(`${origin}/aiapi/qa/${path}`, {
      method,
      headers: {
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: token }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const { code, message, data }: { code: number; message: string; data: T } = await response.json();
    if (code !== 200) throw new Error(`${method} ${path}: ${code} ${message}`);
    return data;
  };
  const tokenOf = async (account: string, password: string): Promise<string> =>
    (await call<{ token: string }>('login', { method: 'POST', body: { username: account, password } })).token;
  const admin = await tokenOf('admin', password);
  const asAdmin = <T>(path: string, method: string, body?: unknown) => call<T>(path, { method, body, token: admin });
  const entries = async () => flat(await asAdmin<MenuEntry[]>('sysPermission/queryAllMenus', 'GET'));
  const idsOf = async (hrefs: readonly string[]) =>
    (await entries()).filter(({ href }) => hrefs.includes(href)).map(({ permissionId }) => permissionId);

  return {
    origin,
    call,
    tokenOf,
    asAdmin,
    entries,
    /** A role that grants these pages. */
    addRole: async (name: string, hrefs: readonly string[]): Promise<string> =>
      (await asAdmin<{ id: string }>('sysRole/addRole', 'POST', { name, permissionIds: await idsOf(hrefs) })).id,
    setPages: async (id: string, hrefs: readonly string[]): Promise<void> => {
      await asAdmin('sysRole/updateRole', 'PUT', { id, permissionIds: await idsOf(hrefs) });
    },
    /** A user with a strong password of their own. */
    addUser: async (username: string, roleIds: readonly string[]): Promise<Person> => {
      made += 1;
      const account = `person${made}`;
      const { id, password } = await asAdmin<{ id: string; password: string }>('sysUser/addUser', 'POST', {
        account,
        username,
        phoneNumber: String(13_900_000_000 + made),
        email: `${account}@example.com`,
        roleIds,
      });
      return { id, account, username, password };
    },
    stop: (id: string, enabled: boolean) => asAdmin('sysUser/stopOrStart', 'PUT', { id, enabled }),
  };
};

export type Staff = Awaited<ReturnType<typeof startStaff>>;

const COOKIE = 'Admin-Token';

/** Gives a browser a session, as the sign-in page would. */
export const giveToken = (context: BrowserContext, origin: string, value: string): Promise<void> =>
  context.addCookies([{ name: COOKIE, value, url: origin, sameSite: 'Lax' }]);

export const tokenIn = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === COOKIE)?.value;
