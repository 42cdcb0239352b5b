import { randomId } from '@console/base';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { fail } from '../http/failure.js';

const MOST = 2000;

/** What a member of staff is called: their account where WeCom tells no name. Over `s`. */
export const nickOf = sql`coalesce(nullif(s.nick, ''), s.user_id)`;

/** WeCom listed them once, and does so no more: who is new is not known as anything yet. Over the table's name there. */
export const hasLeft = (staff: Sql): Sql => sql`(not ${staff}.active and ${staff}.seen_run > 0)`;

/** Those whom WeCom lists, by name. */
export const staffNicks = (db: Queryable) =>
  db.query<{ id: string; nick: string; username: string }>(sql`
    select s.id, ${nickOf} as nick, s.user_id as username from wecom_staff s where s.active order by nick, s.seq limit ${MOST}`);

/** Throws `staff_not_found` unless WeCom lists all of these. */
export const checkStaff = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  const wanted = [...new Set(ids)];
  const found = await tx.query(sql`select 1 as one from wecom_staff where active and id = any(${wanted}::text[])`);
  if (found.length < wanted.length) throw fail('staff_not_found');
};

/** Links that lead to these are another thing at WeCom now: who left is no way to come any more, and who is back is one again. */
const tellLinks = async (tx: Queryable, staffIds: readonly string[]): Promise<void> => {
  if (staffIds.length === 0) return;
  await tx.query(sql`
    update referral_links set wanted = wanted + 1, way_state = case when way_state = 'failed' then 'waiting' else way_state end
    where deleted_at is null and id in (
      select link_id from referral_link_staff where staff_id = any(${[...staffIds]}::text[]))`);
};

/** Takes in whom WeCom lists by their accounts; whoever is not among them is listed no more. */
export const takeStaff = async (tx: Queryable, userIds: readonly string[], run: number): Promise<void> => {
  const listed = [...new Set(userIds)];
  const back = await tx.query<{ id: string }>(sql`
    update wecom_staff set active = true where not active and user_id = any(${listed}::text[]) returning id`);
  const rows = listed.map((userId) => ({ id: randomId(), userId }));
  await tx.query(sql`
    insert into wecom_staff as s (id, user_id, seen_run)
    select g.id, g."userId", ${run} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id text, "userId" text)
    on conflict (user_id) do update set active = true, seen_run = excluded.seen_run`);
  const gone = await tx.query<{ id: string }>(
    sql`update wecom_staff set active = false where active and seen_run < ${run} returning id`,
  );
  await tellLinks(
    tx,
    [...back, ...gone].map(({ id }) => id),
  );
};

/** Ids by account. Whoever is not known yet is noted as somebody whom WeCom does not list. */
export const staffIdsOf = async (tx: Queryable, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(userIds)];
  const rows = wanted.map((userId) => ({ id: randomId(), userId }));
  await tx.query(sql`
    insert into wecom_staff (id, user_id, active)
    select g.id, g."userId", false from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id text, "userId" text)
    on conflict (user_id) do nothing`);
  const found = await tx.query<{ id: string; userId: string }>(
    sql`select id, user_id as "userId" from wecom_staff where user_id = any(${wanted}::text[])`,
  );
  return new Map(found.map(({ id, userId }) => [userId, id]));
};

/** The next ones, after a place in their order, whose names are not known, or were asked a week ago. */
export const unnamedStaff = (tx: Queryable, after: number, most: number) =>
  tx.query<{ id: string; userId: string; seq: number }>(sql`
    select id, user_id as "userId", seq from wecom_staff
    where active and seq > ${after} and (named_at is null or named_at < now() - interval '7 days')
    order by seq limit ${most}`);

/**
 * Empty: it is not told; a name that is known stays. The books name staff, so that of two who are called the same the later one is
 * told apart by their account.
 */
export const nameStaff = async (tx: Queryable, id: string, nick: string): Promise<void> => {
  await tx.query(sql`
    update wecom_staff s set named_at = now(), nick = case
      when ${nick}::text = '' then s.nick
      when exists (
        select 1 from wecom_staff o where o.id <> s.id and (o.nick = ${nick} or (o.nick = '' and o.user_id = ${nick}))
      ) then ${nick} || '（' || s.user_id || '）'
      else ${nick} end
    where s.id = ${id}`);
};

/** The next one after a place in their order; undefined: there is none. */
export const nextStaff = async (tx: Queryable, after: number) => {
  const [found] = await tx.query<{ id: string; userId: string; seq: number }>(sql`
    select id, user_id as "userId", seq from wecom_staff where active and seq > ${after} order by seq limit 1`);
  return found;
};
