import type { ArchiveCounts, Document, DocumentDetail, UnpackFailure } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { isForeignKeyViolation } from '../../db/sqlError.js';
import type { StoredFile } from '../../files/storage.js';
import { fail } from '../../http/failure.js';
import { cancelJobs, enqueue } from '../../jobs/index.js';
import type { DocumentType } from '../../parsing/fileKind.js';
import type { FileOfDocument } from './knowledgeBases.store.js';
import { type SummaryRow, summaryColumn, summaryWithOutline, toSummary } from './summaries.store.js';
import { queueRemoval } from './removeContents.job.js';
import { toWebPage, webPageColumn, type WebPageRow } from './webPages.store.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';
import { containing, type Order, orderBy, pageOf } from '../../db/sqlParts.js';

/** Name of the job that parses a document. Its subject is the document's id. */
export const PARSE_DOCUMENT = 'parse_document';

export interface DocumentFilter {
  readonly current: number;
  readonly size: number;
  /** Left out: of all bases. */
  readonly knowledgeBaseId?: string;
  readonly keyword?: string;
  readonly status?: Document['status'];
  readonly enabled?: boolean;
  /** Each of them. */
  readonly tags?: readonly string[];
  /** Ids of labels: one of them. */
  readonly labels?: readonly string[] | undefined;
  readonly orders?: readonly Order[];
}

export interface NewDocument {
  readonly knowledgeBaseId: string;
  readonly name: string;
  readonly type: DocumentType;
  readonly file: StoredFile;
  /** Null: whoever it was has been deleted. */
  readonly userId: string | null;
  /** The archive that it was in, and its name there. */
  readonly archive?: { readonly id: string; readonly name: string };
}

/** A file of an archive, as it is kept: why it became no document, or null. */
export interface FileOfArchive {
  readonly name: string;
  readonly failure: UnpackFailure | null;
}

/** Where a document's file is, and what kind it is. */
export interface DocumentFile extends FileOfDocument {
  readonly name: string;
  readonly type: DocumentType;
  readonly pageCount: number;
}

interface Row {
  id: string;
  documentId: string;
  knowledgeBaseId: string;
  knowledgeBaseName: string;
  name: string;
  size: number;
  type: DocumentType;
  pageCount: number;
  chunkCount: number;
  status: Document['status'];
  stage: Document['stage'];
  progress: number;
  pagesRead: number;
  failure: Document['failure'];
  enabled: boolean;
  tags: string[];
  steps: { stage: string; time: string }[];
  createdBy: string;
  createTime: Date;
  updateTime: Date;
  summary: SummaryRow | null;
  unpacked: ArchiveCounts | null;
  web: WebPageRow | null;
}

const columns = {
  name: 'd.name',
  size: 'd.size',
  createTime: 'd.created_at',
  updateTime: 'd.updated_at',
  status: 'd.status',
  pageCount: 'd.page_count',
  chunkCount: 'd.chunk_count',
};

const selected = sql`
  d.id, d.id as "documentId", d.knowledge_base_id as "knowledgeBaseId", b.name as "knowledgeBaseName", d.name,
  d.size::float8 as size, d.type, d.page_count as "pageCount", d.chunk_count as "chunkCount", d.status, d.stage,
  d.progress::float8 as progress, d.pages_read as "pagesRead", d.failure, d.enabled, d.tags, d.steps,
  coalesce(u.username, '') as "createdBy", d.created_at as "createTime", d.updated_at as "updateTime", ${webPageColumn} as web,
  case when d.files is null then null else jsonb_build_object(
    'taken', (select count(*) from jsonb_array_elements(d.files) as f where f ->> 'failure' is null),
    'refused', (select count(*) from jsonb_array_elements(d.files) as f where f ->> 'failure' is not null)
  ) end as unpacked`;

const from = sql`
  from documents d join knowledge_bases b on b.id = d.knowledge_base_id left join users u on u.id = d.created_by
    left join document_summaries s on s.document_id = d.id left join web_pages w on w.document_id = d.id`;

const toDocument = ({ summary, web, ...row }: Row): Document => ({
  ...row,
  web: web === null ? null : toWebPage(web),
  steps: row.steps.map(({ stage, time }) => ({ stage, time: new Date(time).toISOString() })),
  summary: summary === null ? null : toSummary(summary),
  createTime: row.createTime.toISOString(),
  updateTime: row.updateTime.toISOString(),
});

/** As it is while it waits to be parsed. */
export const queued = sql`status = 'waiting', stage = 'queued', progress = 0, pages_read = 0, failure = null, updated_at = now()`;

/** Adds a document and queues it for parsing. Answers its id. Throws `knowledge_base_not_found`. */
export const insertDocument = async (
  tx: Queryable,
  { knowledgeBaseId, name, type, file, userId, archive }: NewDocument,
): Promise<string> => {
  const id = randomId();
  try {
    await tx.query(sql`
      insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, created_by, archive_id, archive_name)
      values (${id}, ${knowledgeBaseId}, ${name}, ${type}, ${file.size}, ${file.hash}, ${file.key}, ${userId},
        ${archive?.id ?? null}, ${archive?.name ?? null})`);
  } catch (error) {
    throw isForeignKeyViolation(error, 'documents_knowledge_base_id_fkey') ? fail('knowledge_base_not_found') : error;
  }
  await tx.query(sql`update knowledge_bases set updated_at = now() where id = ${knowledgeBaseId}`);
  await enqueue(tx, { kind: PARSE_DOCUMENT, subject: id });
  return id;
};

export type DocumentStore = ReturnType<typeof documentStore>;

