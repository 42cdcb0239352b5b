import { hostOrigin } from './hostOrigin.js';
import { envelope, readHostMessage, type TokenReason } from './messages.js';

export interface TokenRequest {
  /** Origins of the pages that may frame this one. A token of another is not taken. Default: this page's own. */
  hosts?: readonly string[];
  reason: TokenReason;
  /** Milliseconds until nobody answering counts as there being none. Default 10000. */
  timeout?: number;
  /** Gives up: answers null. */
  signal?: AbortSignal;
}

/**
 * Asks the window around a framed page for a token, which never stands in an address this way. Null where there is no
 * window, it has none, or does not answer.
 */
export const askHostForToken = ({
  hosts = [location.origin],
  reason,
  timeout = 10_000,
  signal,
}: TokenRequest): Promise<string | null> => {
  if (window.parent === window || signal?.aborted === true) return Promise.resolve(null);
  const told = hostOrigin();
  const targets = told === undefined ? hosts : hosts.filter((host) => host === told);
  return new Promise((resolve) => {
    const end = (token: string | null) => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      signal?.removeEventListener('abort', onAbort);
      resolve(token);
    };
    const onAbort = () => end(null);
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || !targets.includes(origin)) return;
      const message = readHostMessage(data);
      if (message?.type === 'token') end(message.token);
      if (message?.type === 'no-token') end(null);
    };
    const timer = setTimeout(onAbort, targets.length === 0 ? 0 : timeout);
    window.addEventListener('message', onMessage);
    signal?.addEventListener('abort', onAbort);
    for (const target of targets) window.parent.postMessage(envelope({ type: 'token-wanted', reason }), target);
  });
};
