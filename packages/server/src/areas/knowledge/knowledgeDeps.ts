import type { Database } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import type { Logger } from '../../log.js';
import type { Scans } from '../../ocr/index.js';
import type { ChatModel } from '../../models/index.js';
import type { Office } from '../../office/index.js';
import type { PageImages } from '../../parsing/pageImages.js';
import type { Embedder } from '../../retrieval/embedder.js';
import type { Reranker } from '../../retrieval/reranker.js';

/** What everything about knowledge bases works with. */
export interface KnowledgeDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly pageImages: PageImages;
  readonly scans: Pick<Scans, 'read' | 'kept'>;
  /** Rewrites the files that are not read as they are. */
  readonly office: Office;
  readonly log: Pick<Logger, 'warn'>;
  /** The embedding model in use; null: chunks are found by their words alone. */
  readonly embedder: () => Promise<Embedder | null>;
  /** The model in use that puts passages in order; null: they stay as words and vectors found them. */
  readonly reranker: () => Promise<Reranker | null>;
  /** The model that writes; null: there is none, and what sums up a document is taken from it word for word. */
  readonly chatModel: () => Promise<ChatModel | null>;
  /** Largest file that is taken. */
  readonly maxUploadBytes: number;
  /** Hosts of our own network whose pages may be fetched, each with its port or without. */
  readonly pageHosts: readonly string[];
}
