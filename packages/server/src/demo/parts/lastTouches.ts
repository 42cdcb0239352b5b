import sql from 'sql-template-tag';
import { json } from '../../db/database.js';
import type { DemoPart } from '../demoWorld.js';

/** When everybody last signed in, and times of what the server does by itself. */
export const lastTouches: DemoPart = {
  title: { zh: '收尾', en: 'last touches' },
  add: async ({ db, calls, people, calendar, chance, turns }) => {
    const last = new Map(turns.map(({ person, at }) => [person.id, at]));
    const seen = people.map(({ id, since }) => {
      const asked = last.get(id);
      const at = asked === undefined ? null : new Date(asked.getTime() - chance.whole(2, 50) * 60_000);
      return { id, at: at !== null && at < since ? since : at };
    });
    await db.query(sql`
      update users u set last_sign_in_at = t.at from jsonb_to_recordset(${json(seen)}) as t(id text, at timestamptz)
      where u.id = t.id`);
    await db.query(sql`
      update users set created_at = ${calendar.workdayAgo(191)}, updated_at = ${calendar.workdayAgo(191)}, last_sign_in_at = null
      where account = 'admin'`);
    await db.query(sql`delete from rate_limits`);
    await calls.close();
  },
};
