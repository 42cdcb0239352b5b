import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { WeComGroup } from '../channels/weCom/weComDirectory.js';
import { json, type Queryable } from '../db/database.js';
import { isErasedContact } from './erasedContacts.store.js';
import { staffIdsOf } from './staff.store.js';

/**
 * Takes in a group with its members, as it was in the reading of that number; whoever is not among them has left. Of people who were
 * erased on request, no name is taken in.
 */
export const takeGroup = async (tx: Queryable, group: WeComGroup, run: number): Promise<void> => {
  const { chatId, name, owner, created, members } = group;
  const staffId = (await staffIdsOf(tx, [owner])).get(owner) ?? '';
  const [kept] = await tx.query<{ id: string }>(sql`
    insert into private_domains as d (id, chat_id, name, staff_id, member_count, seen_run, created_at)
    values (${randomId()}, ${chatId}, ${name}, ${staffId}, ${members.length}, ${run}, ${created.toISOString()}::timestamptz)
    on conflict (chat_id) do update set name = excluded.name, staff_id = excluded.staff_id,
      member_count = excluded.member_count, seen_run = greatest(d.seen_run, excluded.seen_run), gone_at = null,
      updated_at = case when (d.name, d.staff_id) is distinct from (excluded.name, excluded.staff_id)
        then now() else d.updated_at end
    returning id`);
  if (kept === undefined) return;
  const rows = members.map(({ userId, isStaff, name: called, joined }) => ({
    userId,
    kind: isStaff ? 'staff' : 'customer',
    name: called,
    joined: joined.toISOString(),
  }));
  await tx.query(sql`
    update private_domain_members set left_at = now()
    where domain_id = ${kept.id} and left_at is null and user_id <> all(${rows.map(({ userId }) => userId)}::text[])`);
  await tx.query(sql`
    insert into private_domain_members (domain_id, user_id, kind, name, joined_at)
    select distinct on (g."userId") ${kept.id}, g."userId", g.kind,
      case when g.kind = 'customer' and ${isErasedContact(sql`g."userId"`)} then '' else g.name end, g.joined
    from jsonb_to_recordset(${json(rows)}) as g ("userId" text, kind text, name text, joined timestamptz)
    order by g."userId", g.joined desc
    on conflict (domain_id, user_id) do update set name = excluded.name, joined_at = excluded.joined_at, left_at = null`);
};

/** WeCom has a group no more: the people in it were there to the end. */
export const loseGroup = async (tx: Queryable, chatId: string): Promise<void> => {
  await tx.query(sql`
    update private_domains set gone_at = now(), updated_at = now() where chat_id = ${chatId} and gone_at is null`);
};

/** The same of all that were not there when groups were read to the end. */
export const loseUnseenGroups = async (tx: Queryable, run: number): Promise<void> => {
  await tx.query(sql`
    update private_domains set gone_at = now(), updated_at = now()
    where chat_id is not null and gone_at is null and seen_run < ${run}`);
};
