import type { ChunkReview } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { standing } from './standingChunks.js';

/** Where people are in the checking of documents. */
export const chunkReviews = (db: Database) => ({
  read: async (documentId: string, userId: string): Promise<ChunkReview> => {
    const [row] = await db.query<ChunkReview>(sql`
      select count(*)::int as all, (count(*) filter (where checked_at is not null))::int as checked,
        max(id) filter (where id = (
          select chunk_id from chunk_reviews where document_id = ${documentId} and user_id = ${userId}
        )) as "chunkId"
      from chunks where document_id = ${documentId} and ${standing}`);
    return row ?? { all: 0, checked: 0, chunkId: null };
  },

  /** Throws `chunk_not_found`. */
  save: async (chunkId: string, userId: string): Promise<void> => {
    const saved = await db.query(sql`
      insert into chunk_reviews (document_id, user_id, chunk_id)
      select document_id, ${userId}, id from chunks where id = ${chunkId} and ${standing}
      on conflict (document_id, user_id) do update set chunk_id = excluded.chunk_id, updated_at = now()
      returning chunk_id`);
    if (saved.length === 0) throw fail('chunk_not_found');
  },
});
