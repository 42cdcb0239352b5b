import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import {
  Created,
  Done,
  Id,
  IdList,
  known,
  Moment,
  name,
  named,
  note,
  pageOf,
  paging,
  ReadVersion,
  span,
  text,
  Time,
  within,
} from '../fields.js';
import { authored, ChannelReply, ChannelSchema, Money, MoneyReply } from './parts.js';
import { PdTask } from './pdTask.js';

/** `waiting` until it begins · `finished` it has ended, by its time or by somebody. */
export const executeStatuses = ['draft', 'waiting', 'running', 'paused', 'finished'] as const;
export type ExecuteStatus = (typeof executeStatuses)[number];

/** How far the approval of a second person is. `none`: it was not asked for, or the plan was changed since. */
export const planApprovals = ['none', 'waiting', 'approved', 'rejected'] as const;
export type PlanApproval = (typeof planApprovals)[number];

/** How many people were meant, reached, and acted. */
const counts = { targetCount: z.int(), reachedCount: z.int(), clickedCount: z.int() };

export const OperatePlan = z.looseObject({
  id: Id,
  planName: z.string(),
  description: z.string(),
  crowdPackId: z.nullable(Id),
  crowdPackName: z.string(),
  /** People in the crowd pack. */
  memberCount: z.int(),
  /** Those of its tasks. */
  channels: z.array(ChannelReply),
  executeStatus: known(executeStatuses),
  startTime: Time,
  endTime: Time,
  taskCount: z.int(),
  ...counts,
  /** What its messages may cost together; null: whatever they do. */
  budget: z.nullable(MoneyReply),
  /** What its messages cost, and will cost that still wait: those withheld, or refused by the vendor, cost nothing. */
  cost: MoneyReply,
  /** Rises with each change of the plan and its tasks. */
  version: z.int(),
  approval: known(planApprovals),
  /** Nothing of it starts before a second person has approved it. */
  approvalNeeded: z.boolean(),
  ...authored,
});
export interface OperatePlan extends z.infer<typeof OperatePlan> {}

const OperatePlanDetail = z.looseObject({
  ...OperatePlan._zod.def.shape,
  /** Who asked for the approval, and who decided. Null, and empty: nobody has. */
  askedBy: z.string(),
  askTime: z.nullable(Time),
  decidedBy: z.string(),
  decideTime: z.nullable(Time),
  decisionWords: z.string(),
  /** Whoever asks has had a part in it, and so does not decide about it. */
  own: z.boolean(),
  tasks: z.array(PdTask),
});
export interface OperatePlanDetail extends z.infer<typeof OperatePlanDetail> {}

const settings = {
  planName: name(50),
  description: z.optional(note(500)),
  crowdPackId: z.optional(z.nullable(Id)),
  startTime: Moment,
  endTime: Moment,
  /** Null, and by default: without a limit. */
  budget: z.optional(z.nullable(Money)),
};

/** Plans of operation. */
export const pageOperatePlans = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/operatePlan/page',
  body: z.strictObject({
    ...paging,
    /** Plans that run at some time within. */
    ...within,
    planName: z.optional(note(50)),
    executeStatus: z.optional(z.enum(executeStatuses)),
    channel: z.optional(ChannelSchema),
  }),
  reply: pageOf<OperatePlan>(OperatePlan),
  needs: 'marketing.operatePlans.look',
  origin: 'reading',
});

/** One plan with its tasks, in the order they go out. */
export const readOperatePlan = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/operatePlan/queryById',
  query: z.strictObject({ id: Id }),
  reply: named<OperatePlanDetail>(OperatePlanDetail),
  needs: 'marketing.operatePlans.look',
  fails: { operate_plan_not_found: 404 },
  origin: 'reading',
});

/** Adds a plan of operation. */
export const addOperatePlan = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/operatePlan/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'marketing.operatePlans',
  fails: { name_taken: 409, crowd_pack_not_found: 404, invalid_span: 400 },
  origin: 'reading',
});

/**
 * Changes a plan; `executeStatus` takes it out of the drafts, pauses it, goes on or ends it. Any other change takes away an
 * approval that it has. While tasks of it are started, its people and its beginning stay.
 */
export const modifyOperatePlan = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/operatePlan/update',
  body: z.strictObject({
    ...settings,
    id: Id,
    planName: z.optional(settings.planName),
    startTime: z.optional(settings.startTime),
    endTime: z.optional(settings.endTime),
    executeStatus: z.optional(z.enum(['waiting', 'paused', 'finished'])),
    version: ReadVersion,
  }),
  reply: Done,
  needs: 'marketing.operatePlans',
  fails: {
    operate_plan_not_found: 404,
    operate_plan_finished: 409,
    operate_plan_running: 409,
    operate_plan_incomplete: 409,
    operate_plan_not_active: 409,
    send_time_outside: 400,
    name_taken: 409,
    crowd_pack_not_found: 404,
    invalid_span: 400,
    changed_meanwhile: 409,
  },
  origin: 'reading',
});

/** Makes another plan with the same tasks, all of them drafts, that begins at a time of its own. */
export const copyOperatePlan = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/operatePlan/copy',
  body: z.strictObject({
    id: Id,
    planName: settings.planName,
    /** Left out: that of the other one. Its end and the times of its tasks move along. */
    startTime: z.optional(Moment),
  }),
  reply: Created,
  needs: 'marketing.operatePlans',
  fails: { operate_plan_not_found: 404, name_taken: 409, invalid_span: 400 },
  origin: 'ours',
});

/** Deletes plans with their tasks; not while one of these is started. */
export const removeOperatePlans = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/operatePlan/delete',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'marketing.operatePlans',
  fails: { operate_plan_running: 409 },
  origin: 'reading',
});

/** How many people the plan of that name is meant for and has reached. */
export const countOperatePlanData = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/operatePlan/getDataNumberByPlanName',
  query: z.strictObject({ planName: text(50) }),
  reply: z.looseObject({ planName: z.string(), ...counts }),
  needs: 'marketing.operatePlans.look',
  fails: { operate_plan_not_found: 404 },
  origin: 'reading',
});

/** How many plans there are of each status; a status without plans has 0. */
export const countOperatePlans = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/operatePlan/countByExecuteStatus',
  reply: z.array(z.looseObject({ executeStatus: known(executeStatuses), count: z.int() })),
  needs: 'marketing.operatePlans.look',
  origin: 'reading',
});

const PlanClash = z.looseObject({
  id: Id,
  planName: z.string(),
  executeStatus: known(executeStatuses),
  startTime: Time,
  endTime: Time,
  /** People whom both are meant for; null: it takes too long to count them. */
  sharedCount: z.nullable(z.int()),
  /** Days on which tasks of both go out, `2026-11-27`; the first ten. */
  sharedDays: z.array(z.string()),
});
export interface PlanClash extends z.infer<typeof PlanClash> {}

/** Other plans that run at the same time and are meant for some of the same people: twenty at most, the next ones first. */
export const listPlanClashes = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/operatePlan/clashes',
  body: z.strictObject({
    ...span,
    crowdPackId: Id,
    /** The plan itself, where there is one already. */
    id: z.optional(Id),
  }),
  reply: z.array(named<PlanClash>(PlanClash)),
  needs: 'marketing.operatePlans.look',
  fails: { crowd_pack_not_found: 404, invalid_span: 400 },
  origin: 'ours',
});
