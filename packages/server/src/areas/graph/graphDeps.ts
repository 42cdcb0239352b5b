import type { Database } from '../../db/database.js';
import type { Storage } from '../../files/index.js';
import type { Logger } from '../../log.js';
import type { ChatModel } from '../../models/index.js';
import type { SourcePages } from './sources/sources.routes.js';

export interface GraphDeps {
  readonly db: Database;
  /** The same for work that nobody waits for. */
  readonly background: Database;
  readonly storage: Storage;
  /** Null: none is configured. */
  readonly model: () => Promise<ChatModel | null>;
  /** Documents that triples are read from. */
  readonly pages: SourcePages;
  readonly log: Logger;
}
