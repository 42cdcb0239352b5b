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
  text,
  Time,
  within,
} from '../fields.js';
import { authored, ChannelReply, ChannelSchema } from './parts.js';

export const executeStatuses = ['draft', 'waiting', 'running', 'paused', 'finished'] as const;
export type ExecuteStatus = (typeof executeStatuses)[number];

export const pdTaskStatuses = ['draft', 'waiting', 'sending', 'finished', 'failed'] as const;
export type PdTaskStatus = (typeof pdTaskStatuses)[number];

/** How many people were meant, reached, and acted. */
const counts = { targetCount: z.int(), reachedCount: z.int(), clickedCount: z.int() };

/** A task of a plan: one message to some of its people. */
const PdTask = z.looseObject({
  id: Id,
  planId: Id,
  taskName: z.string(),
  channel: ChannelReply,
  templateId: z.nullable(Id),
  templateName: z.string(),
  content: z.string(),
  privateDomains: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** Null: as soon as it is started. */
  sendTime: z.nullable(Time),
  status: known(pdTaskStatuses),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  ...counts,
  updateTime: Time,
});
export interface PdTask extends z.infer<typeof PdTask> {}

const OperatePlan = z.looseObject({
  id: Id,
  planName: z.string(),
  description: z.string(),
  crowdPackId: z.nullable(Id),
  crowdPackName: z.string(),
  /** Those of its tasks. */
  channels: z.array(ChannelReply),
  executeStatus: known(executeStatuses),
  startTime: Time,
  endTime: Time,
  taskCount: z.int(),
  ...counts,
  ...authored,
});
export interface OperatePlan extends z.infer<typeof OperatePlan> {}

const OperatePlanDetail = z.looseObject({ ...OperatePlan._zod.def.shape, tasks: z.array(PdTask) });
export interface OperatePlanDetail extends z.infer<typeof OperatePlanDetail> {}

const settings = {
  planName: name(50),
  description: z.optional(note(500)),
  crowdPackId: z.optional(z.nullable(Id)),
  startTime: Moment,
  endTime: Moment,
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
  needs: 'marketing.operatePlans',
  origin: 'reading',
});

/** One plan with its tasks, in the order they go out. */
export const readOperatePlan = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/operatePlan/queryById',
  query: z.strictObject({ id: Id }),
  reply: named<OperatePlanDetail>(OperatePlanDetail),
  needs: 'marketing.operatePlans',
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

/** Changes a plan; `executeStatus` takes it out of the drafts, pauses it, goes on or ends it. */
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
  }),
  reply: Done,
  needs: 'marketing.operatePlans',
  fails: {
    operate_plan_not_found: 404,
    operate_plan_finished: 409,
    name_taken: 409,
    crowd_pack_not_found: 404,
    invalid_span: 400,
  },
  origin: 'reading',
});

/** Deletes plans with their tasks; not while one is running. */
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
  needs: 'marketing.operatePlans',
  fails: { operate_plan_not_found: 404 },
  origin: 'reading',
});

/** How many plans there are of each status; a status without plans has 0. */
export const countOperatePlans = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/operatePlan/countByExecuteStatus',
  reply: z.array(z.looseObject({ executeStatus: known(executeStatuses), count: z.int() })),
  needs: 'marketing.operatePlans',
  origin: 'reading',
});
