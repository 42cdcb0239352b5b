import type { TripleTask, TripleTaskDetail } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { matching, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import type { Language } from '../../../http/messages.js';
import { andSeenBase, type Reader } from '../../../visibility/index.js';
import { failureWords } from './failureWords.js';

export interface TaskFilter {
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
  | 'fileCount'
  | 'schemaId'
  | 'schemaName'
  | 'method'
  | 'status'
  | 'chunkCount'
  | 'chunkDone'
  | 'chunkFailed'
  | 'entityCount'
  | 'relationCount'
  | 'seenCount'
  | 'acceptedCount'
  | 'passedCount'
  | 'tokens'
  | 'createdBy';

interface Row extends Pick<TripleTask, Kept> {
  /** Of passing or removing, 0 to 1. */
  readonly share: number;
  readonly failure: string;
  readonly createTime: Date;
  readonly updateTime: Date;
}

const columns = { taskName: 't.name', status: 't.status', createTime: 't.created_at', updateTime: 't.updated_at' };

/** Those of the tasks that are chosen, with how far each has come. */
const rowsOf = (db: Queryable, chosen: Sql, order: Sql = empty): Promise<Row[]> =>
  db.query<Row>(sql`
    select t.id, t.name as "taskName", t.knowledge_base_id as "knowBaseId", t."knowBaseName",
      (select count(*)::int from triple_task_files where task_id = t.id) as "fileCount", t.schema_id as "schemaId",
      coalesce(t.schema ->> 'name', '') as "schemaName", t.method, t.status, t.progress::float8 as share, t.failure,
      h.all_of_them as "chunkCount", h.done as "chunkDone", h.failed as "chunkFailed",
      (select count(distinct e.id)::int from (
        select subject_id as id from triple_candidates where task_id = t.id
        union all select object_id from triple_candidates where task_id = t.id
      ) e) as "entityCount",
      c.total as "relationCount", c.seen as "seenCount", c.accepted as "acceptedCount", c.passed as "passedCount",
      t.tokens, coalesce(u.username, '') as "createdBy", t.created_at as "createTime", t.updated_at as "updateTime"
    from (${chosen}) t left join users u on u.id = t.created_by
    cross join lateral (
      select count(*)::int as all_of_them, (count(*) filter (where state = 'done'))::int as done,
        (count(*) filter (where state = 'failed'))::int as failed
      from triple_task_chunks where task_id = t.id
    ) h
    cross join lateral (
      select count(*)::int as total, (count(*) filter (where decision <> 'waiting'))::int as seen,
        (count(*) filter (where decision = 'accepted' and not passed))::int as accepted,
        (count(*) filter (where passed))::int as passed
      from triple_candidates where task_id = t.id
    ) c ${order}`);

const progressOf = ({ status, share, chunkCount, chunkDone, chunkFailed }: Row): number => {
  if (status === 'passing' || status === 'removing') return share * 100;
  if (status === 'toReview' || status === 'passed') return 100;
  return chunkCount === 0 ? 0 : ((chunkDone + chunkFailed) / chunkCount) * 100;
};

const shown = (row: Row, language: Language): TripleTask => {
  const { share: _, failure, createTime, updateTime, ...rest } = row;
  return {
    ...rest,
    progress: progressOf(row),
    failure: failureWords(failure, language),
    createTime: createTime.toISOString(),
    updateTime: updateTime.toISOString(),
  };
};

/** Tasks of bases that the reader sees. */
export const seenTasks = (reader: Reader, where: Sql): Sql => sql`
  from triple_tasks t join knowledge_bases b on b.id = t.knowledge_base_id
  where true ${andSeenBase(reader, 't.knowledge_base_id')} ${where}`;

interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly gone: boolean;
  readonly chunkCount: number;
  readonly chunkDone: number;
  readonly chunkFailed: number;
  readonly relationCount: number;
  readonly failure: string;
}

type TaskFile = TripleTaskDetail['files'][number];

const statusOf = (
  { chunkCount, chunkDone, chunkFailed }: FileRow,
  { status }: Pick<TripleTask, 'status'>,
): TaskFile['status'] => {
  const read = chunkDone + chunkFailed;
  const isAtWork = status === 'waiting' || status === 'running';
  if (read === chunkCount && (read > 0 || !isAtWork)) return chunkFailed > 0 ? 'failed' : 'done';
  return read > 0 && isAtWork ? 'running' : 'waiting';
};

export const tripleTaskStore = (db: Queryable) => ({
  /** Newest first. The total is true also past the end. */
  page: async (
    { current, size, orders, keyword = '', knowBaseId, status }: TaskFilter,
    reader: Reader,
    language: Language,
  ) => {
    const from = seenTasks(
      reader,
      sql`${matching(keyword, 't.name')} ${knowBaseId === undefined ? empty : sql`and t.knowledge_base_id = ${knowBaseId}`}
        ${status === undefined ? empty : sql`and t.status = ${status}`}`,
    );
    const order = orderBy(orders, columns, 't.created_at desc, t.id');
    const rows = await rowsOf(
      db,
      sql`select t.*, b.name as "knowBaseName" ${from} ${order} ${pageOf({ current, size })}`,
      order,
    );
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total ${from}`);
    return { list: rows.map((row) => shown(row, language)), total: all?.total ?? 0, current, size };
  },

  find: async (id: string, reader: Reader, language: Language): Promise<TripleTaskDetail | undefined> => {
    const [row] = await rowsOf(
      db,
      sql`select t.*, b.name as "knowBaseName" ${seenTasks(reader, sql`and t.id = ${id}`)}`,
    );
    if (row === undefined) return undefined;
    const task = shown(row, language);
    const files = await db.query<FileRow>(sql`
      with chunked as (
        select document_id, count(*)::int as n, (count(*) filter (where state = 'done'))::int as done,
          (count(*) filter (where state = 'failed'))::int as failed,
          coalesce((array_agg(failure order by place desc) filter (where state = 'failed'))[1], '') as failure
        from triple_task_chunks where task_id = ${id} group by document_id
      ), found as (
        select document_id, count(*)::int as n from triple_candidates where task_id = ${id} group by document_id
      )
      select f.document_id as id, coalesce(d.name, f.name) as name, d.id is null as gone,
        coalesce(c.n, 0) as "chunkCount", coalesce(c.done, 0) as "chunkDone", coalesce(c.failed, 0) as "chunkFailed",
        coalesce(r.n, 0) as "relationCount", coalesce(c.failure, '') as failure
      from triple_task_files f
        left join documents d on d.id = f.document_id and d.knowledge_base_id = ${task.knowBaseId}
        left join chunked c on c.document_id = f.document_id left join found r on r.document_id = f.document_id
      where f.task_id = ${id} order by f.place`);
    return {
      ...task,
      files: files.map((file) => ({
        ...file,
        status: statusOf(file, task),
        failure: failureWords(file.failure, language),
      })),
    };
  },
});
