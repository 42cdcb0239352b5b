import type { MessagePort } from 'node:worker_threads';

/** What travels to a thread of a pool. */
export interface Posted<Request> {
  readonly request: Request;
  readonly port: MessagePort;
}

/** What comes back before the reply: that the work begins, then whatever it tells. */
export type Told<Message> = { readonly kind: 'begins' } | { readonly kind: 'tells'; readonly message: Message };

/**
 * Tells something before the reply. Done when the other side has taken it: whoever waits for that never piles up what
 * the other side has no time for.
 */
export type Tell<Message> = (message: Message) => Promise<void>;

/** The work of a pool's thread, to be exported by its module as `default`. */
export const pooled =
  <Request, Message, Reply>(work: (request: Request, tell: Tell<Message>) => Promise<Reply>) =>
  async ({ request, port }: Posted<Request>): Promise<Reply> => {
    const taken: (() => void)[] = [];
    const post = (told: Told<Message>): void => port.postMessage(told, []);
    port.on('message', () => taken.shift()?.());
    post({ kind: 'begins' });
    try {
      return await work(
        request,
        (message) =>
          new Promise((resolve) => {
            taken.push(resolve);
            post({ kind: 'tells', message });
          }),
      );
    } finally {
      port.close();
    }
  };
