import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Done, Id, known, pageOf, paging, Time } from '../fields.js';
import { MoneyReply } from './parts.js';

/**
 * Why somebody in the audience gets nothing: `noAddress` no number, open id or device of theirs is known · `optedOut` they
 * want no messages of the channel; of a group, somebody in it does · `limit` they had as many in a day as one may get ·
 * `quietHours` these last until the plan has ended · `twice` somebody else in the audience has the same number, and gets it ·
 * `dayFull` the channel sends no more before the plan has ended, by its limit of a day · `budget` what the plan may cost is used
 * up · `groupOff` the group is switched off, or WeCom has it no more · `ownerGone` WeCom lists the owner of the group no more, who
 * would send it.
 */
export const skipReasons = [
  'noAddress',
  'optedOut',
  'limit',
  'quietHours',
  'twice',
  'dayFull',
  'budget',
  'groupOff',
  'ownerGone',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** So many people, or groups, get nothing, for one reason. */
const Skipped = z.looseObject({ reason: known(skipReasons), count: z.int() });

/**
 * Why a dry run says nothing any more about what would happen: `old` half an hour has passed · `audience` the crowd pack was
 * changed or counted anew, or a group was changed · `plan` the plan or one of its tasks was changed.
 */
export const dryRunFaults = ['old', 'audience', 'plan'] as const;
export type DryRunFault = (typeof dryRunFaults)[number];

/** Who would get the message of a task, and who not. Nothing is sent. */
export const DryRun = z.looseObject({
  state: known(['running', 'ready', 'failed']),
  /** When it was asked for. */
  time: Time,
  /** People, or groups, that were looked at; when it is `ready`, the whole audience. */
  peopleCount: z.int(),
  willSendCount: z.int(),
  /** Those who get nothing: the most frequent reason first, none without people. */
  skipped: z.array(Skipped),
  cost: MoneyReply,
  /** Null: it tells what would happen now. */
  fault: z.nullable(known(dryRunFaults)),
  /** The task would begin in quiet hours and wait until they are over; null: it would not. */
  waitsUntil: z.nullable(Time),
  /** Days that it takes, by the channel's limit of a day. Left out: one. */
  days: z.optional(z.int()),
  /**
   * Of how many who would get it nothing is known for a variable of the text, which stays empty: the most frequent first, none
   * without people. Left out: nobody looked.
   */
  emptyValues: z.optional(z.array(z.looseObject({ name: z.string(), count: z.int() }))),
});
export interface DryRun extends z.infer<typeof DryRun> {}

/**
 * Why nothing goes out although a task runs: `quiet` hours, `dayFull` the limit of the day, `vendor` it asked for a pause or is
 * not reached, `settings` the channel is not set up or switched off, `publicUrl` its template holds a way out, and the installation
 * has no public address, `vendorCode` the vendor sends by templates of its own, and the task's says none.
 */
export const sendingWaits = ['quiet', 'dayFull', 'vendor', 'settings', 'publicUrl', 'vendorCode'] as const;
export type SendingWait = (typeof sendingWaits)[number];

/** How far a task is that was started. */
export const TaskRun = z.looseObject({
  startTime: Time,
  /** Whether the messages are still being written; none goes out before all of them are. */
  preparing: z.boolean(),
  /** People, or groups, that were looked at for it. */
  peopleCount: z.int(),
  skipped: z.array(Skipped),
  /** Messages that were written: those sent, withheld and left. */
  totalCount: z.int(),
  /** Delivered, failed and awaited add up to it. */
  sentCount: z.int(),
  deliveredCount: z.int(),
  failedCount: z.int(),
  /** What became of them is not known yet, or never will be. */
  awaitedCount: z.int(),
  /** Not sent after all: their reader opted out meanwhile, had too many, or the task was stopped. */
  withheldCount: z.int(),
  leftCount: z.int(),
  clickedCount: z.int(),
  /** How fast it goes just now. */
  perMinute: z.int(),
  waitsFor: z.nullable(known(sendingWaits)),
  /** Null: it does not wait. */
  waitsUntil: z.nullable(Time),
  /** What its messages cost, and will cost that still wait: those withheld, or refused by the vendor, cost nothing. */
  cost: MoneyReply,
});
export interface TaskRun extends z.infer<typeof TaskRun> {}

const SkippedPerson = z.looseObject({
  /** Null, and the next two empty: it is a group. */
  customerId: z.nullable(Id),
  customerName: z.string(),
  /** Digits 4 to 7 are masked. */
  phoneNumber: z.string(),
  /** The group that gets nothing. Left out: a person. */
  privateDomain: z.optional(z.looseObject({ id: Id, name: z.string() })),
  reason: known(skipReasons),
});
export interface SkippedPerson extends z.infer<typeof SkippedPerson> {}

/**
 * Looks at everybody in the audience of a task, or at all its groups, in the background: who would get it, who not and why. Sends
 * nothing.
 */
export const dryRunPdTask = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/pdTask/dryRun',
  body: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'marketing.operatePlans',
  fails: {
    pd_task_not_found: 404,
    pd_task_started: 409,
    operate_plan_finished: 409,
    operate_plan_incomplete: 409,
    channel_not_configured: 409,
    public_url_missing: 409,
    vendor_code_missing: 409,
    template_not_usable: 409,
  },
  origin: 'ours',
});

/** The people, or groups, that get nothing by the last dry run of a task, by the reason. */
export const pageDryRunPeople = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/pdTask/dryRunPeople',
  body: z.strictObject({ ...paging, id: Id, reason: z.enum(skipReasons) }),
  reply: pageOf<SkippedPerson>(SkippedPerson),
  needs: 'marketing.operatePlans.look',
  fails: { pd_task_not_found: 404 },
  origin: 'ours',
});

export const planActions = [
  'added',
  'copied',
  'changed',
  'taskAdded',
  'taskChanged',
  'taskRemoved',
  'approvalAsked',
  'approvalWithdrawn',
  'approvalLost',
  'approved',
  'rejected',
  'activated',
  'planPaused',
  'planResumed',
  'planFinished',
  'dryRun',
  'scheduled',
  'started',
  'takenBack',
  'paused',
  'resumed',
  'stopped',
  'finished',
  'failed',
] as const;
export type PlanAction = (typeof planActions)[number];

const PlanLogEntry = z.looseObject({
  id: Id,
  action: known(planActions),
  /** Which task it was done to; empty: to the plan. */
  taskName: z.string(),
  /** Empty: nobody did it, its time had come. */
  username: z.string(),
  /** What was said about it, or how many people it meant. */
  words: z.string(),
  createTime: Time,
});
export interface PlanLogEntry extends z.infer<typeof PlanLogEntry> {}

/** Who did what to a plan and its tasks, newest first. */
export const pagePlanLog = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/operatePlan/log',
  body: z.strictObject({ ...paging, id: Id }),
  reply: pageOf<PlanLogEntry>(PlanLogEntry),
  needs: 'marketing.operatePlans.look',
  fails: { operate_plan_not_found: 404 },
  origin: 'ours',
});
