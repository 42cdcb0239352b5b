import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { escapeHtml } from '../../html/index.js';

const subjects = { done: '您的反馈已处理', ignored: '您的反馈已查看' } as const;

/** Tells writers what became of their feedback. The message is theirs alone, so it is kept out of the managed ones. */
export const notifyWriters = async (
  db: Queryable,
  userIds: readonly string[],
  status: keyof typeof subjects,
  note: string,
): Promise<void> => {
  const id = randomId();
  const content = `<p>${escapeHtml(note.trim() === '' ? '感谢您的反馈。' : note)}</p>`;
  await db.query(sql`
    insert into messages (id, subject, content, notification_time, scope, status, removed)
    values (${id}, ${subjects[status]}, ${content}, now(), 'users', 'sent', true)
  `);
  await db.query(sql`
    insert into notification_records (id, message_id, user_id)
    select * from unnest(${userIds.map(() => randomId())}::text[], ${userIds.map(() => id)}::text[], ${[...userIds]}::text[])
  `);
};
