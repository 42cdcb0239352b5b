import { adminPassword } from './backend.js';

export interface IssuedKey {
  readonly id: string;
  readonly publicKey: string;
  readonly secret: string;
}

/** Embed keys of an installation, as an administrator and as a portal's server use them. */
export const embedKeys = async (console: string) => {
  const call = async <T>(path: string, body: object, token?: string, method = 'POST'): Promise<T> => {
    const response = await fetch(`${console}/aiapi/qa/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
      body: JSON.stringify(body),
    });
    const { data, message }: { data: T; message: string } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${message}`);
    return data;
  };
  const { token } = await call<{ token: string }>('login', { username: 'admin', password: adminPassword });
  return {
    issue: (name: string, origins: readonly string[], more: object = {}) =>
      call<IssuedKey>(
        'embedKey/add',
        { name, origins, assistantIds: ['general'], perMinute: 100, perDay: 1000, perVisitorDay: 100, ...more },
        token,
      ),
    enable: (id: string, enabled: boolean) => call('embedKey/enable', { id, enabled }, token, 'PUT'),
    enableAssistant: (id: string, enabled: boolean) => call('aiAssistant/modify', { id, enabled }, token, 'PUT'),
    /** Ends the session of a visitor's token. */
    revoke: (visitor: string) => call('logout', {}, visitor),
    trade: async ({ publicKey, secret }: IssuedKey, visitor: string) =>
      (await call<{ token: string }>('embedKey/token', { publicKey, secret, visitor })).token,
  };
};
