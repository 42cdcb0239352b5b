import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { matching } from '../../db/sqlParts.js';
import type { MetricsDeps } from './metricsDeps.js';

const MOST = 20;
/** People beyond these are found by more letters of their names. */
const LOOKED_AT = 200;

/** People who see metrics, by a part of their names. */
export const ownersLike = async (
  { db, rightsOf }: Pick<MetricsDeps, 'db' | 'rightsOf'>,
  keyword: string,
): Promise<{ id: string; name: string }[]> => {
  const people = await db.query<{ id: string; name: string }>(sql`
    select u.id, u.username as name from staff u
    where not u.stopped ${matching(keyword, 'u.username', 'u.account')} order by u.username, u.id limit ${LOOKED_AT}`);
  const owners: { id: string; name: string }[] = [];
  for (const person of people) {
    if (owners.length === MOST) break;
    if ((await rightsOf(db, person.id)).permissions.has('metrics.look')) owners.push(person);
  }
  return owners;
};

/** Whether somebody is there who sees metrics. */
export const mayOwn = async (
  tx: Queryable,
  { rightsOf }: Pick<MetricsDeps, 'rightsOf'>,
  userId: string,
): Promise<boolean> => {
  const there = await tx.query(sql`select 1 from staff where id = ${userId} and not stopped`);
  return there.length > 0 && (await rightsOf(tx, userId)).permissions.has('metrics.look');
};
