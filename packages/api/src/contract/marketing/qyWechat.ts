import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Id, IdList, pageOf, paging, within } from '../fields.js';

const Assigned = z.looseObject({
  /** People given to somebody by this call, and those who had somebody already and were left alone. */
  assignedCount: z.int(),
  skippedCount: z.int(),
});

const StaffStatistic = z.looseObject({
  staffId: Id,
  staffName: z.string(),
  assignedCount: z.int(),
  addedCount: z.int(),
  repliedCount: z.int(),
  lostCount: z.int(),
});
export interface StaffStatistic extends z.infer<typeof StaffStatistic> {}

/** Shares the people of a crowd pack out among staff. */
export const assignPackage = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/assignPackage',
  body: z.strictObject({
    crowdPackId: Id,
    staffIds: IdList,
    /** `even`: equally many each; `leastLoaded`: first to who has fewest. */
    share: z.enum(['even', 'leastLoaded']),
    /** True takes people away from who has them now. Default false. */
    reassign: z.optional(z.boolean()),
  }),
  reply: Assigned,
  needs: 'marketing.staffAssign',
  fails: { crowd_pack_not_found: 404, staff_not_found: 404 },
  origin: 'reading',
});

/** Gives chosen people to one member of staff. */
export const assignUsers = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/userAssign',
  body: z.strictObject({ customerIds: IdList, staffId: Id, reassign: z.optional(z.boolean()) }),
  reply: Assigned,
  needs: 'marketing.staffAssign',
  fails: { customer_not_found: 404, staff_not_found: 404 },
  origin: 'reading',
});

/** What became of the people given to each member of staff. */
export const pageAssignStatistic = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/statistic',
  body: z.strictObject({ ...paging, ...within, staffId: z.optional(Id) }),
  reply: pageOf<StaffStatistic>(StaffStatistic),
  needs: 'marketing.staffAssign',
  origin: 'reading',
});
