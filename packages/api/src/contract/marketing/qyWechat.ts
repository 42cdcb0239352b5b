import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Done, Id, IdList, known, labelIds, named, note, pageOf, paging, Time, within } from '../fields.js';
import { Ids } from './parts.js';

/** `even`: by weight, equally many each where nobody has another · `leastLoaded`: first to who has fewest contacts. */
export const assignShares = ['even', 'leastLoaded'] as const;
export type AssignShare = (typeof assignShares)[number];

/** People that one assignment takes at most, and days for which a draft is kept. */
export const assignLimits = { people: 100_000, draftDays: 1 } as const;

/** `draft`: worked out, and nothing was done yet. `undo` of another one is an assignment too, of people back. */
export const assignmentStates = ['draft', 'running', 'paused', 'stopped', 'done'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** Why nothing happens although it runs: WeCom asks for a pause or is not reached, or the channel is not set up. */
export const assignmentWaitings = ['vendor', 'settings'] as const;
export type AssignmentWaiting = (typeof assignmentWaitings)[number];

/**
 * How far it is with one person: `skipped` nobody gets them · `waiting` for their turn · `asked` WeCom took the handing over,
 * which comes about when they agree, or within a day · `done` · `refused` WeCom did not do it · `unknown` its reply was lost, so
 * that it may have been done, and is not tried again · `withdrawn` it was stopped before their turn.
 */
export const assignedStates = ['skipped', 'waiting', 'asked', 'done', 'refused', 'unknown', 'withdrawn'] as const;
export type AssignedState = (typeof assignedStates)[number];

/**
 * Why somebody was skipped: `hasStaff` has somebody already · `alreadyTheirs` has one of those chosen · `optedOut` wants no
 * messages of WeCom, which writes to everybody it hands over · `full` nobody has room for more · `underway` another
 * assignment is at it · `staffLeft` whoever had them has left, and cannot get them back · `changed` somebody else has them by now.
 * Why it was refused: `declined` by the person · `limit` handed over too often, or too shortly ago · `staffFull` has as many
 * contacts as WeCom allows · `noContact` no contact any more · `untold` WeCom has told nothing for 30 days, and they are not with the
 * new one · `account` settings or rights · `other` as WeCom says.
 */
export const assignReasons = [
  'hasStaff',
  'alreadyTheirs',
  'optedOut',
  'full',
  'underway',
  'staffLeft',
  'changed',
  'declined',
  'limit',
  'staffFull',
  'noContact',
  'untold',
  'account',
  'other',
] as const;
export type AssignReason = (typeof assignReasons)[number];

const Named = z.looseObject({ id: Id, name: z.string() });

const Assigned = z.looseObject({
  /** The assignment. */
  id: Id,
  /** People given to somebody by this call, and those who were left alone. */
  assignedCount: z.int(),
  skippedCount: z.int(),
});

const counts = {
  total: z.int(),
  skippedCount: z.int(),
  waitingCount: z.int(),
  askedCount: z.int(),
  doneCount: z.int(),
  refusedCount: z.int(),
  unknownCount: z.int(),
  withdrawnCount: z.int(),
};

const Assignment = z.looseObject({
  id: Id,
  /** The assignment that is taken back by this one; null: it takes nothing back. */
  undoes: z.nullable(Id),
  /** The one that takes this one back. */
  undoneBy: z.nullable(Id),
  state: known(assignmentStates),
  waitsFor: z.nullable(known(assignmentWaitings)),
  waitsUntil: z.nullable(Time),
  /** What it is for, as its maker said. */
  remark: z.string(),
  /** Where its people are from; empty: no pack was named, or it is gone. */
  crowdPackName: z.string(),
  /** Who gets them, the first three. */
  staffNames: z.array(z.string()),
  staffCount: z.int(),
  ...counts,
  createdBy: z.string(),
  createTime: Time,
  startTime: z.nullable(Time),
  finishTime: z.nullable(Time),
});
export interface Assignment extends z.infer<typeof Assignment> {}

const AssignmentDetail = z.looseObject({
  ...Assignment._zod.def.shape,
  labels: z.array(Named),
  cities: z.array(z.string()),
  currentStaff: z.array(Named),
  share: known(assignShares),
  reassign: z.boolean(),
  /** Who gets how many: through WeCom, or in the books alone. */
  staff: z.array(
    z.looseObject({
      staffId: Id,
      staffName: z.string(),
      /** Contacts that they have now. */
      contactCount: z.int(),
      getsCount: z.int(),
      viaWeComCount: z.int(),
      doneCount: z.int(),
    }),
  ),
  /** Who goes back if it is taken back now, and of those through WeCom. */
  back: z.looseObject({ count: z.int(), viaWeComCount: z.int() }),
  reasons: z.array(z.looseObject({ state: known(assignedStates), reason: known(assignReasons), count: z.int() })),
});
export interface AssignmentDetail extends z.infer<typeof AssignmentDetail> {}

const AssignedPerson = z.looseObject({
  id: Id,
  customerId: Id,
  customerName: z.string(),
  /** Digits 4 to 7 are masked. */
  phoneNumber: z.string(),
  city: z.string(),
  /** Who had them; empty: nobody. */
  fromName: z.string(),
  /** Who gets them; empty: nobody. */
  toName: z.string(),
  /** WeCom hands the contact over; otherwise it is written in the books here, and staff add the contact themselves. */
  viaWeCom: z.boolean(),
  state: known(assignedStates),
  /** Null: there is none to name. */
  reason: z.nullable(known(assignReasons)),
  /** WeCom's own words about it. */
  said: z.string(),
  changeTime: z.nullable(Time),
});
export interface AssignedPerson extends z.infer<typeof AssignedPerson> {}

const StaffStatistic = z.looseObject({
  staffId: Id,
  staffName: z.string(),
  /** Contacts that they have now. */
  contactCount: z.int(),
  /** People given to them, and whose handing over WeCom has not finished. */
  assignedCount: z.int(),
  askedCount: z.int(),
  failedCount: z.int(),
  /** Contacts that came and went, however they came. */
  addedCount: z.int(),
  lostCount: z.int(),
});
export interface StaffStatistic extends z.infer<typeof StaffStatistic> {}

const common = {
  /** True takes people away from who has them now. Default false. */
  reassign: z.optional(z.boolean()),
  /** Works out who goes where and does nothing: `startAssignment` does it. Default false. */
  dryRun: z.optional(z.boolean()),
  /** What it is for. */
  remark: z.optional(note(200)),
};

const fails = { staff_not_found: 404, assignment_too_large: 400, channel_not_configured: 409 } as const;

/** Shares people out among staff: those of a crowd pack, with labels, in cities, or of certain staff now; all that is said has to fit. */
export const assignPackage = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/assignPackage',
  body: z.strictObject({
    crowdPackId: z.optional(Id),
    labelIds,
    cities: z.optional(z.array(note(50)).check(z.maxLength(50))),
    currentStaffIds: z.optional(Ids),
    staff: z
      .array(
        z.strictObject({
          id: Id,
          /** How much more than others they get. Default 1. */
          weight: z.optional(z.int().check(z.gte(1), z.lte(100))),
          /** People that they get at most. Left out: as many as there are. */
          most: z.optional(z.int().check(z.gte(1), z.lte(assignLimits.people))),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
    share: z.enum(assignShares),
    ...common,
  }),
  reply: Assigned,
  needs: 'marketing.staffAssign',
  fails: { ...fails, crowd_pack_not_found: 404, tag_not_found: 404, assignment_of_nobody: 400 },
  origin: 'reading',
});

/** Gives chosen people to one member of staff. */
export const assignUsers = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/userAssign',
  body: z.strictObject({ customerIds: IdList, staffId: Id, ...common }),
  reply: Assigned,
  needs: 'marketing.staffAssign',
  fails: { ...fails, customer_not_found: 404 },
  origin: 'reading',
});

