import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, IdList, Moment, name, named, note, pageOf, paging, span, text, Time } from '../fields.js';
import { authored, Ids, NameCheck } from './parts.js';

/** A link that leads new people to staff in enterprise WeChat. */
const ReferralLink = z.looseObject({
  id: Id,
  linkName: z.string(),
  staff: z.array(z.looseObject({ id: Id, nick: z.string() })),
  tags: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** What a new person is greeted with. */
  welcome: z.string(),
  /** What people open; made by the server. */
  url: z.string(),
  enabled: z.boolean(),
  /** Null: never. */
  expireTime: z.nullable(Time),
  visitCount: z.int(),
  addedCount: z.int(),
  ...authored,
});
export interface ReferralLink extends z.infer<typeof ReferralLink> {}

const ReferralStatistics = z.looseObject({
  summary: z.looseObject({ visitCount: z.int(), addedCount: z.int(), lostCount: z.int() }),
  /** Every day of the span, also those without anything. */
  days: z.array(z.looseObject({ day: z.string(), visitCount: z.int(), addedCount: z.int(), lostCount: z.int() })),
});
export interface ReferralStatistics extends z.infer<typeof ReferralStatistics> {}

const settings = {
  linkName: name(50),
  staffIds: Ids.check(z.minLength(1)),
  tagIds: z.optional(Ids),
  welcome: z.optional(note(500)),
  enabled: z.optional(z.boolean()),
  expireTime: z.optional(z.nullable(Moment)),
};

/** Whether a link of that name exists. */
export const checkReferralLinkName = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/checkRepeat',
  query: z.strictObject({ name: text(50) }),
  reply: NameCheck,
  needs: 'marketing.referralLinks',
  origin: 'reading',
});

/** Adds a referral link. */
export const addReferralLink = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'marketing.referralLinks',
  fails: { name_taken: 409, staff_not_found: 404, tag_not_found: 404 },
  origin: 'reading',
});

/** Changes a referral link. */
export const modifyReferralLink = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/update',
  body: z.strictObject({
    ...settings,
    id: Id,
    linkName: z.optional(settings.linkName),
    staffIds: z.optional(settings.staffIds),
  }),
  reply: Done,
  needs: 'marketing.referralLinks',
  fails: { referral_link_not_found: 404, name_taken: 409, staff_not_found: 404, tag_not_found: 404 },
  origin: 'reading',
});

/** One referral link. */
export const readReferralLink = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/get',
  query: z.strictObject({ id: Id }),
  reply: named<ReferralLink>(ReferralLink),
  needs: 'marketing.referralLinks',
  fails: { referral_link_not_found: 404 },
  origin: 'reading',
});

/** Referral links. */
export const pageReferralLinks = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/page',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(50)),
    staffId: z.optional(Id),
    enabled: z.optional(z.boolean()),
  }),
  reply: pageOf<ReferralLink>(ReferralLink),
  needs: 'marketing.referralLinks',
  origin: 'reading',
});

/** Deletes links; whoever opens one later is told that it has ended. */
export const removeReferralLinks = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/delete',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'marketing.referralLinks',
  origin: 'reading',
});

/** Staff by their nick in enterprise WeChat, to choose from. */
export const listStaffNicks = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/nickList',
  reply: z.array(z.looseObject({ id: Id, nick: z.string(), username: z.string() })),
  needs: 'marketing.staff.look',
  origin: 'reading',
});

/** How many came through a link, or with no `id` through all, day by day. */
export const readReferralStatistics = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/statistics',
  body: z.strictObject({ ...span, id: z.optional(Id) }),
  reply: named<ReferralStatistics>(ReferralStatistics),
  needs: 'marketing.referralLinks',
  fails: { referral_link_not_found: 404, invalid_span: 400 },
  origin: 'reading',
});
