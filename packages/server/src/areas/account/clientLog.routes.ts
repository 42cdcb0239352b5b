import { clientLog } from '@console/api/contract';
import { fail } from '../../http/failure.js';
import type { RateLimit, RateLimiter } from '../../http/rateLimit.js';
import { type Route, serveOpen } from '../../http/serve.js';
import type { Logger } from '../../log.js';
import { withoutSecrets } from './withoutSecrets.js';

const perAddress: RateLimit = { points: 60, window: 10 * 60 };

export interface ClientLogDeps {
  readonly limiter: RateLimiter;
  readonly log: Logger;
}

/** What went wrong in browsers, in the log beside what went wrong here. */
export const clientLogRoutes = ({ limiter, log }: ClientLogDeps): Route[] => [
  serveOpen(clientLog, async ({ body: { error, info = '', url = '' }, request }, actor) => {
    const wait = await limiter.take(`client-log:${request.address}`, perAddress);
    if (wait !== null) return fail('too_many_requests', { retryAfter: wait });
    log.warn(
      {
        requestId: request.id,
        userId: actor?.userId,
        clientError: withoutSecrets(error),
        info: withoutSecrets(info),
        url: withoutSecrets(url),
      },
      'error in a browser',
    );
    return null;
  }),
];
