import type { ComparedRow, DialogueWork, DialogueWorkDetail, Reference } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../../../db/database.js';
import { json } from '../../../../db/database.js';
import { fail } from '../../../../http/failure.js';
import type { Language } from '../../../../http/messages.js';
import { cancelJobs, enqueue } from '../../../../jobs/index.js';
import { isOfTopic } from '../isOfTopic.js';

/** The job that compares files of a conversation, or sums them up. Its subject is the work's id. */
export const DIALOGUE_WORK = 'dialogueWork';

/** Works of one person that are under way, at most. */
const MOST_OPEN = 3;
/** Works that a list holds. */
const MOST_LISTED = 50;

export interface NewWork {
  readonly userId: string;
  /** Null: the files wait for a conversation. */
  readonly topicId: string | null;
  readonly kind: 'comparison' | 'summary';
  readonly fileIds: readonly string[];
  readonly points: readonly string[];
  readonly language: Language;
}

interface Row {
  id: string;
  kind: 'comparison' | 'summary';
  topicId: string | null;
  files: { id: string; name: string }[];
  points: string[];
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  progress: number;
  createdAt: Date;
  updatedAt: Date;
}

interface DetailRow extends Row {
  content: string;
  passages: Reference[];
  byModel: boolean;
  partial: boolean;
}

interface CellRow {
  fileId: string;
  point: number;
  found: boolean;
  content: string;
  byModel: boolean;
  passages: Reference[];
}

const isOpen = sql`status in ('waiting', 'running')`;

const own = sql`
  w.id, w.kind, w.topic_id as "topicId", w.points, w.status, w.created_at as "createdAt", w.updated_at as "updatedAt",
  (select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) order by o.place)
    from dialogue_work_files o join dialogue_files f on f.id = o.file_id where o.work_id = w.id) as files,
  case w.status when 'done' then 100 else coalesce((
    select round(100 * j.progress)::int from jobs j where j.subject = w.id and j.kind = ${DIALOGUE_WORK}
    order by j.created_at desc limit 1
  ), 0) end as progress`;

const withTimes = <R extends Row>({ createdAt, updatedAt, ...row }: R) => ({
  ...row,
  createTime: createdAt.toISOString(),
  updateTime: updatedAt.toISOString(),
});

const rowsOf = ({ points, files }: Row, cells: readonly CellRow[]): ComparedRow[] =>
  points.map((point, at) => ({
    point,
    cells: files.map(({ id }) => {
      const cell = cells.find(({ fileId, point: of }) => fileId === id && of === at);
      if (cell === undefined) return { fileId: id, state: 'waiting', text: '', byModel: false, references: [] };
      const { found, content, byModel, passages } = cell;
      return { fileId: id, state: found ? 'found' : 'not_found', text: content, byModel, references: passages };
    }),
  }));

/** Comparisons and summaries of files of conversations. Nobody but their owner ever gets one. */
export const workStore = (db: Database) => ({
  /** Throws `file_not_found`, `file_not_ready` and `too_many_jobs`. */
  begin: ({ userId, topicId, kind, fileIds, points, language }: NewWork): Promise<string> =>
    db.transaction(async (tx) => {
      // Two at once wait for one another, and count what the other has begun.
      await tx.query(sql`select 1 from users where id = ${userId} for no key update`);
      const open = await tx.query(sql`select 1 from dialogue_works where user_id = ${userId} and ${isOpen}`);
      if (open.length >= MOST_OPEN) throw fail('too_many_jobs');
      const among: Sql = topicId === null ? sql`topic_id is null and not attached` : isOfTopic(topicId);
      const wanted = [...new Set(fileIds)];
      const files = await tx.query<{ name: string; status: string }>(sql`
        select name, status from dialogue_files
        where id = any(${wanted}::text[]) and user_id = ${userId} and ${among} for key share`);
      if (files.length < wanted.length) throw fail('file_not_found');
      const unread = files.find(({ status }) => status !== 'ready');
      if (unread !== undefined) throw fail('file_not_ready', { values: { name: unread.name } });
      const id = randomId();
      await tx.query(sql`
        insert into dialogue_works (id, user_id, topic_id, kind, points, language)
        values (${id}, ${userId}, ${topicId}, ${kind}, ${json(points)}, ${language})`);
      await tx.query(sql`
        insert into dialogue_work_files (work_id, file_id, place)
        select ${id}, f.id, f.place from unnest(${wanted}::text[]) with ordinality as f (id, place)`);
      await enqueue(tx, { kind: DIALOGUE_WORK, subject: id });
      return id;
    }),

  /** Newest first; `topicId` null: of files that wait for a conversation. */
  list: async (userId: string, topicId: string | null): Promise<DialogueWork[]> => {
    const of = topicId === null ? sql`w.topic_id is null` : sql`w.topic_id = ${topicId}`;
    const rows = await db.query<Row>(sql`
      select ${own} from dialogue_works w where w.user_id = ${userId} and ${of}
      order by w.created_at desc, w.id limit ${MOST_LISTED}`);
    return rows.map(withTimes);
  },

  find: async (id: string, userId: string): Promise<DialogueWorkDetail | null> => {
    const [row] = await db.query<DetailRow>(sql`
      select ${own}, w.content, w.passages, w.by_model as "byModel", w.partial
      from dialogue_works w where w.id = ${id} and w.user_id = ${userId}`);
    if (row === undefined) return null;
    const cells = await db.query<CellRow>(sql`
      select file_id as "fileId", point, found, content, by_model as "byModel", passages
      from dialogue_cells where work_id = ${id}`);
    const { content, passages, ...rest } = row;
    return { ...withTimes(rest), rows: rowsOf(row, cells), text: content, references: passages };
  },

  /** False where the user has no such work. One that has ended stays as it is. */
  cancel: (id: string, userId: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const found = await tx.query(sql`select 1 from dialogue_works where id = ${id} and user_id = ${userId}`);
      if (found.length === 0) return false;
      await cancelJobs(tx, [id]);
      await tx.query(
        sql`update dialogue_works set status = 'cancelled', updated_at = now() where id = ${id} and ${isOpen}`,
      );
      return true;
    }),

  /** Removes own ones; those of others are passed over. */
  remove: (ids: readonly string[], userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const mine = sql`user_id = ${userId} and id = any(${[...ids]}::text[])`;
      const found = await tx.query<{ id: string }>(sql`select id from dialogue_works where ${mine}`);
      await cancelJobs(
        tx,
        found.map(({ id }) => id),
      );
      await tx.query(sql`delete from dialogue_works where ${mine}`);
    }),
});

