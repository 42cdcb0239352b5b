import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, IdList, known, name, named, note, pageOf, paging, Time } from '../fields.js';
import { authored, Ids } from './parts.js';

/** `weCom`: a customer group there, kept in step with it · `hand`: one kept elsewhere, of which nobody but people tell. */
export const privateDomainSources = ['weCom', 'hand'] as const;
export type PrivateDomainSource = (typeof privateDomainSources)[number];

/** A group of customers that one member of staff looks after. */
const PrivateDomain = z.looseObject({
  id: Id,
  source: known(privateDomainSources),
  /** Empty: a group of WeCom without a name. */
  name: z.string(),
  description: z.string(),
  staffId: Id,
  staffName: z.string(),
  tags: z.array(z.looseObject({ id: Id, name: z.string() })),
  memberCount: z.int(),
  joinedToday: z.int(),
  leftToday: z.int(),
  enabled: z.boolean(),
  /** WeCom has it no more, since then; null: it is there. */
  goneTime: z.nullable(Time),
  ...authored,
});
export interface PrivateDomain extends z.infer<typeof PrivateDomain> {}

export const domainMemberKinds = ['customer', 'staff'] as const;
export type DomainMemberKind = (typeof domainMemberKinds)[number];

const PrivateDomainMember = z.looseObject({
  id: Id,
  kind: known(domainMemberKinds),
  /** As it stands in the group; empty: WeCom does not say. */
  name: z.string(),
  /** Null: nobody who is a customer, as far as is known. */
  customerId: z.nullable(Id),
  customerName: z.string(),
  joinTime: Time,
  /** Null: still there. */
  leaveTime: z.nullable(Time),
});
export interface PrivateDomainMember extends z.infer<typeof PrivateDomainMember> {}

const filter = {
  keyword: z.optional(note(50)),
  staffId: z.optional(Id),
  tagId: z.optional(Id),
  enabled: z.optional(z.boolean()),
  source: z.optional(z.enum(privateDomainSources)),
};

/** Names to choose from, at most 500. */
export const listPrivateDomains = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/privateDomain/list',
  body: z.strictObject(filter),
  reply: z.array(z.looseObject({ id: Id, name: z.string(), staffName: z.string(), memberCount: z.int() })),
  needs: 'marketing.privateDomain.look',
  origin: 'reading',
});

/** Private domains: those with most members first, unless another order is asked for. */
export const pagePrivateDomains = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/privateDomain/page',
  body: z.strictObject({ ...paging, ...filter, idList: z.optional(IdList) }),
  reply: pageOf<PrivateDomain>(PrivateDomain),
  needs: 'marketing.privateDomain',
  origin: 'reading',
});

/** What the list can be narrowed by: only staff and tags that are in use. */
export const listPrivateDomainOptions = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/privateDomain/options',
  reply: z.looseObject({
    staff: z.array(z.looseObject({ id: Id, name: z.string() })),
    tags: z.array(z.looseObject({ id: Id, name: z.string() })),
  }),
  needs: 'marketing.privateDomain',
  origin: 'reading',
});

/** Who is in a group of WeCom, and who was; those who came last first. */
export const pagePrivateDomainMembers = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/privateDomain/members',
  body: z.strictObject({
    ...paging,
    id: Id,
    /** Part of their name in the group. */
    keyword: z.optional(note(50)),
    kind: z.optional(z.enum(domainMemberKinds)),
    /** True: those who are there; false: those who left. Left out: both. */
    present: z.optional(z.boolean()),
  }),
  reply: pageOf<PrivateDomainMember>(PrivateDomainMember),
  needs: 'marketing.privateDomain',
  fails: { private_domain_not_found: 404 },
  origin: 'ours',
});

const settings = {
  name: name(50),
  description: z.optional(note(500)),
  staffId: Id,
  tagIds: z.optional(Ids),
  memberCount: z.optional(z.int().check(z.gte(0), z.lte(1_000_000_000))),
  enabled: z.optional(z.boolean()),
};

/** Adds a private domain that is kept elsewhere: WeCom lets nobody but people make groups there. */
export const addPrivateDomain = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/privateDomain/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'marketing.privateDomain',
  fails: { name_taken: 409, staff_not_found: 404, tag_not_found: 404 },
  origin: 'ours',
});

/** Changes a private domain. Name, staff and members of a group of WeCom are changed there. */
export const modifyPrivateDomain = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/privateDomain/update',
  body: z.strictObject({
    ...settings,
    id: Id,
    name: z.optional(settings.name),
    staffId: z.optional(settings.staffId),
  }),
  reply: Done,
  needs: 'marketing.privateDomain',
  fails: {
    private_domain_not_found: 404,
    private_domain_of_we_com: 409,
    name_taken: 409,
    staff_not_found: 404,
    tag_not_found: 404,
  },
  origin: 'ours',
});

/** Deletes private domains that are kept elsewhere, and groups that WeCom has no more: all of them, or none. */
export const removePrivateDomains = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/privateDomain/delete',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'marketing.privateDomain',
  fails: { private_domain_in_use: 409, private_domain_of_we_com: 409 },
  origin: 'ours',
});

export const weComSyncStates = ['never', 'running', 'waiting', 'done', 'failed'] as const;
export type WeComSyncState = (typeof weComSyncStates)[number];

export const weComSyncSteps = ['staff', 'contacts', 'groups'] as const;
export type WeComSyncStep = (typeof weComSyncSteps)[number];

/**
 * Why it waits or failed: `busy` WeCom asks to come back later · `unreachable` it is not reached, or does not answer ·
 * `account` it does not accept the account, its secret or its rights · `notConfigured` the channel is not set up ·
 * `picture` the code of a link is there, but no picture of it · `other` what its words say.
 */
export const weComProblems = ['busy', 'unreachable', 'account', 'notConfigured', 'picture', 'other'] as const;
export type WeComProblem = (typeof weComProblems)[number];

const WeComSync = z.looseObject({
  /** The channel is set up and switched on. */
  configured: z.boolean(),
  status: known(weComSyncStates),
  /** What is being read; null: nothing now. */
  step: z.nullable(known(weComSyncSteps)),
  staffCount: z.int(),
  /** Of how many members of staff the contacts were read this time. */
  staffRead: z.int(),
  contactCount: z.int(),
  groupCount: z.int(),
  problem: z.nullable(known(weComProblems)),
  /** WeCom's own words about it; empty: none. */
  said: z.string(),
  startTime: z.nullable(Time),
  finishTime: z.nullable(Time),
});
export interface WeComSync extends z.infer<typeof WeComSync> {}

/** How far what is known here is in step with WeCom. */
export const readWeComSync = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/privateDomain/syncState',
  reply: named<WeComSync>(WeComSync),
  needs: 'marketing.staff.look',
  origin: 'ours',
});

/** Reads staff, contacts and groups from WeCom anew; where that is under way already, it goes on. */
export const syncWeCom = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/privateDomain/sync',
  reply: Done,
  needs: 'marketing.privateDomain',
  fails: { channel_not_configured: 409 },
  origin: 'ours',
});

const WeComCallback = z.looseObject({
  /** Empty: the installation has no public address. */
  url: z.string(),
  token: z.string(),
  encodingAesKey: z.string(),
  /** When WeCom last reported something; null: never yet. */
  heardTime: z.nullable(Time),
});
export interface WeComCallback extends z.infer<typeof WeComCallback> {}

/** What is entered at WeCom so that it reports at once who comes and goes. */
export const readWeComCallback = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/privateDomain/callback',
  reply: named<WeComCallback>(WeComCallback),
  needs: 'smsSettings',
  origin: 'ours',
});