/** What became of the people given to each member of staff, and of their contacts. */
export const pageAssignStatistic = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/statistic',
  body: z.strictObject({ ...paging, ...within, staffId: z.optional(Id), keyword: z.optional(note(50)) }),
  reply: pageOf<StaffStatistic>(StaffStatistic),
  needs: 'marketing.staffAssign',
  origin: 'reading',
});

/** The same of all staff as an xlsx file. */
export const exportAssignStatistic = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/statisticExport',
  body: z.strictObject(within),
  reply: z.unknown(),
  as: 'blob',
  needs: 'marketing.staffAssign',
  origin: 'ours',
});

/** Assignments, newest first; drafts alone of whoever asks. */
export const pageAssignments = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/assignment/page',
  body: z.strictObject({ ...paging, state: z.optional(z.enum(assignmentStates)) }),
  reply: pageOf<Assignment>(Assignment),
  needs: 'marketing.staffAssign',
  origin: 'ours',
});

/** One assignment: whom it is about, who gets how many, and why others are left alone. */
export const readAssignment = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/qyWechat/assignment/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<AssignmentDetail>(AssignmentDetail),
  needs: 'marketing.staffAssign',
  fails: { assignment_not_found: 404 },
  origin: 'ours',
});

/** The people of an assignment: who goes where, who not and why, and what came of it. */
export const pageAssignedPeople = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/assignment/people',
  body: z.strictObject({
    ...paging,
    assignmentId: Id,
    state: z.optional(z.enum(assignedStates)),
    reason: z.optional(z.enum(assignReasons)),
    staffId: z.optional(Id),
  }),
  reply: pageOf<AssignedPerson>(AssignedPerson),
  needs: 'marketing.staffAssign',
  fails: { assignment_not_found: 404 },
  origin: 'ours',
});

