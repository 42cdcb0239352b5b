import type { RuleSet } from '@console/api/contract';
import { fail } from '../http/failure.js';
import type { RateLimit, RateLimiter } from '../http/rateLimit.js';
import type { Actor } from '../http/serve.js';
import { phonesOf } from './ruleTree.js';

/** Whoever looks people up by their numbers gets along with that; whoever guesses digits does not. */
const asking: RateLimit = { points: 60, window: 3600 };

/** What could be the whole number of somebody's phone. */
const PHONE = /^\+?\d{8,15}$/;

/** What a call asks about people. */
export interface Asked {
  readonly rules?: RuleSet | null | undefined;
  /** Compared with whole numbers. */
  readonly keyword?: string | undefined;
}

/**
 * Counts calls that hold phone numbers, of those who may not see numbers whole: the answer says each time whether somebody
 * has that one. Throws `too_many_requests`.
 */
export const phoneAsking =
  (limiter: RateLimiter) =>
  async (
    { userId, permissions }: Pick<Actor, 'userId' | 'permissions'>,
    { rules, keyword = '' }: Asked,
  ): Promise<void> => {
    if (permissions.has('customers.reveal')) return;
    const holdsPhones = (rules && phonesOf(rules).length > 0) || PHONE.test(keyword.trim());
    const wait = holdsPhones ? await limiter.take(`phones:${userId}`, asking) : null;
    if (wait !== null) throw fail('too_many_requests', { retryAfter: Math.ceil(wait) });
  };

export type PhoneAsking = ReturnType<typeof phoneAsking>;
