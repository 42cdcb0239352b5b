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
} from '../fields.js';
import { authored, Ids, NameCheck } from './parts.js';
import { weComProblems } from './privateDomain.js';

/**
 * How far the way to staff is at WeCom: `waiting` to be made or changed · `ready`, with its picture · `unknown` the reply was lost, and
 * it is looked for · `failed` WeCom refused it, or gives no picture of it · `off` the link is switched off or has ended, or leads to
 * nobody, and there is no way any more.
 */
export const contactWayStates = ['waiting', 'ready', 'unknown', 'failed', 'off'] as const;
export type ContactWayState = (typeof contactWayStates)[number];

/** Staff that one link leads to at most: WeCom takes no more. */
export const MOST_LINK_STAFF = 100;

/** A link that leads new people to staff in enterprise WeChat. */
const ReferralLink = z.looseObject({
  id: Id,
  linkName: z.string(),
  staff: z.array(z.looseObject({ id: Id, nick: z.string() })),
  /** Hung on customers who come by it, once they are known as such. */
  tags: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** What a new person is greeted with. */
  welcome: z.string(),
  /** What people open; made by the server. Empty: the installation has no public address. */
  url: z.string(),
  enabled: z.boolean(),
  /** Null: never. */
  expireTime: z.nullable(Time),
  wayState: known(contactWayStates),
  /** Why it waits or failed; null: there is nothing to say. */
  wayProblem: z.nullable(known(weComProblems)),
  /** WeCom's own words about it. */
  waySaid: z.string(),
  visitCount: z.int(),
  addedCount: z.int(),
  lostCount: z.int(),
  version: z.int(),
  ...authored,
});
export interface ReferralLink extends z.infer<typeof ReferralLink> {}

const counts = { visitCount: z.int(), addedCount: z.int(), lostCount: z.int() };

const ReferralStatistics = z.looseObject({
  summary: z.looseObject(counts),
  /** Every day of the span, also those without anything. */
  days: z.array(z.looseObject({ day: z.string(), ...counts })),
  /** Links with anything in the span, those that brought most first; 50 at most. */
  links: z.array(z.looseObject({ id: Id, linkName: z.string(), ...counts })),
  /** Staff with anything in the span; visits are nobody's. 50 at most. */
  staff: z.array(z.looseObject({ id: Id, nick: z.string(), addedCount: z.int(), lostCount: z.int() })),
});
export interface ReferralStatistics extends z.infer<typeof ReferralStatistics> {}

const settings = {
  linkName: name(50),
  staffIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_LINK_STAFF)),
  tagIds: z.optional(Ids),
  welcome: z.optional(note(500)),
  enabled: z.optional(z.boolean()),
  expireTime: z.optional(z.nullable(Moment)),
};

const fails = { name_taken: 409, staff_not_found: 404, tag_not_found: 404, channel_not_configured: 409 } as const;

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

/** Adds a referral link. Its way at WeCom is made in the background. */
export const addReferralLink = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'marketing.referralLinks',
  fails,
  origin: 'reading',
});

/** Changes a referral link; what is left out stays, and so does its address. */
export const modifyReferralLink = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/update',
  body: z.strictObject({
    ...settings,
    id: Id,
    version: ReadVersion,
    linkName: z.optional(settings.linkName),
    staffIds: z.optional(settings.staffIds),
  }),
  reply: Done,
  needs: 'marketing.referralLinks',
  fails: { referral_link_not_found: 404, changed_meanwhile: 409, ...fails },
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

/** Tries again to make the way of a link at WeCom. */
export const retryReferralLink = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/retry',
  body: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'marketing.referralLinks',
  fails: { referral_link_not_found: 404, channel_not_configured: 409 },
  origin: 'ours',
});

/** Staff by their nick in enterprise WeChat, to choose from; 2000 at most. */
export const listStaffNicks = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/nickList',
  reply: z.array(
    z.looseObject({
      id: Id,
      /** Their account where WeCom does not tell a name. */
      nick: z.string(),
      /** Their account there. */
      username: z.string(),
    }),
  ),
  needs: 'marketing.staff.look',
  origin: 'reading',
});

const asked = {
  method: 'POST',
  body: z.strictObject({ ...span, id: z.optional(Id), staffId: z.optional(Id) }),
  needs: 'marketing.referralLinks',
  fails: { referral_link_not_found: 404, staff_not_found: 404, invalid_span: 400 },
} as const;

/** How many came through a link, or with no `id` through all, day by day; of one member of staff where that is asked. */
export const readReferralStatistics = endpoint({
  ...asked,
  kind: 'read',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/statistics',
  reply: named<ReferralStatistics>(ReferralStatistics),
  origin: 'reading',
});

/** The same as an xlsx file: by day, by link and by member of staff. */
export const exportReferralStatistics = endpoint({
  ...asked,
  kind: 'write',
  path: '/aiapi/qa/marketing/qyWechat/referralLink/statisticsExport',
  reply: z.unknown(),
  as: 'blob',
  origin: 'ours',
});
