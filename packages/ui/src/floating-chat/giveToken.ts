import type { HostMessage, TokenReason } from '../frame-messages/index.js';

/** Makes a token for the framed page. What it throws counts as there being none. */
export type TokenMaker = (reason: TokenReason) => string | Promise<string>;

/** Answers a page that wants a token: with one, or at once with there being none. */
export const giveToken = async (
  make: TokenMaker | undefined,
  reason: TokenReason,
  post: (message: HostMessage) => void,
): Promise<void> => {
  try {
    const token = await make?.(reason);
    post(token === undefined ? { type: 'no-token' } : { type: 'token', token });
  } catch {
    post({ type: 'no-token' });
  }
};
