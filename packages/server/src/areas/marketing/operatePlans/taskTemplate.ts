import type { Channel } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { LockedTask } from './lockedPlan.js';
import type { WrittenTask } from './taskWriter.js';

interface StoredTask extends WrittenTask {
  readonly toGroups: boolean;
}

/** A task with what its version of the template says; null: there is no such task. */
export const storedTask = async (db: Queryable, id: string): Promise<StoredTask | null> => {
  const [row] = await db.query<StoredTask>(sql`
    select t.channel, t.content, (
        select v.content from message_template_versions v
        where v.template_id = t.template_id and v.version = t.template_version
      ) as "templateContent", t.to_groups as "toGroups"
    from pd_tasks t where t.id = ${id}`);
  return row ?? null;
};

interface Chosen {
  readonly templateId: string | null;
  readonly templateVersion: number | null;
}

/**
 * The version of a template that goes out: the one that was approved last. Throws `template_not_found`, `template_not_usable`
 * where it is switched off or nobody has approved it yet.
 */
export const chosenTemplate = async (tx: Queryable, channel: Channel, templateId: string): Promise<Chosen> => {
  const [template] = await tx.query<{ enabled: boolean; usableVersion: number | null }>(sql`
    select enabled, usable_version as "usableVersion" from message_templates
    where id = ${templateId} and channel = ${channel} for share`);
  if (template === undefined) throw fail('template_not_found');
  if (!template.enabled || template.usableVersion === null) throw fail('template_not_usable');
  return { templateId, templateVersion: template.usableVersion };
};

/** Whether what a task says may still go out: its template was not switched off meanwhile. */
export const isUsable = async (tx: Queryable, { channel, templateId }: Pick<LockedTask, 'channel' | 'templateId'>) => {
  if (channel === 'qyWechat') return true;
  const found = await tx.query(sql`select 1 as one from message_templates where id = ${templateId} and enabled`);
  return found.length > 0;
};
