import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import type { PageImages } from '../../parsing/pageImages.js';
import type { OrphanedFile } from './knowledgeBases.store.js';

/** Removes files whose rows are gone, and their pictures unless another document has the same content. */
export const removeFiles = async (
  { db, storage, pageImages }: { db: Queryable; storage: Storage; pageImages: PageImages },
  files: readonly OrphanedFile[],
): Promise<void> => {
  for (const { fileKey, fileHash } of files) {
    await storage.delete(fileKey);
    const others = await db.query(sql`select 1 from documents where file_hash = ${fileHash} limit 1`);
    if (others.length === 0) await pageImages.forget(fileHash);
  }
};
