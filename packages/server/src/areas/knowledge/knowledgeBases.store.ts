import type { KnowledgeBase } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty } from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { isUniqueViolation } from '../../db/sqlError.js';
import { fail } from '../../http/failure.js';
import { cancelJobs } from '../../jobs/queue.js';
import { queueRemoval } from './removeContents.job.js';
import { andSeenBase, type Reader, rolesOf, setRoles } from '../../visibility/index.js';
import { containing, type Order, orderBy, pageOf } from '../../db/sqlParts.js';

export interface KnowledgeBaseFilter {
  readonly current: number;
  readonly size: number;
  readonly keyword?: string;
  readonly idList?: readonly string[];
  readonly orders?: readonly Order[];
}

/** Where a document's file is stored, and the SHA-256 of its content. */
export interface FileOfDocument {
  readonly fileKey: string;
  readonly fileHash: string;
}

/** What can be set. What is left out stays, or is for everybody. */
export interface BaseSettings {
  readonly name?: string;
  readonly description?: string;
  /** Null: everybody sees it. */
  readonly roleIds?: readonly string[] | null;
}

interface Row {
  id: string;
  name: string;
  description: string;
  documentCount: number;
  chunkCount: number;
  parsingCount: number;
  failedCount: number;
  faqCount: number;
  roles: { id: string; name: string }[] | null;
  createdBy: string;
  createTime: Date;
  updateTime: Date;
}

const toKnowledgeBase = (row: Row): KnowledgeBase => ({
  ...row,
  createTime: row.createTime.toISOString(),
  updateTime: row.updateTime.toISOString(),
});

const columns = {
  name: 'b.name',
  createTime: 'b.created_at',
  updateTime: 'b.updated_at',
  documentCount: '"documentCount"',
  chunkCount: '"chunkCount"',
};

const refused = (error: unknown): unknown =>
  isUniqueViolation(error, 'knowledge_bases_name') ? fail('name_taken') : error;

export type KnowledgeBaseStore = ReturnType<typeof knowledgeBaseStore>;

export const knowledgeBaseStore = (db: Database) => ({
  /** Newest first. The total is true also past the end. */
  page: async ({ current, size, keyword = '', idList, orders }: KnowledgeBaseFilter, reader: Reader) => {
    const where = sql`
      true ${andSeenBase(reader, 'b.id')}
      ${keyword.trim() === '' ? empty : sql`and (b.name ilike ${containing(keyword)} or b.description ilike ${containing(keyword)})`}
      ${idList === undefined ? empty : sql`and b.id = any(${[...idList]}::text[])`}`;
    const rows = await db.query<Row>(sql`
      select b.id, b.name, b.description, coalesce(u.username, '') as "createdBy",
        b.created_at as "createTime", b.updated_at as "updateTime",
        d.documents as "documentCount", d.chunks as "chunkCount", d.parsing as "parsingCount", d.failed as "failedCount",
        (select count(*)::int from faqs where knowledge_base_id = b.id) as "faqCount", ${rolesOf('knowledge_base', 'b')} as roles
      from knowledge_bases b
      left join users u on u.id = b.created_by
      cross join lateral (
        select count(*)::int as documents, coalesce(sum(chunk_count), 0)::int as chunks,
          (count(*) filter (where status in ('waiting', 'parsing')))::int as parsing,
          (count(*) filter (where status = 'failed'))::int as failed
        from documents where knowledge_base_id = b.id
      ) d
      where ${where} ${orderBy(orders, columns, 'b.created_at desc, b.id')}
      ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from knowledge_bases b where ${where}`,
    );
    return { list: rows.map(toKnowledgeBase), total: all?.total ?? 0, current, size };
  },

  /** For this reader. */
  isThere: async (id: string, reader: Reader): Promise<boolean> =>
    (await db.query(sql`select 1 from knowledge_bases b where b.id = ${id} ${andSeenBase(reader, 'b.id')}`)).length > 0,

  /** Answers the new id. Throws `name_taken`, `role_not_found` and `own_role_missing`. */
  add: async (
    { name, description, roleIds = null }: BaseSettings & { name: string; description: string },
    userId: string,
    reader: Reader,
  ): Promise<string> => {
    const id = randomId();
    try {
      await db.transaction(async (tx) => {
        await tx.query(sql`
          insert into knowledge_bases (id, name, description, created_by)
          values (${id}, ${name}, ${description}, ${userId})`);
        if (roleIds !== null) await setRoles(tx, 'knowledge_base', id, roleIds, reader);
      });
    } catch (error) {
      throw refused(error);
    }
    return id;
  },

  /** False where there is no such base. Throws `name_taken`, `role_not_found` and `own_role_missing`. */
  modify: async (id: string, { name, description, roleIds }: BaseSettings, reader: Reader): Promise<boolean> => {
    try {
      return await db.transaction(async (tx) => {
        const rows = await tx.query(sql`
          update knowledge_bases set name = coalesce(${name ?? null}, name),
            description = coalesce(${description ?? null}, description), updated_at = now()
          where id = ${id} returning id`);
        if (rows.length === 0) return false;
        if (roleIds !== undefined) await setRoles(tx, 'knowledge_base', id, roleIds, reader);
        return true;
      });
    } catch (error) {
      throw refused(error);
    }
  },

  /** Deletes bases with all that is in them, and stops the work on it. What they held is taken away in the background. */
  remove: async (ids: readonly string[]): Promise<void> =>
    db.transaction(async (tx) => {
      const documents = await tx.query<{ id: string }>(
        sql`select id from documents where knowledge_base_id = any(${[...ids]}::text[])`,
      );
      await cancelJobs(
        tx,
        documents.map((one) => one.id),
      );
      const removed = await tx.query<{ id: string }>(
        sql`delete from knowledge_bases where id = any(${[...ids]}::text[]) returning id`,
      );
      if (removed.length > 0) await queueRemoval(tx);
    }),
});
