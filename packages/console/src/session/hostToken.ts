import { forgetRefusal } from '@console/api';
import { askHostForToken, type TokenReason } from '@console/ui/frame-messages';
import { embedders } from './embedded.js';
import { foreignToken, keepForeignToken } from './token.js';

/** Asks the window for a token and goes on with it. False where it has none, or only the one that is accepted no more. */
export const takeHostToken = async (reason: TokenReason, signal?: AbortSignal): Promise<boolean> => {
  const token = await askHostForToken({ hosts: embedders(), reason, signal });
  if (token === null || signal?.aborted === true || token === foreignToken()) return false;
  keepForeignToken(token);
  forgetRefusal();
  return true;
};