export const documentStore = (db: Database) => {
  const one = async (id: string): Promise<Document | null> => {
    const [row] = await db.query<Row>(sql`select ${selected}, ${summaryColumn} as summary ${from} where d.id = ${id}`);
    return row === undefined ? null : toDocument(row);
  };

  return {
    /** Newest first. The total is true also past the end. */
    page: async (
      { current, size, knowledgeBaseId, keyword = '', status, enabled, tags, labels, orders }: DocumentFilter,
      reader: Reader,
    ) => {
      const where = sql`
        ${knowledgeBaseId === undefined ? sql`true ${andSeenBase(reader, 'd.knowledge_base_id')}` : sql`d.knowledge_base_id = ${knowledgeBaseId}`}
        ${keyword.trim() === '' ? empty : sql`and d.name ilike ${containing(keyword)}`}
        ${enabled === undefined ? empty : sql`and d.enabled = ${enabled}::boolean`}
        ${tags === undefined || tags.length === 0 ? empty : sql`and d.tags @> ${[...tags]}::text[]`}
        ${labels === undefined ? empty : sql`and d.id in (select document_id from document_labels where tag_id = any(${[...labels]}::text[]))`}
        ${status === undefined ? empty : sql`and d.status = ${status}`}`;
      const rows = await db.query<Row>(sql`
        select ${selected}, ${summaryColumn} as summary ${from} where ${where} ${orderBy(orders, columns, 'd.created_at desc, d.id')}
        ${pageOf({ current, size })}`);
      const [all] = await db.query<{ total: number }>(
        sql`select count(*)::int as total from documents d where ${where}`,
      );
      return { list: rows.map(toDocument), total: all?.total ?? 0, current, size };
    },

    detail: async (id: string): Promise<DocumentDetail | null> => {
      const [row] = await db.query<Row & Pick<DocumentDetail, 'pages'> & { files: FileOfArchive[] | null }>(
        sql`select ${selected}, d.pages, d.files, ${summaryWithOutline} as summary ${from} where d.id = ${id}`,
      );
      if (row === undefined) return null;
      const { files, pages, ...rest } = row;
      if (files === null) return { ...toDocument(rest), pages, files };
      const made = await db.query<{ id: string; name: string | null }>(
        sql`select id, archive_name as name from documents where archive_id = ${id}`,
      );
      const idOf = new Map(made.map((one) => [one.name, one.id]));
      return {
        ...toDocument(rest),
        pages,
        files: files.map((one) => ({ ...one, documentId: one.failure === null ? (idOf.get(one.name) ?? null) : null })),
      };
    },

    /** Throws `document_not_found`. */
    mustBeThere: async (ids: readonly string[]): Promise<void> => {
      const wanted = [...new Set(ids)];
      const found = await db.query(sql`select 1 from documents where id = any(${wanted}::text[])`);
      if (found.length < wanted.length) throw fail('document_not_found');
    },

    file: async (id: string): Promise<DocumentFile | null> => {
      const [row] = await db.query<DocumentFile>(sql`
        select name, type, page_count as "pageCount", file_key as "fileKey", file_hash as "fileHash"
        from documents where id = ${id}`);
      return row ?? null;
    },

    /** Adds a document and queues it for parsing. Throws `knowledge_base_not_found`. */
    add: async (
      document: NewDocument,
      /** What else belongs to it, in the same transaction. */
      also: (tx: Queryable, id: string) => Promise<void> = async () => undefined,
    ): Promise<Document> => {
      const id = await db.transaction(async (tx) => {
        const added = await insertDocument(tx, document);
        await also(tx, added);
        return added;
      });
      const added = await one(id);
      if (added === null) throw fail('knowledge_base_not_found');
      return added;
    },

    rename: async (id: string, name: string): Promise<boolean> =>
      (await db.query(sql`update documents set name = ${name}, updated_at = now() where id = ${id} returning id`))
        .length > 0,

    /**
     * Deletes a document, and stops the work on it. Its chunks and its file are taken away in the background. Throws
     * `document_not_found`.
     */
    remove: async (id: string, knowledgeBaseId: string): Promise<void> =>
      db.transaction(async (tx) => {
        await cancelJobs(tx, [id]);
        const removed = await tx.query(
          sql`delete from documents where id = ${id} and knowledge_base_id = ${knowledgeBaseId} returning id`,
        );
        if (removed.length === 0) throw fail('document_not_found');
        await tx.query(sql`update knowledge_bases set updated_at = now() where id = ${knowledgeBaseId}`);
        await queueRemoval(tx);
      }),

    /** Queues it for parsing again. Throws `document_not_found` and `already_parsing`. */
    parseAgain: async (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        // The same lock order as a job that writes: jobs before what they are about.
        await cancelJobs(tx, [id], ['failed']);
        const [found] = await tx.query<{ status: string }>(
          sql`select status from documents where id = ${id} for update`,
        );
        if (found === undefined) throw fail('document_not_found');
        if (found.status === 'waiting' || found.status === 'parsing') throw fail('already_parsing');
        await tx.query(sql`update documents set ${queued} where id = ${id}`);
        await enqueue(tx, { kind: PARSE_DOCUMENT, subject: id });
      }),

    /** Throws `document_not_found` and `not_parsing`. */
    cancelParsing: async (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await cancelJobs(tx, [id]);
        const [found] = await tx.query<{ status: string }>(
          sql`select status from documents where id = ${id} for update`,
        );
        if (found === undefined) throw fail('document_not_found');
        if (found.status !== 'waiting' && found.status !== 'parsing') throw fail('not_parsing');
        await tx.query(sql`update documents set status = 'cancelled', updated_at = now() where id = ${id}`);
      }),
  };
};
