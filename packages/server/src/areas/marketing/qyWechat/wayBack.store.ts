import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { hasLeft } from '../../../weCom/index.js';

/** Whom an assignment gave to somebody, or may have. Over `o`. */
const isGiven = sql`o.state in ('done', 'asked', 'sending', 'unknown')`;

/** Why somebody cannot go back to who had them, `f`; empty: they can. */
const reason = sql`case when ${hasLeft(sql`f`)} then 'staffLeft' else '' end`;

/** Who goes back if an assignment is taken back now, and of those through WeCom. */
export const countBack = async (db: Queryable, id: string) => {
  const [row] = await db.query<{ count: number; viaWeComCount: number }>(sql`
    select count(*)::int as count, count(*) filter (where o.external_user_id <> '')::int as "viaWeComCount"
    from staff_assignment_people o left join wecom_staff f on f.id = o.from_staff_id
    where o.assignment_id = ${id} and ${isGiven} and ${reason} = ''`);
  return row ?? { count: 0, viaWeComCount: 0 };
};

/**
 * Puts in the way back of everybody whom an assignment gave to somebody, or may have: of whom WeCom has not told, that is known by
 * their turn. Whoever has somebody else by then stays there.
 */
export const putBack = (tx: Queryable, back: string, id: string) =>
  tx.query(sql`
    insert into staff_assignment_people (assignment_id, customer_id, staff_id, from_staff_id, external_user_id, former_name,
      next_name, state, reason, changed_at)
    select ${back}, o.customer_id, o.from_staff_id, case when o.external_user_id <> '' then o.staff_id end,
      o.external_user_id, o.next_name, o.former_name, case when r.reason = '' then 'waiting' else 'skipped' end, r.reason,
      case when r.reason <> '' then now() end
    from staff_assignment_people o left join wecom_staff f on f.id = o.from_staff_id
    cross join lateral (select ${reason} as reason) r
    where o.assignment_id = ${id} and ${isGiven} order by o.seq`);
