import type { Channel } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/** What messages are sent for, as it is called when they are written. */
export interface Cause {
  readonly channel: Channel;
  readonly planId: string;
  readonly planName: string;
  readonly taskId: string;
  readonly taskName: string;
  readonly templateId: string | null;
}

/** Remembers what a cause is, so that reports know it when plan, task and template are deleted. Said again, it changes nothing. */
export const nameCause = async (tx: Queryable, cause: string, about: Cause): Promise<void> => {
  const { channel, planId, planName, taskId, taskName, templateId } = about;
  await tx.query(sql`
    insert into outbox_causes (cause, channel, plan_id, plan_name, task_id, task_name, template_id, template_name)
    values (${cause}, ${channel}, ${planId}, ${planName}, ${taskId}, ${taskName}, ${templateId},
      coalesce((select name from message_templates where id = ${templateId}), ''))
    on conflict (cause) do nothing`);
};
