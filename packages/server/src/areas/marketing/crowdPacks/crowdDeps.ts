import type { Database } from '../../../db/database.js';
import type { RateLimiter } from '../../../http/rateLimit.js';

export interface CrowdDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
  /** Megabytes and more that a file may have are refused. In bytes. */
  readonly maxUploadBytes: number;
  /** The present. For tests. */
  readonly now: () => Date;
}
