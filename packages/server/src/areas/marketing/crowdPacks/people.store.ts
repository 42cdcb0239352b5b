import type { CrowdPackMember } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { containing, pageOf } from '../../../db/sqlParts.js';
import { maskPhone } from '../../../text/maskPhones.js';

interface PersonRow {
  readonly id: string;
  readonly customerName: string;
  readonly phoneNumber: string;
  readonly city: string;
  readonly level: string;
  readonly tags: string[];
}

const shown = ({ phoneNumber, ...row }: PersonRow): CrowdPackMember => ({
  ...row,
  phoneNumber: maskPhone(phoneNumber),
});

/** People as lists show them, of ids that a statement answers as `id` with their order as `at`. */
const peopleOf = async (db: Queryable, ids: Sql): Promise<CrowdPackMember[]> => {
  const rows = await db.query<PersonRow>(sql`
    select c.id, c.name as "customerName", c.phone as "phoneNumber", c.city, c.level,
      array(
        select t.name from customer_labels l join tags t on t.id = l.tag_id where l.customer_id = c.id order by t.name
      ) as tags
    from (${ids}) p join customers c on c.id = p.id order by p.at`);
  return rows.map(shown);
};

export const peopleOfIds = (db: Queryable, ids: readonly string[]): Promise<CrowdPackMember[]> =>
  peopleOf(db, sql`select id, at from unnest(${[...ids]}::text[]) with ordinality wanted (id, at)`);

/** By a part of their name, or a number as a whole: by parts of it anybody could find it out. */
const like = (keyword: string): Sql => {
  const typed = keyword.trim();
  return sql`(c.name ilike ${containing(typed)} or (c.phone = ${typed} and c.phone <> '')
    or (c.member_number = ${typed} and c.member_number <> ''))`;
};

/** Ten people at most. */
export const findPeople = (db: Queryable, keyword: string): Promise<CrowdPackMember[]> =>
  keyword.trim() === ''
    ? Promise.resolve([])
    : peopleOf(db, sql`select c.id, c.seq as at from customers c where ${like(keyword)} order by c.seq limit 10`);

export interface MemberFilter {
  readonly crowdPackId: string;
  readonly current: number;
  readonly size: number;
  readonly keyword?: string;
  readonly after?: string;
}

/** Members of a pack. */
export const pageMembers = async (
  db: Database,
  { crowdPackId, current, size, keyword = '', after }: MemberFilter,
): Promise<{ list: CrowdPackMember[]; total: number; current: number; size: number }> => {
  const isSearched = keyword.trim() !== '';
  const members = sql`
    crowd_pack_members m ${isSearched ? sql`join customers c on c.id = m.customer_id and ${like(keyword)}` : empty}
    where m.pack_id = ${crowdPackId}`;
  const list = await peopleOf(
    db,
    sql`
      select m.customer_id as id, m.customer_id as at from ${members}
      ${after === undefined ? empty : sql`and m.customer_id > ${after}`}
      order by m.customer_id ${pageOf({ current: after === undefined ? current : 1, size })}`,
  );
  const counted = isSearched
    ? sql`select count(*)::int as total from ${members}`
    : sql`select member_count as total from crowd_packs where id = ${crowdPackId}`;
  const [all] = await db.query<{ total: number }>(counted);
  return { list, total: all?.total ?? 0, current, size };
};
