import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, IdList, known, name, named, note, pageOf, paging, Time } from '../fields.js';
import { authored } from './parts.js';
import { RuleSet, RuleSetReply } from './rules.js';
import { spreadsheetFails } from '../spreadsheetFails.js';

export const crowdPackSources = ['rules', 'file'] as const;
export type CrowdPackSource = (typeof crowdPackSources)[number];

/** A named set of people. */
const CrowdPack = z.looseObject({
  id: Id,
  packName: z.string(),
  description: z.string(),
  /** `rules`: whoever fits; `file`: those of an uploaded list. */
  source: known(crowdPackSources),
  memberCount: z.int(),
  status: known(['counting', 'ready', 'failed']),
  /** When its members were last found. */
  countTime: z.nullable(Time),
  /** Plans, canvases and journeys that use it. */
  usedBy: z.int(),
  ...authored,
});
export interface CrowdPack extends z.infer<typeof CrowdPack> {}

const CrowdPackDetail = z.looseObject({ ...CrowdPack._zod.def.shape, rules: z.nullable(RuleSetReply) });
export interface CrowdPackDetail extends z.infer<typeof CrowdPackDetail> {}

const CrowdPackMember = z.looseObject({
  id: Id,
  customerName: z.string(),
  /** Digits 4 to 7 are masked. */
  phoneNumber: z.string(),
  city: z.string(),
  level: z.string(),
  tags: z.array(z.string()),
});
export interface CrowdPackMember extends z.infer<typeof CrowdPackMember> {}

/** Crowd packs. */
export const pageCrowdPacks = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/page',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(50)),
    source: z.optional(z.enum(crowdPackSources)),
    idList: z.optional(IdList),
  }),
  reply: pageOf<CrowdPack>(CrowdPack),
  needs: 'marketing.crowdPacks.look',
  origin: 'ours',
});

/** One crowd pack with its rules. */
export const readCrowdPack = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/crowdPack/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<CrowdPackDetail>(CrowdPackDetail),
  needs: 'marketing.crowdPacks',
  fails: { crowd_pack_not_found: 404 },
  origin: 'ours',
});

/** Members of one crowd pack. */
export const pageCrowdPackMembers = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/members',
  body: z.strictObject({ ...paging, crowdPackId: Id, keyword: z.optional(note(50)) }),
  reply: pageOf<CrowdPackMember>(CrowdPackMember),
  needs: 'marketing.crowdPacks',
  fails: { crowd_pack_not_found: 404 },
  origin: 'ours',
});

/** How many people fit, before anything is saved. */
export const countCrowd = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/count',
  body: z.strictObject({ rules: RuleSet }),
  reply: z.looseObject({ count: z.int(), total: z.int() }),
  needs: 'marketing.crowdPacks',
  fails: { unknown_rule_field: 400 },
  origin: 'ours',
});

/** Adds a crowd pack. */
export const addCrowdPack = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/add',
  body: z.strictObject({ packName: name(50), description: z.optional(note(500)), rules: RuleSet }),
  reply: Created,
  needs: 'marketing.crowdPacks',
  fails: { name_taken: 409, unknown_rule_field: 400 },
  origin: 'ours',
});

/** Makes a pack of the phone numbers in the first column of an xlsx or csv file. */
export const uploadCrowdPack = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/upload',
  body: z.strictObject({ packName: name(50), file: z.file() }),
  encoding: 'multipart',
  reply: z.looseObject({
    ...Created._zod.def.shape,
    memberCount: z.int(),
    /** Rows that name no customer. */
    unknownCount: z.int(),
  }),
  needs: 'marketing.crowdPacks',
  fails: { name_taken: 409, ...spreadsheetFails, file_too_large: 413 },
  origin: 'ours',
});

/** Changes a pack. With rules, or without any change, its members are found anew. */
export const modifyCrowdPack = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/crowdPack/update',
  body: z.strictObject({
    id: Id,
    packName: z.optional(name(50)),
    description: z.optional(note(500)),
    rules: z.optional(RuleSet),
  }),
  reply: Done,
  needs: 'marketing.crowdPacks',
  fails: { crowd_pack_not_found: 404, name_taken: 409, unknown_rule_field: 400 },
  origin: 'ours',
});

/** Deletes crowd packs. */
export const removeCrowdPacks = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/crowdPack/delete',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'marketing.crowdPacks',
  fails: { crowd_pack_in_use: 409 },
  origin: 'ours',
});
