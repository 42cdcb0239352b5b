import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Done, Id, named, note, pageOf, paging, ReadVersion, Time } from '../fields.js';
import { OperatePlan } from './operatePlan.js';

const PlanToApprove = z.looseObject({
  ...OperatePlan._zod.def.shape,
  askedBy: z.string(),
  askTime: z.nullable(Time),
  decidedBy: z.string(),
  decideTime: z.nullable(Time),
  /** Whoever asks has had a part in it, and so does not decide about it. */
  own: z.boolean(),
});
export interface PlanToApprove extends z.infer<typeof PlanToApprove> {}

const PlanSettings = z.looseObject({
  /** Plans for more people than this need the approval of a second person; null: none does. */
  approvalSize: z.nullable(z.int()),
  /** Attributes of customers in which their WeChat open ids and the ids of their devices stand; empty: nowhere. */
  wechatAttribute: z.string(),
  appAttribute: z.string(),
  /** 0: never changed. */
  version: z.int(),
  updatedBy: z.string(),
  /** Null: never changed. */
  updateTime: z.nullable(Time),
});
export interface PlanSettings extends z.infer<typeof PlanSettings> {}

/** The version is named, so that nothing is done to one that nobody has seen. */
const seen = { id: Id, version: z.int().check(z.gte(1)) };

/** Hands a plan in, so that somebody else approves it. */
export const askPlanApproval = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/operatePlan/askApproval',
  body: z.strictObject(seen),
  reply: Done,
  needs: 'marketing.operatePlans',
  fails: {
    operate_plan_not_found: 404,
    changed_meanwhile: 409,
    operate_plan_finished: 409,
    operate_plan_incomplete: 409,
    plan_already_asked: 409,
  },
  origin: 'ours',
});

/** Takes back what was handed in. */
export const withdrawPlanApproval = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/operatePlan/withdrawApproval',
  body: z.strictObject(seen),
  reply: Done,
  needs: 'marketing.operatePlans',
  fails: { operate_plan_not_found: 404, changed_meanwhile: 409, plan_not_asked: 409 },
  origin: 'ours',
});

/** Plans that were handed in: first those that wait, the one that has waited longest at the top. */
export const pagePlanApprovals = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/operatePlan/approvalPage',
  body: z.strictObject({
    ...paging,
    planName: z.optional(note(50)),
    /** Left out: whatever was handed in. */
    approval: z.optional(z.enum(['waiting', 'approved', 'rejected'])),
  }),
  reply: pageOf<PlanToApprove>(PlanToApprove),
  needs: 'marketing.planApproval',
  origin: 'ours',
});

/** Approves or rejects a plan that waits. Nobody decides about what they had a part in. */
export const decidePlanApproval = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/operatePlan/decideApproval',
  body: z.strictObject({
    ...seen,
    approved: z.boolean(),
    /** Has to say what is wrong where it is rejected. */
    words: z.optional(note(500)),
  }),
  reply: Done,
  needs: 'marketing.planApproval',
  fails: {
    operate_plan_not_found: 404,
    changed_meanwhile: 409,
    plan_not_asked: 409,
    own_plan: 409,
    review_words_missing: 400,
  },
  origin: 'ours',
});

/** From which size on plans need an approval, and where addresses of people stand. */
export const readPlanSettings = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/operatePlan/settings',
  reply: named<PlanSettings>(PlanSettings),
  needs: 'marketing.operatePlans.look',
  origin: 'ours',
});

/** Changes these. Who writes plans does not say by themselves how large they may be. */
export const modifyPlanSettings = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/operatePlan/updateSettings',
  body: z.strictObject({
    approvalSize: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000_000))),
    wechatAttribute: note(50),
    appAttribute: note(50),
    version: ReadVersion,
  }),
  reply: Done,
  needs: 'marketing.planApproval',
  fails: { changed_meanwhile: 409 },
  origin: 'ours',
});
