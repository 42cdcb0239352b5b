import type { FetchFailure, WebPage } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';

/** The row of a page, as it is kept. */
export interface WebPageRow {
  readonly address: string;
  readonly schedule: Schedule;
  readonly fetchedAt: string;
  readonly failure: FetchFailure | null;
  readonly failedAt: string | null;
}

export type Schedule = 'never' | 'daily' | 'weekly';

/** Page `w` of a document as one value, null where it is of a file. */
export const webPageColumn = sql`
  case when w.document_id is null then null else jsonb_build_object(
    'address', w.address, 'schedule', w.schedule, 'fetchedAt', w.fetched_at, 'failure', w.failure,
    'failedAt', w.failed_at) end`;

export const toWebPage = ({ fetchedAt, failedAt, ...row }: WebPageRow): WebPage => ({
  ...row,
  fetchedAt: new Date(fetchedAt).toISOString(),
  failedAt: failedAt === null ? null : new Date(failedAt).toISOString(),
});

/** Hours after which a page that could not be fetched is tried again. */
const TRIED_AGAIN = 6;

const dueAfter = (schedule: Schedule) => sql`
  case ${schedule}::text when 'daily' then interval '1 day' when 'weekly' then interval '7 days' end`;

/** What a page is fetched by. */
export interface KeptPage {
  readonly address: string;
  readonly textHash: string;
}

/** Pages of the web that documents are made of. */
export const webPageStore = (db: Queryable) => ({
  /** Null where the document is gone, or of a file. */
  find: async (id: string): Promise<KeptPage | null> => {
    const [row] = await db.query<KeptPage>(
      sql`select address, text_hash as "textHash" from web_pages where document_id = ${id}`,
    );
    return row ?? null;
  },

  isIn: async (knowledgeBaseId: string, address: string): Promise<boolean> =>
    (
      await db.query(sql`
        select 1 from web_pages w join documents d on d.id = w.document_id
        where d.knowledge_base_id = ${knowledgeBaseId} and w.address = ${address} limit 1`)
    ).length > 0,

  add: async (id: string, { address, textHash }: KeptPage, schedule: Schedule): Promise<void> => {
    await db.query(sql`
      insert into web_pages (document_id, address, schedule, text_hash, next_at)
      values (${id}, ${address}, ${schedule}, ${textHash}, now() + ${dueAfter(schedule)})`);
  },

  /** Counts from when it was fetched the last time. False where there is no such page. */
  setSchedule: async (id: string, schedule: Schedule): Promise<boolean> =>
    (
      await db.query(sql`
        update web_pages set schedule = ${schedule}, next_at = fetched_at + ${dueAfter(schedule)}
        where document_id = ${id} returning document_id`)
    ).length > 0,

  setFetched: async (id: string, textHash: string): Promise<void> => {
    await db.query(sql`
      update web_pages set text_hash = ${textHash}, fetched_at = now(), failure = null, failed_at = null,
        next_at = now() + case schedule when 'daily' then interval '1 day' when 'weekly' then interval '7 days' end
      where document_id = ${id}`);
  },

  setFailed: async (id: string, failure: FetchFailure): Promise<void> => {
    await db.query(sql`
      update web_pages set failure = ${failure}, failed_at = now(),
        next_at = case when schedule = 'never' then null else now() + make_interval(hours => ${TRIED_AGAIN}::int) end
      where document_id = ${id}`);
  },

  /** Those that are to be fetched again by now, and that no job of this kind is about. */
  due: async (kind: string): Promise<string[]> =>
    (
      await db.query<{ id: string }>(sql`
      select document_id as id from web_pages where next_at <= now() and not exists (
        select 1 from jobs where subject = document_id and kind = ${kind} and status in ('queued', 'running'))
      order by next_at limit 1000`)
    ).map(({ id }) => id),
});
