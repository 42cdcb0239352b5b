import type { Database } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import type { Logger } from '../../log.js';
import type { PageImages } from '../../parsing/pageImages.js';
import type { Embedder } from '../../retrieval/embedder.js';

/** What everything about knowledge bases works with. */
export interface KnowledgeDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly pageImages: PageImages;
  readonly log: Pick<Logger, 'warn'>;
  /** The embedding model in use; null: chunks are found by their words alone. */
  readonly embedder: () => Promise<Embedder | null>;
  /** Largest file that is taken. */
  readonly maxUploadBytes: number;
}
