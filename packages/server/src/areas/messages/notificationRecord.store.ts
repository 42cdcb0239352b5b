import type { NotificationRecord } from '@console/api/contract';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { pageWithTotal } from '../../db/pageWithTotal.js';
import { type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import type { Language } from '../../http/messages.js';
import { worded } from './serverMessages.js';

export interface NotificationFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly readFlag?: boolean;
}

interface Row {
  id: string;
  messageId: string;
  messageSubject: string;
  notificationTime: Date;
  readFlag: boolean;
  delStatus: boolean;
  content: string;
  href: string;
  template: string;
}

const columns = { messageSubject: 'm.subject', notificationTime: 'n.notification_time', readFlag: 'n.read_flag' };

export type NotificationRecordStore = ReturnType<typeof notificationRecordStore>;

/** What one user was told. Nobody else's is ever touched. */
export const notificationRecordStore = (db: Queryable, userId: string) => ({
  /** Those not deleted, newest first. The total is true also past the end. */
  page: async ({ current, size, orders, readFlag }: NotificationFilter, language: Language) => {
    const where = sql`
      n.user_id = ${userId} and not n.del_status ${readFlag === undefined ? empty : sql`and n.read_flag = ${readFlag}`}`;
    const order = orderBy(orders, columns, 'n.notification_time desc, n.id');
    // Those passed over need no message, unless it is what orders them.
    const bySubject = orders?.some(({ column }) => column === 'messageSubject') === true;
    const page = () =>
      db.query<Row>(sql`
        select n.id, n.message_id as "messageId", m.subject as "messageSubject", n.notification_time as "notificationTime",
          n.read_flag as "readFlag", n.del_status as "delStatus", m.content, m.href, m.template
        from (
          select n.* from notification_records n ${bySubject ? sql`join messages m on m.id = n.message_id` : empty}
          where ${where} ${order} ${pageOf({ current, size })}
        ) n join messages m on m.id = n.message_id ${order}`);
    const count = sql`select count(*)::int as total from notification_records n where ${where}`;
    const { rows, total } = await pageWithTotal(db, { current, size, searched: false, count }, page);
    const list: NotificationRecord[] = rows.map(({ template, ...row }) => ({
      ...row,
      ...worded({ ...row, template }, language),
      notificationTime: row.notificationTime.toISOString(),
    }));
    return { list, total, current, size };
  },

  count: async (): Promise<{ unread: number; total: number }> => {
    const [counted] = await db.query<{ unread: number; total: number }>(sql`
      select (count(*) filter (where not read_flag))::int as unread, count(*)::int as total
      from notification_records where user_id = ${userId} and not del_status`);
    return counted ?? { unread: 0, total: 0 };
  },

  /** Those of others, and those that are gone, are passed over. */
  markRead: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`
      update notification_records set read_flag = true
      where user_id = ${userId} and not del_status and id = any(${[...ids]}::text[])`);
  },

  /** False where it is not the user's, or deleted. */
  modify: async (id: string, flags: { readFlag?: boolean; delStatus?: boolean }): Promise<boolean> =>
    (
      await db.query(sql`
        update notification_records set read_flag = coalesce(${flags.readFlag ?? null}::boolean, read_flag),
          del_status = coalesce(${flags.delStatus ?? null}::boolean, del_status)
        where id = ${id} and user_id = ${userId} and not del_status returning id`)
    ).length > 0,

  /** Marks as deleted; those of others, and those that are gone, are passed over. */
  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`
      update notification_records set del_status = true where user_id = ${userId} and id = any(${[...ids]}::text[])`);
  },
});
