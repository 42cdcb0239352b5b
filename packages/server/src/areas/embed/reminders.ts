import sql from 'sql-template-tag';
import { routes } from '@console/api/contract';
import type { Database, Queryable } from '../../db/database.js';

/** Days before a key ends at which those who manage keys are told. */
const REMINDERS = [14, 3] as const;

/** Sends one message to these users. */
export type Tell = (
  tx: Queryable,
  message: { kind: 'embed_key_ends'; userIds: readonly string[]; note: string },
) => Promise<void>;

/** Tells those who manage keys of each that ends soon: once when 14 days are left, and once when 3 are. */
export const remindOfEnds = (db: Database, tell: Tell): Promise<void> =>
  db.transaction(async (tx) => {
    const due = await tx.query<{ name: string; day: string }>(sql`
      update embed_keys k set reminded_days = left_days from (
        select id, min(days) as left_days from embed_keys, unnest(${[...REMINDERS]}::int[]) as days
        where enabled and expires_at > now() and expires_at <= now() + make_interval(days => days)
        group by id
      ) soon
      where soon.id = k.id and coalesce(k.reminded_days, 1000) > left_days
      returning name, to_char(expires_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`);
    if (due.length === 0) return;
    const managers = await tx.query<{ id: string }>(sql`
      select distinct u.id from staff u join user_roles ur on ur.user_id = u.id
        join roles r on r.id = ur.role_id and r.enabled join role_menus rm on rm.role_id = r.id
        join menus m on m.id = rm.menu_id
      where not u.stopped and m.href = ${routes.embedKeys.path}`);
    const userIds = managers.map(({ id }) => id);
    if (userIds.length === 0) return;
    for (const { name, day } of due) await tell(tx, { kind: 'embed_key_ends', userIds, note: `${name} · ${day}` });
  });
