import type { addPrivateDomain, Input, modifyPrivateDomain } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';
import { checkStaff } from '../../../weCom/index.js';

const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'private_domains_name')) return fail('name_taken');
  return isForeignKeyViolation(error, 'private_domain_tags_tag_id_fkey') ? fail('tag_not_found') : error;
};

/** These labels and no others. */
const setTags = async (tx: Queryable, id: string, tagIds: readonly string[]): Promise<void> => {
  const wanted = [...new Set(tagIds)];
  await tx.query(sql`
    delete from private_domain_tags where domain_id = ${id} and tag_id <> all(${wanted}::text[])`);
  await tx.query(sql`
    insert into private_domain_tags (domain_id, tag_id) select ${id}, tag from unnest(${wanted}::text[]) as tag
    on conflict do nothing`);
};

/** Whether a task goes to one of these that has not ended: it would go to nobody there any more. */
const isInUse = async (tx: Queryable, ids: readonly string[]): Promise<boolean> => {
  const used = await tx.query(sql`
    select 1 as one from pd_task_domains g join pd_tasks t on t.id = g.task_id join operate_plans p on p.id = t.plan_id
    where g.domain_id = any(${[...ids]}::text[]) and t.status not in ('finished', 'stopped') and p.status <> 'finished'
    limit 1`);
  return used.length > 0;
};

/** What people change of private domains; the rest is WeCom's to say. */
export const domainWrites = (db: Database) => {
  const saved = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    try {
      return await db.transaction(work);
    } catch (error) {
      throw refused(error);
    }
  };

  return {
    add: (body: Input<typeof addPrivateDomain>, userId: string): Promise<{ id: string }> =>
      saved(async (tx) => {
        const { name, description = '', staffId, tagIds = [], memberCount = 0, enabled = true } = body;
        await checkStaff(tx, [staffId]);
        const id = randomId();
        await tx.query(sql`
          insert into private_domains (id, name, description, staff_id, member_count, enabled, created_by)
          values (${id}, ${name.trim()}, ${description}, ${staffId}, ${memberCount}, ${enabled}, ${userId})`);
        await setTags(tx, id, tagIds);
        return { id };
      }),

    modify: (body: Input<typeof modifyPrivateDomain>): Promise<void> =>
      saved(async (tx) => {
        const { id, name, description, staffId, tagIds, memberCount, enabled } = body;
        const [found] = await tx.query<{ chatId: string | null }>(
          sql`select chat_id as "chatId" from private_domains where id = ${id} for update`,
        );
        if (found === undefined) throw fail('private_domain_not_found');
        const saysMore = name !== undefined || staffId !== undefined || memberCount !== undefined;
        if (found.chatId !== null && saysMore) throw fail('private_domain_of_we_com');
        if (staffId !== undefined) await checkStaff(tx, [staffId]);
        await tx.query(sql`
          update private_domains set name = coalesce(${name?.trim() ?? null}, name),
            description = coalesce(${description ?? null}, description), staff_id = coalesce(${staffId ?? null}, staff_id),
            member_count = coalesce(${memberCount ?? null}::int, member_count),
            enabled = coalesce(${enabled ?? null}::boolean, enabled), updated_at = now()
          where id = ${id}`);
        if (tagIds !== undefined) await setTags(tx, id, tagIds);
      }),

    /** All or none. Throws `private_domain_of_we_com` for a group that WeCom has, `private_domain_in_use` for one of a task to come. */
    remove: (ids: readonly string[]): Promise<void> =>
      saved(async (tx) => {
        const wanted = [...new Set(ids)];
        const found = await tx.query<{ isThere: boolean }>(sql`
          select chat_id is not null and gone_at is null as "isThere" from private_domains
          where id = any(${wanted}::text[]) order by id for update`);
        if (found.some(({ isThere }) => isThere)) throw fail('private_domain_of_we_com');
        if (await isInUse(tx, wanted)) throw fail('private_domain_in_use');
        await tx.query(sql`delete from private_domains where id = any(${wanted}::text[])`);
      }),
  };
};
