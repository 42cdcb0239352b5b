import { addMessage, passMessage } from '@console/api/contract';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { MessageEntry, readData } from '../dataFiles.js';
import type { DemoPart } from '../demoWorld.js';

const DAY = 86_400_000;
const pad = (part: number): string => String(part).padStart(2, '0');

/** Ten in the morning in Shanghai, in so many days, as the calls take it. */
const morningIn = (now: Date, days: number): string => {
  const day = new Date(now.getTime() + 8 * 3_600_000 + days * DAY);
  return `${day.getUTCFullYear()}-${pad(day.getUTCMonth() + 1)}-${pad(day.getUTCDate())} 10:00:00`;
};

/** Messages that went out over the months, most of them read; one that waits for its time, and a draft. */
export const messages: DemoPart = {
  title: { zh: '系统消息', en: 'messages' },
  add: async ({ calls, calendar, chance, roles, people, db, admin }) => {
    const writer = people.find(({ department, role }) => department === '办公室' && role === '系统管理员') ?? admin;
    for (const entry of await readData('messages.json', z.array(MessageEntry))) {
      const at = calendar.workdayAgo(entry.daysAgo);
      const caller = { as: writer, at };
      const message = {
        messageSubject: entry.subject,
        content: entry.content,
        scope: entry.scope,
        ...(entry.roles && { roleIds: entry.roles.flatMap((role) => roles.get(role) ?? []) }),
        notificationTime: entry.inDays === undefined ? null : morningIn(calendar.now, entry.inDays),
      };
      const { id } = await calls.call(addMessage, message, caller);
      if (entry.draft !== true) await calls.call(passMessage, { id }, caller);
      await db.query(sql`update messages set created_at = ${at}, updated_at = ${at} where id = ${id}`);
      if (entry.draft === true || entry.inDays !== undefined) continue;
      const read = Math.min(0.93, 0.35 + entry.daysAgo * 0.04);
      await db.query(sql`update messages set notification_time = ${at} where id = ${id}`);
      // Nobody was told who was not there yet.
      await db.query(sql`
        delete from notification_records n using users u
        where n.message_id = ${id} and u.id = n.user_id and u.created_at > ${at}`);
      const told = await db.query<{ id: string }>(
        sql`select id from notification_records where message_id = ${id} order by user_id`,
      );
      const seen = told.filter(() => chance.happens(read)).map((record) => record.id);
      await db.query(sql`
        update notification_records set notification_time = ${at}, read_flag = id = any(${seen}::text[])
        where message_id = ${id}`);
    }
  },
};
