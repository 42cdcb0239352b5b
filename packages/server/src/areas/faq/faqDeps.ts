import type { Database } from '../../db/database.js';
import type { Embedder } from '../../retrieval/embedder.js';
import type { Uploads } from '../../uploads/index.js';

/** What the calls about FAQ stand on. */
export interface FaqDeps {
  readonly db: Database;
  readonly uploads: Uploads;
  /** The embedding model in use; null: there is none. */
  readonly embedder: () => Promise<Embedder | null>;
  /** What documents of a base would answer from, best first. */
  readonly passages: (wanted: {
    readonly knowledgeBaseIds: readonly string[];
    readonly question: string;
    readonly limit: number;
    readonly signal: AbortSignal;
  }) => Promise<
    readonly {
      readonly chunkId: string;
      readonly documentId: string;
      readonly documentName: string;
      readonly heading: readonly string[];
      readonly content: string;
      readonly score: number;
      readonly relevance?: number;
    }[]
  >;
}
