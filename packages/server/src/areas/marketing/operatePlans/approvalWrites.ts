import type { askPlanApproval, decidePlanApproval, Input } from '@console/api/contract';
import sql from 'sql-template-tag';
import { fail } from '../../../http/failure.js';
import { isOver, lockedPlan } from './lockedPlan.js';
import { hrefOfPlan, type PlanDeps } from './planDeps.js';
import { notePlan } from './planLog.js';
import { isComplete } from './taskGroups.js';

type Seen = Input<typeof askPlanApproval>;

/** How a plan comes to be approved: handed in by one, decided about by another. */
export const approvalWrites = ({ db, tell }: Pick<PlanDeps, 'db' | 'tell'>) => ({
  ask: ({ id, version }: Seen, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const plan = await lockedPlan(tx, id, version);
      if (isOver(plan) || plan.ended) throw fail('operate_plan_finished');
      if (plan.approval !== 'none') {
        // One that has outgrown its approval is handed in again as it is.
        const isOutgrown = plan.approval === 'approved' && plan.size > plan.approvedSize;
        if (!isOutgrown) throw fail('plan_already_asked');
      }
      if (!(await isComplete(tx, id))) throw fail('operate_plan_incomplete');
      await tx.query(sql`
        update operate_plans set approval = 'waiting', asked_by = ${userId}, asked_at = now(), decided_by = null,
          decided_at = null, decision_words = ''
        where id = ${id}`);
      await notePlan(tx, { planId: id, action: 'approvalAsked', userId });
    }),

  withdraw: ({ id, version }: Seen, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const plan = await lockedPlan(tx, id, version);
      if (plan.approval !== 'waiting') throw fail('plan_not_asked');
      await tx.query(
        sql`update operate_plans set approval = 'none', asked_by = null, asked_at = null where id = ${id}`,
      );
      await notePlan(tx, { planId: id, action: 'approvalWithdrawn', userId });
    }),

  /** Nobody decides about what they had a part in. */
  decide: async (
    { id, version, approved, words: said = '' }: Input<typeof decidePlanApproval>,
    userId: string,
  ): Promise<void> => {
    const words = said.trim();
    if (!approved && words === '') throw fail('review_words_missing');
    await db.transaction(async (tx) => {
      const plan = await lockedPlan(tx, id, version);
      if (plan.approval !== 'waiting') throw fail('plan_not_asked');
      const [row] = await tx.query<{ own: boolean; askedBy: string | null }>(sql`
        select (${userId} = any(authors) or asked_by is not distinct from ${userId}) as own, asked_by as "askedBy"
        from operate_plans where id = ${id}`);
      if (row === undefined || row.own) throw fail('own_plan');
      await tx.query(sql`
        update operate_plans set approval = ${approved ? 'approved' : 'rejected'}, decided_by = ${userId},
          decided_at = now(), decision_words = ${words}, approved_size = ${approved ? plan.size : 0}::int
        where id = ${id}`);
      await notePlan(tx, { planId: id, action: approved ? 'approved' : 'rejected', userId, words });
      if (row.askedBy !== null)
        await tell(tx, { kind: 'plan_decided', userIds: [row.askedBy], note: plan.name, href: hrefOfPlan(id) });
    });
  },
});
