import { readFile } from 'node:fs/promises';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import type { Storage } from '../../../files/storage.js';
import { enqueue } from '../../../jobs/queue.js';
import { PARSE_DOCUMENT } from '../documents.store.js';

const guide = {
  base: '平台使用手册',
  description: '怎么登录、上传文档、提问、核对依据和管理权限',
  file: '使用手册.pdf',
};

export interface SeedGuideOptions {
  readonly db: Database;
  readonly storage: Storage;
  /** Id of the assistant that answers from the guide. */
  readonly assistantId: string;
}

/**
 * Puts in a knowledge base about using the product, so that the first question finds an answer. The ordinary work in
 * the background reads it. Only once, and not where somebody has knowledge of their own already: what is deleted
 * stays so.
 */
export const seedGuide = async ({ db, storage, assistantId }: SeedGuideOptions): Promise<void> => {
  let stored: string | undefined;
  try {
    await db.transaction(async (tx) => {
      const [first] = await tx.query(
        sql`insert into seeds (name) values ('guide') on conflict do nothing returning name`,
      );
      const [known] = await tx.query(sql`select 1 from knowledge_bases limit 1`);
      if (first === undefined || known !== undefined) return;
      const file = await storage.put(new Uint8Array(await readFile(new URL('guide.pdf', import.meta.url))));
      stored = file.key;
      const baseId = randomId();
      const documentId = randomId();
      await tx.query(sql`
        insert into knowledge_bases (id, name, description, created_by)
        values (${baseId}, ${guide.base}, ${guide.description}, (select id from users order by created_at, id limit 1))`);
      await tx.query(sql`
        insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, created_by)
        select ${documentId}, id, ${guide.file}, 'pdf', ${file.size}, ${file.hash}, ${file.key}, created_by
        from knowledge_bases where id = ${baseId}`);
      await tx.query(sql`
        insert into assistant_bases (assistant_id, knowledge_base_id)
        select id, ${baseId} from assistants where id = ${assistantId} and not removed`);
      await enqueue(tx, { kind: PARSE_DOCUMENT, subject: documentId });
    });
  } catch (error) {
    if (stored !== undefined) await storage.delete(stored);
    throw error;
  }
};
