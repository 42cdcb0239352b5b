import type { TokenReason } from '@console/ui/frame-messages';

export type TokenMaker = (reason: TokenReason) => string | Promise<string>;

/** Asks this site's own server, which alone knows the secret. */
export const tokenFrom =
  (address: string): TokenMaker =>
  async () => {
    const response = await fetch(address, { method: 'POST', credentials: 'same-origin', cache: 'no-store' });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const reply: unknown = await response.json();
    const token = typeof reply === 'object' && reply !== null && 'token' in reply ? reply.token : undefined;
    if (typeof token !== 'string') throw new Error(`${address} answered no token`);
    return token;
  };
