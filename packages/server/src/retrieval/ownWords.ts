import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import type { WordGroups } from './synonyms.js';

/** The words that these bases have besides those that everybody uses. */
export const ownWordsOf = async (db: Queryable, knowledgeBaseIds: readonly string[]): Promise<WordGroups> => {
  const rows = await db.query<{ words: WordGroups }>(sql`
    select words from knowledge_bases where id = any(${[...knowledgeBaseIds]}::text[]) and words <> '[]'::jsonb order by id`);
  return rows.flatMap(({ words }) => words);
};