/** What the work itself writes, in the transactions of its job. */
export const workWriting = (tx: Queryable) => ({
  /** What is to be done; undefined: it is gone, or has ended. */
  begin: async (id: string): Promise<BegunWork | undefined> => {
    const [begun] = await tx.query<Omit<BegunWork, 'files'>>(sql`
      update dialogue_works set status = 'running', updated_at = now() where id = ${id} and ${isOpen}
      returning kind, points, language`);
    if (begun === undefined) return undefined;
    const files = await tx.query<{ id: string; name: string }>(sql`
      select f.id, f.name from dialogue_work_files o join dialogue_files f on f.id = o.file_id
      where o.work_id = ${id} order by o.place`);
    return { ...begun, files };
  },

  /** Puts a cell in, in the place of whatever an attempt that was cut off has left. */
  setCell: async (id: string, { fileId, point, found, text, byModel, references }: WrittenCell): Promise<void> => {
    await tx.query(sql`
      insert into dialogue_cells (work_id, file_id, point, found, content, by_model, passages)
      values (${id}, ${fileId}, ${point}, ${found}, ${text}, ${byModel}, ${json(references)})
      on conflict (work_id, file_id, point) do update set
        found = excluded.found, content = excluded.content, by_model = excluded.by_model, passages = excluded.passages`);
  },

  done: async (id: string): Promise<void> => {
    await tx.query(sql`update dialogue_works set status = 'done', updated_at = now() where id = ${id} and ${isOpen}`);
  },

  summed: async (id: string, { text, references, byModel, partial }: WrittenSummary): Promise<void> => {
    await tx.query(sql`
      update dialogue_works set status = 'done', content = ${text}, passages = ${json(references)},
        by_model = ${byModel}, partial = ${partial}, updated_at = now()
      where id = ${id} and ${isOpen}`);
  },

  failed: async (id: string): Promise<void> => {
    await tx.query(sql`update dialogue_works set status = 'failed', updated_at = now() where id = ${id} and ${isOpen}`);
  },

  /** It is tried once more. False: it is gone, or was not given up. */
  again: async (id: string): Promise<boolean> =>
    (
      await tx.query(sql`
        update dialogue_works set status = 'waiting', updated_at = now() where id = ${id} and status = 'failed' returning id`)
    ).length > 0,
});

export interface BegunWork {
  kind: 'comparison' | 'summary';
  points: string[];
  language: Language;
  files: { id: string; name: string }[];
}

export interface WrittenCell {
  readonly fileId: string;
  /** The number of its point, from 0. */
  readonly point: number;
  readonly found: boolean;
  readonly text: string;
  readonly byModel: boolean;
  readonly references: readonly Reference[];
}

export interface WrittenSummary {
  readonly text: string;
  readonly references: readonly Reference[];
  readonly byModel: boolean;
  readonly partial: boolean;
}
