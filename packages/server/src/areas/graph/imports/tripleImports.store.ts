import type { TripleImport } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { matching, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';
import { cancelJobs, enqueue } from '../../../jobs/index.js';
import { andSeenBase, type Reader } from '../../../visibility/index.js';

/** The job that stores the rows of a large file. The import is its subject. */
export const READ_IMPORT = 'read_triple_import';
/** The job that takes an import away, also from the graph. The import is its subject. */
export const REMOVE_IMPORT = 'remove_triple_import';

export interface ImportFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
  readonly knowBaseId?: string;
  readonly status?: string;
}

type Kept =
  | 'id'
  | 'taskName'
  | 'knowBaseId'
  | 'knowBaseName'
  | 'fileName'
  | 'status'
  | 'progress'
  | 'failure'
  | 'tripleCount'
  | 'seenCount'
  | 'acceptedCount'
  | 'passedCount'
  | 'createdBy';

interface Row extends Pick<TripleImport, Kept> {
  readonly createTime: Date;
  readonly updateTime: Date;
}

const columns = { taskName: 'i.name', status: 'i.status', createTime: 'i.created_at', updateTime: 'i.updated_at' };

/** Those of the imports that are chosen, with how far each has come. */
const rowsOf = async (db: Queryable, chosen: Sql, order: Sql = empty): Promise<TripleImport[]> => {
  const rows = await db.query<Row>(sql`
    select i.id, i.name as "taskName", i.knowledge_base_id as "knowBaseId", i."knowBaseName", i.file_name as "fileName",
      i.status, (i.progress * 100)::float8 as progress, nullif(i.failure, '') as failure, c.total as "tripleCount",
      c.seen as "seenCount", c.accepted as "acceptedCount", c.passed as "passedCount",
      coalesce(u.username, '') as "createdBy", i.created_at as "createTime", i.updated_at as "updateTime"
    from (${chosen}) i left join users u on u.id = i.created_by cross join lateral (
      select count(*)::int as total, (count(*) filter (where decision <> 'waiting'))::int as seen,
        (count(*) filter (where decision = 'accepted' and not passed))::int as accepted,
        (count(*) filter (where passed))::int as passed
      from triple_candidates where import_id = i.id
    ) c ${order}`);
  return rows.map(({ createTime, updateTime, ...row }) => ({
    ...row,
    createTime: createTime.toISOString(),
    updateTime: updateTime.toISOString(),
  }));
};

const seen = (reader: Reader, where: Sql): Sql => sql`
  from triple_imports i join knowledge_bases b on b.id = i.knowledge_base_id
  where true ${andSeenBase(reader, 'i.knowledge_base_id')} ${where}`;

export interface NewImport {
  readonly taskName: string;
  readonly knowledgeBaseId: string;
  readonly fileName: string;
  readonly userId: string;
  /** Where its rows are read from in the background. */
  readonly fileKey?: string;
}

export const tripleImportStore = (db: Database) => ({
  /** Newest first. The total is true also past the end. */
  page: async ({ current, size, orders, keyword = '', knowBaseId, status }: ImportFilter, reader: Reader) => {
    const from = seen(
      reader,
      sql`${matching(keyword, 'i.name', 'i.file_name')}
        ${knowBaseId === undefined ? empty : sql`and i.knowledge_base_id = ${knowBaseId}`}
        ${status === undefined ? empty : sql`and i.status = ${status}`}`,
    );
    const order = orderBy(orders, columns, 'i.created_at desc, i.id');
    const list = await rowsOf(
      db,
      sql`select i.*, b.name as "knowBaseName" ${from} ${order} ${pageOf({ current, size })}`,
      order,
    );
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total ${from}`);
    return { list, total: all?.total ?? 0, current, size };
  },

  find: async (id: string, reader: Reader): Promise<TripleImport | undefined> =>
    (await rowsOf(db, sql`select i.*, b.name as "knowBaseName" ${seen(reader, sql`and i.id = ${id}`)}`))[0],

  baseIsThere: async (id: string, reader: Reader): Promise<boolean> =>
    (await db.query(sql`select 1 from knowledge_bases b where b.id = ${id} ${andSeenBase(reader, 'b.id')}`)).length > 0,

  /**
   * `begin` stores its rows or lets them be stored, in the same transaction: no import is ever left half stored with nobody at
   * work on it. Throws `name_taken`, and `knowledge_base_not_found` where the base has gone meanwhile.
   */
  add: async (
    { taskName, knowledgeBaseId, fileName, userId, fileKey }: NewImport,
    begin: (tx: Queryable, id: string) => Promise<unknown>,
  ): Promise<string> => {
    const id = randomId();
    try {
      await db.transaction(async (tx) => {
        const added = await tx.query<{ id: string }>(sql`
          insert into triple_imports (id, name, knowledge_base_id, file_name, file_key, created_by)
          select ${id}, ${taskName}, b.id, ${fileName}, ${fileKey ?? null}, ${userId}
          from knowledge_bases b where b.id = ${knowledgeBaseId} returning id`);
        if (added.length === 0) throw fail('knowledge_base_not_found');
        await begin(tx, id);
      });
    } catch (error) {
      throw isUniqueViolation(error, 'triple_imports_name') ? fail('name_taken') : error;
    }
    return id;
  },

  /** Takes away those that the reader sees, in the background. */
  remove: (idList: readonly string[], reader: Reader): Promise<void> =>
    db.transaction(async (tx) => {
      const found = await tx.query<{ id: string }>(
        sql`select i.id ${seen(reader, sql`and i.id = any(${[...idList]}::text[]) and i.status <> 'removing'`)}`,
      );
      const ids = found.map(({ id }) => id);
      await cancelJobs(tx, ids);
      await tx.query(sql`
        update triple_imports set status = 'removing', progress = 0, failure = '', updated_at = now()
        where id = any(${ids}::text[])`);
      for (const id of ids) await enqueue(tx, { kind: REMOVE_IMPORT, subject: id, maxAttempts: 10 });
    }),
});
