import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, IdList, known, Moment, name, note, ReadVersion, Time } from '../fields.js';
import { ChannelReply, ChannelSchema, Ids } from './parts.js';
import { DryRun, TaskRun } from './planRun.js';
import { ContentReply } from './templateReview.js';

/**
 * How far a task is: `waiting` for its time · `sending`, or writing what is to be sent · `paused` it or its plan · `stopped`
 * by somebody, for good · `finished` everybody was written to · `failed` it could not begin.
 */
export const pdTaskStatuses = ['draft', 'waiting', 'sending', 'paused', 'stopped', 'finished', 'failed'] as const;
export type PdTaskStatus = (typeof pdTaskStatuses)[number];

/** A task of a plan: one message to each of the people of the plan, or to each of some groups of WeCom. */
export const PdTask = z.looseObject({
  id: Id,
  planId: Id,
  taskName: z.string(),
  channel: ChannelReply,
  templateId: z.nullable(Id),
  templateName: z.string(),
  /** The approved version that goes out. */
  templateVersion: z.nullable(z.int()),
  /** Another version was approved since. It goes out once the task is saved with it. */
  templateOutdated: z.boolean(),
  templateContent: z.nullable(ContentReply),
  content: z.string(),
  /** Groups of WeCom that it goes to; none: to the people of the plan. */
  privateDomains: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** Null: as soon as it is started. */
  sendTime: z.nullable(Time),
  status: known(pdTaskStatuses),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  /** People, or groups, that it is meant for. */
  targetCount: z.int(),
  reachedCount: z.int(),
  clickedCount: z.int(),
  /** Null: it was never tried. */
  dryRun: z.nullable(DryRun),
  /** Null: it was never started. */
  run: z.nullable(TaskRun),
  updateTime: Time,
});
export interface PdTask extends z.infer<typeof PdTask> {}

const settings = {
  taskName: name(50),
  channel: ChannelSchema,
  /** What is sent: a template of the channel, as it was approved last. `qyWechat` has none and sends `content`. */
  templateId: z.optional(Id),
  content: z.optional(note(2000)),
  /**
   * Of `qyWechat`: customer groups of WeCom it goes to, one message to each from its owner. None: everyone in the plan's crowd
   * pack, and so by default; a change that leaves them out leaves them as they are.
   */
  privateDomainIds: z.optional(Ids),
  /** When it goes out, within the plan. Left out: as soon as it is started. */
  sendTime: z.optional(z.nullable(Moment)),
};

/** Of the plan, as it was read: a change of a task is one of its plan. */
const planVersion = { version: ReadVersion };

const settingFails = {
  template_not_found: 404,
  template_not_usable: 409,
  template_missing: 400,
  content_has_problems: 409,
  private_domain_not_found: 404,
  private_domain_not_usable: 409,
  send_time_outside: 400,
  changed_meanwhile: 409,
} as const;

/** Adds a task to an operate plan; it goes out once started. A plan takes twenty. */
export const addPdTask = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/pdTask/add',
  body: z.strictObject({ ...settings, ...planVersion, planId: Id }),
  reply: Created,
  needs: 'marketing.operatePlans',
  fails: { operate_plan_not_found: 404, operate_plan_finished: 409, too_many_pd_tasks: 409, ...settingFails },
  origin: 'reading',
});

/** Changes a task of a plan. */
export const modifyPdTask = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/pdTask/update',
  body: z.strictObject({
    ...settings,
    ...planVersion,
    id: Id,
    taskName: z.optional(settings.taskName),
    channel: z.optional(settings.channel),
  }),
  reply: Done,
  needs: 'marketing.operatePlans',
  fails: { pd_task_not_found: 404, pd_task_started: 409, operate_plan_finished: 409, ...settingFails },
  origin: 'reading',
});

export const taskMoves = ['start', 'pause', 'resume', 'stop'] as const;
export type TaskMove = (typeof taskMoves)[number];

/**
 * Starts a task, pauses it, lets it go on or stops it. A start needs a dry run of the last half hour that still holds, and, of
 * large plans, the approval of a second person; it takes the plan out of the drafts. What waits for its time and is stopped is
 * a draft again; whoever was not written to when a running one is stopped never will be.
 */
export const startOrStopPdTask = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/pdTask/updateStart',
  body: z.strictObject({ id: Id, move: z.enum(taskMoves) }),
  reply: Done,
  needs: 'marketing.operatePlans',
  fails: {
    pd_task_not_found: 404,
    pd_task_finished: 409,
    pd_task_started: 409,
    pd_task_not_running: 409,
    operate_plan_finished: 409,
    operate_plan_paused: 409,
    operate_plan_incomplete: 409,
    plan_not_approved: 409,
    dry_run_outdated: 409,
    nobody_to_send_to: 409,
    channel_not_configured: 409,
    public_url_missing: 409,
    vendor_code_missing: 409,
    template_not_usable: 409,
    template_has_problems: 409,
    content_has_problems: 409,
  },
  origin: 'reading',
});

/** Deletes tasks of a plan. */
export const removePdTasks = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/pdTask/delete',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'marketing.operatePlans',
  fails: { pd_task_started: 409 },
  origin: 'ours',
});
