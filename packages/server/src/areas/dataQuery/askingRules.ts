import { fail } from '../../http/failure.js';
import type { RateLimiter } from '../../http/rateLimit.js';
import type { Actor } from '../../http/serve.js';

/** Questions of one person in a minute: more is a program. */
const PER_MINUTE = 30;

/** Throws `too_many_questions` where somebody asks more than people do. */
export const limitedQuestions =
  (limiter: RateLimiter) =>
  async ({ userId }: Actor): Promise<void> => {
    const wait = await limiter.take(`dataQuestions:${userId}`, { points: PER_MINUTE, window: 60 });
    if (wait !== null) throw fail('too_many_questions', { retryAfter: Math.ceil(wait) });
  };

/** Queries are shown to who looks after sources. */
export const seesSql = ({ permissions }: Actor): boolean => permissions.has('dataQuery.sources');
