import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Email, Id, known, named, note, pageNumbers, paging, Phone, Time } from './fields.js';
import { type CustomerDetail, readCustomer } from './customers.js';

const doubleKinds = ['phone', 'email', 'name'] as const;
export type DoubleKind = (typeof doubleKinds)[number];

const Doubles = z.looseObject({
  /** By what they look like one person: the same digits of a phone number, e-mail address, or name and city. */
  by: known(doubleKinds),
  /** Five at most, those that are known longest first; phone numbers are masked. */
  people: z.array(readCustomer.reply),
});
export interface CustomerDoubles extends z.infer<typeof Doubles> {
  people: CustomerDetail[];
}

/** Customers that may be the same person, group by group: 50 groups of each kind at most. */
export const listCustomerDoubles = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/customer/doubles',
  query: z.strictObject({ by: z.enum(doubleKinds) }),
  reply: z.array(named<CustomerDoubles>(Doubles)),
  needs: 'customers',
  origin: 'ours',
});

export const mergedFields = [
  'name',
  'phone',
  'email',
  'memberNumber',
  'gender',
  'birthday',
  'city',
  'level',
  'staffName',
  'source',
] as const;
export type MergedField = (typeof mergedFields)[number];

/** Makes one customer of two: orders, events, labels, consents and places in packs go to the one that is kept. */
export const mergeCustomers = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/customer/merge',
  body: z.strictObject({
    keptId: Id,
    goneId: Id,
    /** What the other one is right about. */
    take: z.optional(z.array(z.enum(mergedFields)).check(z.maxLength(mergedFields.length))),
  }),
  reply: Created,
  needs: 'customers',
  fails: { customer_not_found: 404, same_customer: 400 },
  origin: 'ours',
});

const Merge = z.looseObject({
  id: Id,
  keptId: Id,
  keptName: z.string(),
  goneName: z.string(),
  mergedBy: z.string(),
  createTime: Time,
});
export interface CustomerMerge extends z.infer<typeof Merge> {}

/** Customers that became one, newest first. */
export const pageCustomerMerges = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/customer/merge/queryPage',
  body: z.strictObject({ current: paging.current, size: paging.size }),
  reply: z.looseObject({ list: z.array(named<CustomerMerge>(Merge)), ...pageNumbers }),
  needs: 'customers',
  origin: 'ours',
});

/** Makes two of them again, each as it was; what came since stays with the one that was kept. */
export const undoCustomerMerge = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/customer/merge/undo/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.looseObject({ customerIds: z.array(Id) }),
  needs: 'customers',
  fails: { customer_merge_not_found: 404, merged_again: 409, phone_taken: 409, member_number_taken: 409 },
  origin: 'ours',
});

/**
 * Everything that is kept of one customer, as a zip of a JSON and an xlsx file. What they asked stands in it for those alone
 * who may look at conversations; otherwise the file says that it is left out.
 */
export const exportCustomer = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/customer/export/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'customers.reveal',
  fails: { customer_not_found: 404 },
  origin: 'ours',
});

const Erased = z.looseObject({
  id: Id,
  orderCount: z.int(),
  /** Theirs, and gathered ones that named them. */
  eventCount: z.int(),
  /** What they asked on sites that said who they are. */
  conversationCount: z.int(),
  /** Rows of uploads in which they stood. */
  uploadRowCount: z.int(),
  crowdPackCount: z.int(),
  mergeCount: z.int(),
});
export interface ErasedCustomer extends z.infer<typeof Erased> {}

/** Deletes everything that is kept of one customer. Only a hash stays, by which a later upload is refused. */
export const eraseCustomer = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/customer/erase',
  body: z.strictObject({
    id: Id,
    /** Their name, or their member number where they have none, or the id: typed, so that nobody else is meant. */
    confirmation: note(64),
  }),
  reply: named<ErasedCustomer>(Erased),
  needs: 'customers.reveal',
  fails: { customer_not_found: 404, confirmation_wrong: 400, data_upload_running: 409 },
  origin: 'ours',
});

/** Lets somebody be taken in again who was erased, as they want it now. Answers whether they had been erased. */
export const allowErasedCustomer = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/customer/erase/allow',
  body: z.strictObject({
    phoneNumber: z.optional(Phone),
    memberNumber: z.optional(note(60)),
    email: z.optional(Email),
  }),
  reply: z.looseObject({ wasErased: z.boolean() }),
  needs: 'customers.reveal',
  origin: 'ours',
});
