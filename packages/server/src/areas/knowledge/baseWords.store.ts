import sql from 'sql-template-tag';
import { json, type Queryable } from '../../db/database.js';
import type { WordGroups } from '../../retrieval/index.js';

/** Words of bases that stand for one another, or are kept whole. */
export const baseWordsStore = (db: Queryable) => ({
  /** Null where there is no such base. */
  read: async (id: string): Promise<WordGroups | null> => {
    const [row] = await db.query<{ words: WordGroups }>(sql`select words from knowledge_bases where id = ${id}`);
    return row?.words ?? null;
  },

  /** False where there is no such base. */
  modify: async (id: string, words: WordGroups): Promise<boolean> =>
    (
      await db.query(
        sql`update knowledge_bases set words = ${json(words)}, updated_at = now() where id = ${id} returning id`,
      )
    ).length > 0,
});
