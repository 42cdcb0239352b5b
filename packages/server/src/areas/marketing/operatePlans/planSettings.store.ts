import type { Input, modifyPlanSettings, PlanSettings } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';

/** People of a plan that one person may write to alone, until somebody says otherwise. */
export const USUAL_SIZE = 5000;

interface SettingsRow {
  readonly approvalSize: number | null;
  readonly wechatAttribute: string;
  readonly appAttribute: string;
  readonly version: number;
  readonly updatedBy: string;
  readonly updateTime: Date;
}

export const readSettings = async (db: Queryable): Promise<PlanSettings> => {
  const [row] = await db.query<SettingsRow>(sql`
    select s.approval_size as "approvalSize", s.wechat_attribute as "wechatAttribute", s.app_attribute as "appAttribute",
      s.version, coalesce(u.username, '') as "updatedBy", s.updated_at as "updateTime"
    from plan_settings s left join users u on u.id = s.updated_by`);
  return row === undefined
    ? {
        approvalSize: USUAL_SIZE,
        wechatAttribute: '',
        appAttribute: '',
        version: 0,
        updatedBy: '',
        updateTime: null,
      }
    : { ...row, updateTime: row.updateTime.toISOString() };
};

/** Throws `changed_meanwhile` where there is another version by now; undefined: whichever there is. */
export const writeSettings = async (
  tx: Queryable,
  { approvalSize, wechatAttribute, appAttribute, version }: Input<typeof modifyPlanSettings>,
  userId: string,
): Promise<void> => {
  const read = version ?? null;
  const written = await tx.query(sql`
    insert into plan_settings as s (approval_size, wechat_attribute, app_attribute, updated_by)
    select ${approvalSize}::int, ${wechatAttribute.trim()}::text, ${appAttribute.trim()}::text, ${userId}::text
    where coalesce(${read}::int, 0) = 0 or exists (select 1 from plan_settings)
    on conflict (only_one) do update set approval_size = excluded.approval_size,
      wechat_attribute = excluded.wechat_attribute, app_attribute = excluded.app_attribute, version = s.version + 1,
      updated_by = excluded.updated_by, updated_at = now()
    where ${read}::int is null or s.version = ${read}::int
    returning 1 as one`);
  if (written.length === 0) throw fail('changed_meanwhile');
};
