import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import {
  Created,
  Done,
  Email,
  Id,
  IdList,
  known,
  name,
  named,
  note,
  pageOf,
  paging,
  Phone,
  ReadVersion,
  text,
  Time,
  within,
} from '../fields.js';
import { spreadsheetFails } from '../spreadsheetFails.js';

export const ecologyMemberTypes = ['club', 'sponsor', 'media', 'supplier', 'partner'] as const;
export type EcologyMemberType = (typeof ecologyMemberTypes)[number];

/**
 * How far it is with what a member asked: `none`, nothing was asked · `waiting` for an answer · `answered` · `closed`, nothing
 * more is to be done.
 */
export const ecologyMemberStates = ['none', 'waiting', 'answered', 'closed'] as const;
export type EcologyMemberState = (typeof ecologyMemberStates)[number];

/** `asked`: the member has asked something, or something else. The others: somebody set this state. */
export const ecologyHistoryKinds = ['asked', 'waiting', 'answered', 'closed'] as const;
export type EcologyHistoryKind = (typeof ecologyHistoryKinds)[number];

/** What may be written of a member at most: rows of a file, characters of a question and of a reply. */
export const ecologyLimits = { rows: 2000, message: 1000, reply: 1000 } as const;

/** An organisation that works with the association, and what it asked. */
const EcologyMember = z.looseObject({
  id: Id,
  memberName: z.string(),
  memberType: known(ecologyMemberTypes),
  contactName: z.string(),
  /** Digits 4 to 7 are masked. */
  phoneNumber: z.string(),
  /** All before the @ but its first letter is masked. Empty: not known. */
  email: z.string(),
  /** What it asked last; empty: nothing. In a list phone numbers in it are masked. */
  message: z.string(),
  state: known(ecologyMemberStates),
  /** Whether it ever got a reply. */
  replied: z.boolean(),
  replyCount: z.int(),
  /** Of name, type, contact and question; replies and states leave it. */
  version: z.int(),
  createTime: Time,
  /** When it was last changed, answered, or given another state. */
  updateTime: Time,
});
export interface EcologyMember extends z.infer<typeof EcologyMember> {}

const EcologyReply = z.looseObject({ id: Id, content: z.string(), repliedBy: z.string(), createTime: Time });
export interface EcologyReply extends z.infer<typeof EcologyReply> {}

const EcologyHistory = z.looseObject({
  id: Id,
  kind: known(ecologyHistoryKinds),
  /** What was asked; empty for a state. */
  content: z.string(),
  username: z.string(),
  createTime: Time,
});
export interface EcologyHistory extends z.infer<typeof EcologyHistory> {}

const EcologyMemberDetail = z.looseObject({
  ...EcologyMember._zod.def.shape,
  createdBy: z.string(),
  /** Oldest first; the last 500. */
  replies: z.array(named<EcologyReply>(EcologyReply)),
  /** What was asked, and who set which state; oldest first, the last 500. */
  history: z.array(named<EcologyHistory>(EcologyHistory)),
});
export interface EcologyMemberDetail extends z.infer<typeof EcologyMemberDetail> {}

/** Adds a member of the ecology. */
export const addEcologyMember = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/ecologyMember/add',
  body: z.strictObject({
    memberName: name(50),
    memberType: z.enum(ecologyMemberTypes),
    contactName: name(50),
    phoneNumber: Phone,
    email: z.optional(Email),
    message: z.optional(note(ecologyLimits.message)),
  }),
  reply: Created,
  needs: 'marketing.ecologyMembers',
  fails: { name_taken: 409 },
  origin: 'reading',
});

/** Changes what is known of a member; what is left out stays. Another question waits for an answer. */
export const modifyEcologyMember = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/ecologyMember/modify',
  body: z.strictObject({
    id: Id,
    version: ReadVersion,
    memberName: z.optional(name(50)),
    memberType: z.optional(z.enum(ecologyMemberTypes)),
    contactName: z.optional(name(50)),
    phoneNumber: z.optional(Phone),
    email: z.optional(z.union([Email, z.literal('')])),
    message: z.optional(note(ecologyLimits.message)),
  }),
  reply: Done,
  needs: 'marketing.ecologyMembers',
  fails: { ecology_member_not_found: 404, name_taken: 409, changed_meanwhile: 409 },
  origin: 'ours',
});

/** Deletes members of the ecology. For seven days `restoreEcologyMembers` brings them back with all that was said. */
export const removeEcologyMembers = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/ecologyMember/deleteByIds',
  query: z.strictObject({ idList: IdList }),
  reply: z.nullable(
    z.looseObject({
      /** Names what was deleted by this call, for `restoreEcologyMembers`. */
      deletionId: z.optional(Id),
      /** How many were: what others had deleted before is not among them. */
      removedCount: z.optional(z.int()),
    }),
  ),
  needs: 'marketing.ecologyMembers',
  origin: 'reading',
});

