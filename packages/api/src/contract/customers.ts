import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Id, IdList, known, named, note, pageOf, paging, text, Time } from './fields.js';

/** The eight kinds of customer by recency, frequency and monetary value; each either high or low. */
export const rfmSegments = [
  'champion',
  'loyal',
  'promising',
  'newcomer',
  'atRisk',
  'cannotLose',
  'hibernating',
  'lost',
] as const;
export type RfmSegment = (typeof rfmSegments)[number];

const Customer = z.looseObject({
  id: Id,
  customerName: z.string(),
  /** Digits 4 to 7 are masked. */
  phoneNumber: z.string(),
  gender: known(['male', 'female', 'unknown']),
  age: z.nullable(z.int()),
  city: z.string(),
  level: z.string(),
  tags: z.array(z.string()),
  /** Null without any order. */
  segment: z.nullable(known(rfmSegments)),
  orderCount: z.int(),
  /** In yuan. */
  orderAmount: z.number(),
  lastOrderTime: z.nullable(Time),
  /** Who looks after them; empty: nobody. */
  staffName: z.string(),
  createTime: Time,
});
export interface Customer extends z.infer<typeof Customer> {}

const CustomerDetail = z.looseObject({
  ...Customer._zod.def.shape,
  /** Whole, unlike in lists. */
  phoneNumber: z.string(),
  email: z.string(),
  attributes: z.array(z.looseObject({ name: z.string(), value: z.string() })),
  /** The last 100, newest first. */
  events: z.array(z.looseObject({ id: Id, name: z.string(), detail: z.string(), time: Time })),
});
export interface CustomerDetail extends z.infer<typeof CustomerDetail> {}

/** Customers as the uploaded data has them. */
export const pageCustomers = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/customer/queryPage',
  body: z.strictObject({
    ...paging,
    /** Part of the name, or a whole phone number. */
    keyword: z.optional(note(50)),
    city: z.optional(note(50)),
    level: z.optional(note(50)),
    tag: z.optional(note(50)),
    segment: z.optional(z.enum(rfmSegments)),
    /** Those whom this portrait is about. */
    portraitId: z.optional(Id),
  }),
  reply: pageOf<Customer>(Customer),
  needs: 'customers.look',
  fails: { portrait_not_found: 404 },
  origin: 'ours',
});

/** Everything known of one customer. */
export const readCustomer = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/customer/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<CustomerDetail>(CustomerDetail),
  needs: 'customers',
  fails: { customer_not_found: 404 },
  origin: 'ours',
});

const tags = z.array(text(50)).check(z.maxLength(20));

/** Puts tags on customers and takes others off. */
export const tagCustomers = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/customer/tag',
  body: z.strictObject({ idList: IdList, add: z.optional(tags), remove: z.optional(tags) }),
  reply: z.looseObject({ changedCount: z.int() }),
  needs: 'customers',
  origin: 'ours',
});
