import type { MessageChannels } from '../../../channels/messageChannels.js';
import type { Database, Queryable } from '../../../db/database.js';
import type { TemplateChecks } from '../../../messageTemplates/index.js';
import type { PublicUrl } from '../../../outbox/index.js';

/** What somebody is told about a plan. */
export interface PlanNews {
  readonly kind: 'plan_decided' | 'plan_task_failed';
  readonly userIds: readonly string[];
  readonly note: string;
  readonly href: string;
}

export interface PlanDeps {
  readonly db: Database;
  readonly channels: MessageChannels;
  readonly checks: TemplateChecks;
  readonly publicUrl: PublicUrl;
  readonly tell: (tx: Queryable, news: PlanNews) => Promise<void>;
}

/** Where the console shows a plan. */
export const hrefOfPlan = (planId: string): string => `/marketing/operatePlan?id=${planId}`;

/** What messages of a task go out for: nobody is written to twice for the same. */
export const causeOf = (taskId: string): string => `task:${taskId}`;
