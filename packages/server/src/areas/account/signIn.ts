import { type Failure, fail } from '../../http/failure.js';
import type { RateLimit, RateLimiter } from '../../http/rateLimit.js';
import { verifyPassword } from './password.js';
import type { SignInStore } from './signIn.store.js';
import type { UserStore } from './user.store.js';

const perAccount: RateLimit = { points: 5, window: 15 * 60, block: 5 * 60 };
const perAddress: RateLimit = { points: 30, window: 15 * 60, block: 5 * 60 };

export interface SignInDeps {
  readonly users: UserStore;
  readonly signIns: SignInStore;
  readonly limiter: RateLimiter;
}

export interface Attempt {
  readonly account: string;
  readonly password: string;
  /** Address of the caller. */
  readonly address: string;
}

/**
 * Signs in and answers the token. Tries are counted before the password is looked at, so that many at once are no way
 * around the limit; an account that does not exist is locked and refused just like one that does.
 */
export const signIn = async (deps: SignInDeps, { account, password, address }: Attempt): Promise<string | Failure> => {
  const { users, signIns, limiter } = deps;
  const accountKey = `sign-in:account:${account.toLowerCase()}`;
  const addressKey = `sign-in:address:${address}`;

  const addressWait = await limiter.take(addressKey, perAddress);
  const accountWait = addressWait === null ? await limiter.take(accountKey, perAccount) : null;
  const wait = addressWait ?? accountWait;
  if (wait !== null) return fail('account_locked', { values: { minutes: Math.ceil(wait / 60) }, retryAfter: wait });

  const found = await users.credentials(account);
  if (!(await verifyPassword(password, found?.passwordHash ?? null)) || found === null) {
    return fail('wrong_credentials');
  }
  await limiter.forget(accountKey);
  await limiter.giveBack(addressKey);
  if (found.stopped) return fail('account_stopped');
  return signIns.create(found.userId);
};
