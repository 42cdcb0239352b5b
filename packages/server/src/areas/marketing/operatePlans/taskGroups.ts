import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';

/** How many groups a task goes to. Of rows `t` of `pd_tasks`. */
export const groupCountOf = sql`(select count(*)::int from pd_task_domains g where g.task_id = t.id)`;

/** People in the groups that tasks of a plan go to, each group once. Of rows `p` of `operate_plans`. */
export const peopleInGroupsOf = sql`(
  select coalesce(sum(d.member_count), 0)::int from private_domains d
  where d.id in (select g.domain_id from pd_tasks t join pd_task_domains g on g.task_id = t.id where t.plan_id = p.id))`;

/** Whether a plan has a task with somebody to go to: the people of the plan, or groups. */
export const isComplete = async (tx: Queryable, planId: string): Promise<boolean> => {
  const found = await tx.query(sql`
    select 1 as one from operate_plans p join pd_tasks t on t.plan_id = p.id
    where p.id = ${planId} and (p.crowd_pack_id is not null or t.to_groups) limit 1`);
  return found.length > 0;
};

/**
 * Groups that may be chosen, held until the transaction ends. Throws `private_domain_not_found`, and `private_domain_not_usable`
 * where one is switched off, is gone, or is none of WeCom.
 */
const checkGroups = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  const found = await tx.query<{ usable: boolean }>(sql`
    select enabled and gone_at is null and chat_id is not null as usable from private_domains
    where id = any(${[...ids]}::text[]) order by id for share`);
  if (found.length < ids.length) throw fail('private_domain_not_found');
  if (found.some(({ usable }) => !usable)) throw fail('private_domain_not_usable');
};

export const groupsOfTask = async (tx: Queryable, taskId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    sql`select domain_id as id from pd_task_domains where task_id = ${taskId} order by 1`,
  );
  return rows.map(({ id }) => id);
};

/**
 * The groups that a task is to go to; `had`: those it goes to already, of which one may have been switched off meanwhile. Groups are
 * reached through WeCom alone. Throws as `checkGroups` does.
 */
export const chosenGroups = async (
  tx: Queryable,
  channel: string,
  ids: readonly string[],
  had: readonly string[] = [],
): Promise<readonly string[]> => {
  const wanted = [...new Set(ids)];
  await checkGroups(
    tx,
    wanted.filter((id) => !had.includes(id)),
  );
  if (wanted.length > 0 && channel !== 'qyWechat') throw fail('private_domain_not_usable');
  return wanted;
};

/** It goes to these and no others. */
export const setGroups = async (tx: Queryable, taskId: string, ids: readonly string[]): Promise<void> => {
  await tx.query(sql`
    delete from pd_task_domains where task_id = ${taskId} and domain_id <> all(${[...ids]}::text[])`);
  await tx.query(sql`
    insert into pd_task_domains (task_id, domain_id) select ${taskId}, id from unnest(${[...ids]}::text[]) as given (id)
    on conflict do nothing`);
};
