import type { Database } from '../../../db/database.js';
import type { Logger } from '../../../log.js';
import type { ChatModel } from '../../../models/index.js';

/** What extractions work with. */
export interface TaskDeps {
  readonly db: Database;
  /** Null: none is configured, and what a text says outright is all that is found. */
  readonly model: () => Promise<ChatModel | null>;
  readonly log: Pick<Logger, 'warn'>;
}
