import type { CustomerDoubles, DoubleKind } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { detailsOf } from './customerRows.store.js';

const MOST_GROUPS = 50;
const MOST_PEOPLE = 5;

/** What people of a group have in common, and who can be of one at all. */
const alike: Readonly<Record<DoubleKind, { readonly key: Sql; readonly known: Sql }>> = {
  phone: { key: sql`right(c.phone, 11)`, known: sql`c.phone <> ''` },
  email: { key: sql`lower(c.email)`, known: sql`c.email <> ''` },
  name: { key: sql`c.name, c.city`, known: sql`c.name <> '' and c.city <> ''` },
};

/** Customers that may be the same person. */
export const doublesBy = async (db: Database, by: DoubleKind, now: Date): Promise<CustomerDoubles[]> => {
  const { key, known } = alike[by];
  const groups = await db.query<{ ids: string[] }>(sql`
    select (array_agg(c.id order by c.seq))[1:${MOST_PEOPLE}::int] as ids from customers c where ${known}
    group by ${key} having count(*) > 1 order by min(c.seq) limit ${MOST_GROUPS}`);
  const people = await detailsOf(db, sql`c.id = any(${groups.flatMap(({ ids }) => ids)}::text[])`, now);
  return groups.map(({ ids }) => ({ by, people: people.filter(({ id }) => ids.includes(id)) }));
};
