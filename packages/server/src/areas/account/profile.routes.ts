import { readUserBaseInfo, updatePassword, updateUserBaseInfo } from '@console/api/contract';
import { isStrongPassword } from '@console/base';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import type { RateLimit, RateLimiter } from '../../http/rateLimit.js';
import { type Route, serve } from '../../http/serve.js';
import type { Uploads } from '../../uploads/index.js';
import { hashPassword, verifyPassword } from './password.js';
import { profileStore } from './profile.store.js';

/** Whoever finds a browser open cannot try out what its owner's password is. */
const oldPasswords: RateLimit = { points: 5, window: 15 * 60, block: 5 * 60 };

export interface ProfileDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
  /** Knows which pictures a user may show. */
  readonly uploads: Pick<Uploads, 'find'>;
}

export const profileRoutes = ({ db, limiter, uploads }: ProfileDeps): Route[] => {
  const profiles = profileStore(db, uploads);
  return [
    serve(updatePassword, async ({ body }, { userId, account }) => {
      const { oldPassword, newPassword } = body;
      if (body.id !== userId || body.account.trim().toLowerCase() !== account.toLowerCase()) {
        return fail('user_not_found');
      }
      const key = `old-password:${userId}`;
      const wait = await limiter.take(key, oldPasswords);
      if (wait !== null) return fail('too_many_requests', { retryAfter: wait });
      const former = await profiles.passwordHash(userId);
      if (former === null || !(await verifyPassword(oldPassword, former))) return fail('wrong_password');
      await limiter.forget(key);
      if (!isStrongPassword(newPassword, account)) return fail('weak_password');
      if (newPassword === oldPassword) return fail('same_password');
      const changed = await profiles.changePassword(userId, former, await hashPassword(newPassword));
      return changed ? true : fail('wrong_password');
    }),
    serve(readUserBaseInfo, async ({ query }, { userId }) =>
      query.id === userId ? ((await profiles.read(userId)) ?? fail('user_not_found')) : fail('user_not_found'),
    ),
    serve(updateUserBaseInfo, async ({ body: { id, ...settings } }, { userId }) => {
      if (id !== userId) return fail('user_not_found');
      return (await profiles.modify(userId, settings)) ? null : fail('user_not_found');
    }),
  ];
};
