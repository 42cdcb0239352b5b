import type { Database } from '../../../db/database.js';

export interface CrowdDeps {
  readonly db: Database;
  /** Megabytes and more that a file may have are refused. In bytes. */
  readonly maxUploadBytes: number;
  /** The present. For tests. */
  readonly now: () => Date;
}