/** All of them as an xlsx file. */
export const exportAssignedPeople = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/assignment/peopleExport',
  body: z.strictObject({ assignmentId: Id }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'marketing.staffAssign',
  fails: { assignment_not_found: 404 },
  origin: 'ours',
});

const step = {
  kind: 'write',
  method: 'POST',
  body: z.strictObject({ id: Id }),
  needs: 'marketing.staffAssign',
  fails: { assignment_not_found: 404, assignment_elsewhere: 409 },
  origin: 'ours',
} as const;

/** Does what a draft says, as it was worked out. */
export const startAssignment = endpoint({
  ...step,
  reply: Done,
  path: '/aiapi/qa/marketing/qyWechat/assignment/start',
  fails: { ...step.fails, channel_not_configured: 409 },
});

/** Hands nobody over until it is resumed. */
export const pauseAssignment = endpoint({
  ...step,
  reply: Done,
  path: '/aiapi/qa/marketing/qyWechat/assignment/pause',
});

/** Goes on where it was paused. */
export const resumeAssignment = endpoint({
  ...step,
  reply: Done,
  path: '/aiapi/qa/marketing/qyWechat/assignment/resume',
});

/** Ends it: whoever was not handed over stays where they are. Of a draft nothing is left. */
export const stopAssignment = endpoint({
  ...step,
  reply: Done,
  path: '/aiapi/qa/marketing/qyWechat/assignment/stop',
});

/**
 * Takes an assignment back: whoever it gave to somebody goes back to who had them, in the same ways, unless somebody else has
 * them by now. What is still waiting is not done any more. Once alone, and not of one that takes back itself.
 */
export const undoAssignment = endpoint({
  ...step,
  reply: Assigned,
  path: '/aiapi/qa/marketing/qyWechat/assignment/undo',
  fails: { ...step.fails, channel_not_configured: 409 },
});
