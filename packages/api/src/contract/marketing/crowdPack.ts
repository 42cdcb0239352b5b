import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, IdList, known, name, named, note, pageOf, paging, ReadVersion, Time } from '../fields.js';
import { spreadsheetFails } from '../spreadsheetFails.js';
import { authored } from './parts.js';
import { RuleSet, RuleSetReply } from './rules.js';

export const crowdPackSources = ['rules', 'file', 'hand'] as const;
export type CrowdPackSource = (typeof crowdPackSources)[number];

export const combineOperations = ['union', 'intersection', 'difference'] as const;
export type CombineOperation = (typeof combineOperations)[number];

/** How many were in a pack at a time. */
const CrowdPackSize = z.looseObject({
  countTime: Time,
  memberCount: z.int(),
  /** Who came since the time before, and who went. */
  entered: z.int(),
  left: z.int(),
});
export interface CrowdPackSize extends z.infer<typeof CrowdPackSize> {}

/** A named set of people. */
const CrowdPack = z.looseObject({
  id: Id,
  packName: z.string(),
  description: z.string(),
  /** `rules`: whoever fits; `file`: those of an uploaded list; `hand`: those whom somebody put in. */
  source: known(crowdPackSources),
  /** Its members are found anew each day; otherwise they stay until somebody says so. */
  alive: z.boolean(),
  /** Of the clock in Shanghai, at which an alive one is counted: 0 to 23. */
  countHour: z.int(),
  memberCount: z.int(),
  status: known(['counting', 'ready', 'failed']),
  /** When its members were last found. */
  countTime: z.nullable(Time),
  /** Its last sizes, oldest first; 14 at most. */
  recentSizes: z.array(z.int()),
  /** Packs, portraits, plans, canvases and journeys that use it. */
  usedBy: z.int(),
  version: z.int(),
  ...authored,
});
export interface CrowdPack extends z.infer<typeof CrowdPack> {}

const CrowdPackDetail = z.looseObject({
  ...CrowdPack._zod.def.shape,
  rules: z.nullable(RuleSetReply),
  /** Packs that its rules name, and those whose rules name it. */
  uses: z.array(z.looseObject({ id: Id, packName: z.string() })),
  users: z.array(z.looseObject({ id: Id, packName: z.string() })),
});
export interface CrowdPackDetail extends z.infer<typeof CrowdPackDetail> {}

const CrowdPackVersion = z.looseObject({
  version: z.int(),
  packName: z.string(),
  rules: z.nullable(RuleSetReply),
  /** Why it was changed; empty: nobody said. */
  note: z.string(),
  createdBy: z.string(),
  createTime: Time,
});
export interface CrowdPackVersion extends z.infer<typeof CrowdPackVersion> {}

/** When an alive pack is counted. */
const living = {
  /** Default: it is alive. A pack from a file or by hand never is. */
  alive: z.optional(z.boolean()),
  /** Default 3. */
  countHour: z.optional(z.int().check(z.gte(0), z.lte(23))),
};

const ruleFails = {
  unknown_rule_field: 400,
  rule_value_refused: 400,
  too_many_rules: 400,
  too_many_phones: 400,
  crowd_pack_not_found: 404,
} as const;

/** Crowd packs. */
export const pageCrowdPacks = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/page',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(50)),
    source: z.optional(z.enum(crowdPackSources)),
    alive: z.optional(z.boolean()),
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

/** Versions of one crowd pack, newest first. */
export const listCrowdPackVersions = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/crowdPack/versions/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.array(named<CrowdPackVersion>(CrowdPackVersion)),
  needs: 'marketing.crowdPacks',
  fails: { crowd_pack_not_found: 404 },
  origin: 'ours',
});

/** Sizes of one crowd pack over time, oldest first: the last 400. */
export const listCrowdPackSizes = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/crowdPack/sizes/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.array(named<CrowdPackSize>(CrowdPackSize)),
  needs: 'marketing.crowdPacks',
  fails: { crowd_pack_not_found: 404 },
  origin: 'ours',
});

/** Adds a crowd pack: of whoever fits its rules, or, without rules, of the people named. */
export const addCrowdPack = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/add',
  body: z.strictObject({
    packName: name(50),
    description: z.optional(note(500)),
    rules: z.optional(RuleSet),
    customerIds: z.optional(IdList),
    ...living,
  }),
  reply: Created,
  needs: 'marketing.crowdPacks',
  fails: { name_taken: 409, customer_not_found: 404, ...ruleFails },
  origin: 'ours',
});

/** Makes a pack of the phone numbers or member numbers in the first column of an xlsx or csv file. */
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

/** Makes a pack out of others. `difference`: those of the first one who are in none of the rest. */
export const combineCrowdPacks = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/combine',
  body: z.strictObject({
    packName: name(50),
    description: z.optional(note(500)),
    operation: z.enum(combineOperations),
    crowdPackIds: z.array(Id).check(z.minLength(2), z.maxLength(20)),
    ...living,
  }),
  reply: Created,
  needs: 'marketing.crowdPacks',
  fails: { name_taken: 409, crowd_pack_not_found: 404 },
  origin: 'ours',
});

/** Makes another pack with the same rules, or the same members where it has none. */
export const copyCrowdPack = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/copy',
  body: z.strictObject({ id: Id, packName: name(50) }),
  reply: Created,
  needs: 'marketing.crowdPacks',
  fails: { name_taken: 409, crowd_pack_not_found: 404 },
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
    ...living,
    /** Why; kept with the version. */
    note: z.optional(note(200)),
    version: ReadVersion,
  }),
  reply: Done,
  needs: 'marketing.crowdPacks',
  fails: {
    name_taken: 409,
    ...ruleFails,
    crowd_pack_circle: 409,
    crowd_pack_without_rules: 409,
    changed_meanwhile: 409,
  },
  origin: 'ours',
});

/** Puts people into a pack whose members stay. */
export const addToCrowdPack = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/addMembers',
  body: z.strictObject({ id: Id, customerIds: IdList }),
  reply: Done,
  needs: 'marketing.crowdPacks',
  fails: { crowd_pack_not_found: 404, crowd_pack_alive: 409 },
  origin: 'ours',
});

/** Takes people out of a pack whose members stay. */
export const removeFromCrowdPack = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/removeMembers',
  body: z.strictObject({ id: Id, customerIds: IdList }),
  reply: Done,
  needs: 'marketing.crowdPacks',
  fails: { crowd_pack_not_found: 404, crowd_pack_alive: 409 },
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
