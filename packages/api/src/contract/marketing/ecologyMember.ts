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
  text,
  Time,
  within,
} from '../fields.js';

export const ecologyMemberTypes = ['club', 'sponsor', 'media', 'supplier', 'partner'] as const;
export type EcologyMemberType = (typeof ecologyMemberTypes)[number];

/** An organisation that works with the association, and what it asked. */
const EcologyMember = z.looseObject({
  id: Id,
  memberName: z.string(),
  memberType: known(ecologyMemberTypes),
  contactName: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  message: z.string(),
  replied: z.boolean(),
  replyCount: z.int(),
  createTime: Time,
  updateTime: Time,
});
export interface EcologyMember extends z.infer<typeof EcologyMember> {}

const EcologyMemberDetail = z.looseObject({
  ...EcologyMember._zod.def.shape,
  /** Oldest first. */
  replies: z.array(z.looseObject({ id: Id, content: z.string(), repliedBy: z.string(), createTime: Time })),
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
    message: z.optional(note(1000)),
  }),
  reply: Created,
  needs: 'marketing.ecologyMembers',
  fails: { name_taken: 409 },
  origin: 'reading',
});

/** Deletes members of the ecology. */
export const removeEcologyMembers = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/ecologyMember/deleteByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'marketing.ecologyMembers',
  origin: 'reading',
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
    ...within,
    keyword: z.optional(note(50)),
    memberType: z.optional(z.enum(ecologyMemberTypes)),
    replied: z.optional(z.boolean()),
  }),
  reply: pageOf<EcologyMember>(EcologyMember),
  needs: 'marketing.ecologyMembers',
  origin: 'reading',
});

/** Adds a reply to what a member asked. */
export const replyToEcologyMember = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/ecologyMember/reply',
  body: z.strictObject({ id: Id, content: text(1000) }),
  reply: Created,
  needs: 'marketing.ecologyMembers',
  fails: { ecology_member_not_found: 404 },
  origin: 'reading',
});
