import sql, { type Sql } from 'sql-template-tag';
import { hasHadEnough } from '../../../channels/dayLimits.store.js';
import { addressHash, isOptedOut } from '../../../channels/optOuts.store.js';
import type { Queryable } from '../../../db/database.js';

/** A group that a task goes to. */
interface GroupRow {
  readonly id: string;
  readonly address: string;
  /** The account of its owner, who sends it. */
  readonly sender: string;
  readonly hash: string;
  readonly reason: string;
  readonly hasGot: boolean;
}

/**
 * The next groups of a task, in the order of their ids, with the reason for which each would get nothing just now; empty: it
 * would. As the outbox decides it when it takes messages up, and besides it says whether there is still a group, and an owner.
 */
export const nextGroups = (
  tx: Queryable,
  { taskId, hasGot }: { readonly taskId: string; readonly hasGot: (hash: Sql, customerId: Sql) => Sql },
  after: string,
  most: number,
): Promise<GroupRow[]> =>
  tx.query<GroupRow>(sql`
    select d.id, a.address, s.user_id as sender, h.hash, case
      when not d.enabled or d.gone_at is not null or a.address = '' then 'groupOff'
      when not s.active then 'ownerGone'
      when ${isOptedOut(sql`'qyWechat'::text`, sql`a.address`, sql`h.hash`)} then 'optedOut'
      when ${hasHadEnough(sql`'qyWechat'::text`, sql`h.hash`)} then 'limit'
      else '' end as reason, ${hasGot(sql`h.hash`, sql`null::text`)} as "hasGot"
    from pd_task_domains t join private_domains d on d.id = t.domain_id join wecom_staff s on s.id = d.staff_id
    cross join lateral (select coalesce(d.chat_id, '') as address) a
    cross join lateral (select ${addressHash(sql`'qyWechat'::text`, sql`a.address`)} as hash) h
    where t.task_id = ${taskId} and d.id > ${after}
    order by d.id limit ${most}`);