/** Brings deleted members back: all of them, or none. Those that are there already stay as they are. */
export const restoreEcologyMembers = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/ecologyMember/restore',
  body: z.strictObject({
    idList: IdList,
    /** Those alone that this deletion took: the others stay deleted. Left out: whoever deleted them. */
    deletionId: z.optional(Id),
  }),
  reply: Done,
  needs: 'marketing.ecologyMembers',
  fails: { ecology_member_not_found: 404, name_taken: 409 },
  origin: 'ours',
});

/** One member of the ecology. */
export const readEcologyMember = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/ecologyMember/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<EcologyMemberDetail>(EcologyMemberDetail),
  needs: 'marketing.ecologyMembers',
  fails: { ecology_member_not_found: 404 },
  origin: 'reading',
});

/** Members of the ecology. */
export const pageEcologyMembers = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/ecologyMember/queryPage',
  body: z.strictObject({
    ...paging,
    /** By when they were added. */
    ...within,
    /** Part of the name, the contact or the question, or a whole phone number or e-mail address. */
    keyword: z.optional(note(50)),
    memberType: z.optional(z.enum(ecologyMemberTypes)),
    state: z.optional(z.enum(ecologyMemberStates)),
    replied: z.optional(z.boolean()),
  }),
  reply: pageOf<EcologyMember>(EcologyMember),
  needs: 'marketing.ecologyMembers',
  origin: 'reading',
});

/**
 * Adds a reply to what a member asked, which is answered with it. Replies are kept here and sent to nobody. Refused where it
 * is closed, and where there are more replies by now than its writer had seen.
 */
export const replyToEcologyMember = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/ecologyMember/reply',
  body: z.strictObject({
    id: Id,
    content: text(ecologyLimits.reply),
    /** `replyCount` as the writer had it. Left out: it is added in any case. */
    seenReplies: z.optional(z.int().check(z.gte(0))),
  }),
  reply: Created,
  needs: 'marketing.ecologyMembers',
  fails: { ecology_member_not_found: 404, ecology_member_closed: 409, answered_meanwhile: 409 },
  origin: 'reading',
});

/** Says how far it is with members: closes them, or opens them again. All of them, or none. */
export const setEcologyMemberState = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/ecologyMember/state',
  body: z.strictObject({
    idList: IdList,
    /** `closed` leaves those alone that have asked nothing; `none` is for those alone. */
    state: z.enum(ecologyMemberStates),
    /** Only those that are in this state by now; others are left as they are. */
    from: z.optional(z.enum(ecologyMemberStates)),
  }),
  reply: z.looseObject({
    /** How many are in another state now. */
    changedCount: z.int(),
    /** What the same call is given, one after another, to have everything as it was before. */
    takeBack: z.array(
      z.looseObject({ idList: z.array(Id), state: known(ecologyMemberStates), from: known(ecologyMemberStates) }),
    ),
  }),
  needs: 'marketing.ecologyMembers',
  fails: { ecology_member_not_found: 404 },
  origin: 'ours',
});

/**
 * The whole phone number and e-mail address of one member; 60 of them an hour. Who saw whose stands in the audit log.
 */
export const revealEcologyMember = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/ecologyMember/reveal/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.looseObject({ phoneNumber: z.string(), email: z.string() }),
  needs: 'marketing.ecologyMembers',
  fails: { ecology_member_not_found: 404 },
  origin: 'ours',
});

/** A spreadsheet to fill in: the columns that `importEcologyMembers` reads, with an example. */
export const downloadEcologyTemplate = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/ecologyMember/importTemplate',
  reply: z.unknown(),
  as: 'blob',
  needs: 'marketing.ecologyMembers',
  origin: 'ours',
});

const ImportedEcologyMember = z.looseObject({
  /** As the spreadsheet counts. */
  row: z.int(),
  /** Null in a dry run. */
  id: z.nullable(Id),
  memberName: z.string(),
});
export interface ImportedEcologyMember extends z.infer<typeof ImportedEcologyMember> {}

/**
 * Adds the members of an xlsx or csv file of up to 2000 rows, those of a call that can be taken together. A dry run says what
 * would happen, and changes nothing.
 */
export const importEcologyMembers = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/ecologyMember/import',
  query: z.strictObject({
    dryRun: z.boolean(),
    /** First and last row that count this time, as the spreadsheet counts. Default: all. */
    fromRow: z.optional(z.int()),
    toRow: z.optional(z.int()),
  }),
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  reply: z.looseObject({
    added: z.array(named<ImportedEcologyMember>(ImportedEcologyMember)),
    /** Rows that were not taken, each with the reason for people, and the column that it lies in. */
    refused: z.array(z.looseObject({ row: z.int(), message: z.string(), field: z.optional(z.string()) })),
  }),
  needs: 'marketing.ecologyMembers',
  fails: spreadsheetFails,
  origin: 'ours',
});
