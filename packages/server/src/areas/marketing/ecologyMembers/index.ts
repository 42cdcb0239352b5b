import type { Database } from '../../../db/database.js';
import type { RateLimiter } from '../../../http/rateLimit.js';
import type { Route } from '../../../http/serve.js';
import { ecologyMemberRoutes } from './ecologyMembers.routes.js';
import { forgetDeleted } from './memberWrites.js';

export { ecologyMessages } from './ecologyMembers.messages.js';

export interface EcologyMembersArea {
  readonly routes: Route[];
  /** Forget what cannot be brought back any more. */
  readonly removals: readonly (() => Promise<void>)[];
}

/** Organisations that work with the association, what they asked, and what they were answered. */
export const createEcologyMembers = ({
  db,
  background,
  limiter,
}: {
  readonly db: Database;
  /** The same at the pace of work that nobody waits for. */
  readonly background: Database;
  readonly limiter: RateLimiter;
}): EcologyMembersArea => ({
  routes: ecologyMemberRoutes({ db, limiter }),
  removals: [() => forgetDeleted(background)],
});
