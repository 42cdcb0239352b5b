import sql from 'sql-template-tag';
import type { Reader } from '../../visibility/index.js';
import { fail } from '../../http/failure.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { insertDocument, type NewDocument } from './documents.store.js';
import { knowledgeBaseStore } from './knowledgeBases.store.js';

/** A file that is stored already, for something else. */
export interface StoredElsewhere extends Pick<NewDocument, 'name' | 'type' | 'userId'> {
  readonly fileKey: string;
  readonly fileHash: string;
}

/** Makes documents out of files that came another way than by an upload. */
export const keepFile = ({ db, storage }: Pick<KnowledgeDeps, 'db' | 'storage'>) => ({
  /** For this reader. */
  isBaseThere: (id: string, reader: Reader): Promise<boolean> => knowledgeBaseStore(db).isThere(id, reader),

  /**
   * A copy of a file as a document of a base, which is parsed like all others; the one that the base has already where it has
   * the very same. Throws `knowledge_base_not_found`.
   */
  keep: async (knowledgeBaseId: string, file: StoredElsewhere): Promise<{ id: string; added: boolean }> => {
    // A copy of its own: what it was copied from may be removed any time.
    const copy = await storage.put(await storage.stream(file.fileKey));
    const kept = async () =>
      db.transaction(async (tx) => {
        // Two at once wait for one another, and see what the other has kept.
        const base = await tx.query(sql`select 1 from knowledge_bases where id = ${knowledgeBaseId} for no key update`);
        if (base.length === 0) throw fail('knowledge_base_not_found');
        const [there] = await tx.query<{ id: string }>(sql`
          select id from documents where knowledge_base_id = ${knowledgeBaseId} and file_hash = ${file.fileHash}
          order by created_at, id limit 1`);
        if (there !== undefined) return { id: there.id, added: false };
        const { name, type, userId } = file;
        return { id: await insertDocument(tx, { knowledgeBaseId, name, type, userId, file: copy }), added: true };
      });
    try {
      const done = await kept();
      if (!done.added) await storage.delete(copy.key);
      return done;
    } catch (error) {
      await storage.delete(copy.key);
      throw error;
    }
  },
});
