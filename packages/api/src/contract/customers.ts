import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import {
  Done,
  Email,
  Id,
  known,
  labelIds,
  Labelled,
  Labelling,
  Labels,
  named,
  note,
  pageOf,
  paging,
  Phone,
  Time,
} from './fields.js';
import { RuleSet } from './marketing/rules.js';

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
  /** Empty: not known. */
  memberNumber: z.string(),
  orderCount: z.int(),
  /** In yuan. */
  orderAmount: z.number(),
  lastOrderTime: z.nullable(Time),
  /** Who looks after them; empty: nobody. */
  staffName: z.string(),
  createTime: Time,
});
export interface Customer extends z.infer<typeof Customer> {}

const channels = ['sms', 'wechat', 'app', 'qyWechat'] as const;
export type ConsentChannel = (typeof channels)[number];

const CustomerDetail = z.looseObject({
  ...Customer._zod.def.shape,
  labels: Labels,
  email: z.string(),
  /** `YYYY-MM-DD`; null: not known. */
  birthday: z.nullable(z.string()),
  /** Where they became known from. */
  source: z.string(),
  attributes: z.array(z.looseObject({ name: z.string(), value: z.string() })),
  /** Whether they may be written to, channel by channel; one that is left out was never asked about. */
  consents: z.array(
    z.looseObject({ channel: known(channels), agreed: z.boolean(), source: z.string(), changeTime: Time }),
  ),
  firstOrderTime: z.nullable(Time),
  lastEventTime: z.nullable(Time),
  updateTime: Time,
});
export interface CustomerDetail extends z.infer<typeof CustomerDetail> {}

/** Whom a list of customers is narrowed to. */
export const customerFilter = {
  /** Part of the name, or a whole phone or member number. */
  keyword: z.optional(note(50)),
  city: z.optional(note(50)),
  level: z.optional(note(50)),
  /** Name of a label. */
  tag: z.optional(note(50)),
  labelIds,
  segment: z.optional(z.enum(rfmSegments)),
  /** Members of this pack, as it was counted last. */
  crowdPackId: z.optional(Id),
  rules: z.optional(RuleSet),
};

/** Why a list of customers is refused. */
export const customerFilterFails = {
  unknown_rule_field: 400,
  rule_value_refused: 400,
  too_many_rules: 400,
  too_many_phones: 400,
  crowd_pack_not_found: 404,
  customers_take_long: 408,
} as const;

/** Customers as the uploaded data has them, whoever fits all that is asked for. */
export const pageCustomers = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/customer/queryPage',
  body: z.strictObject({ ...paging, ...customerFilter }),
  reply: pageOf<Customer>(Customer),
  needs: 'customers.look',
  fails: customerFilterFails,
  origin: 'ours',
});

/** What is known of one customer; the phone number is masked. */
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

export const timelineKinds = ['order', 'event', 'message', 'answer'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

const TimelineEntry = z.looseObject({
  id: z.string(),
  kind: known(timelineKinds),
  /** What was ordered, done or asked; of a message its template, or the task that it was sent for. */
  title: z.string(),
  /** Number and channel of an order, the object of an event, the assistant that answered, the channel of a message, a word. */
  detail: z.string(),
  /** The conversation of an answer. */
  topicId: z.nullable(Id),
  /**
   * Of an order, or of a message: `sending`, `taken` by the vendor, `delivered`, `opened`, `clicked`, `failed`, `unknown`;
   * null: of another kind.
   */
  status: z.nullable(z.string()),
  /** In yuan, of an order. */
  amount: z.nullable(z.number()),
  time: Time,
});
export interface TimelineEntry extends z.infer<typeof TimelineEntry> {}

/**
 * What one customer has ordered, done, asked and was sent, newest first, page after page by `next`. What they asked is told to
 * those alone who may look at conversations, and what was sent to those who may look at plans.
 */
export const listCustomerTimeline = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/customer/timeline',
  body: z.strictObject({
    id: Id,
    /** Left out: all. */
    kind: z.optional(z.enum(timelineKinds)),
    /** The `next` of the page before. */
    before: z.optional(note(120)),
    size: z.int().check(z.gte(1), z.lte(100)),
  }),
  reply: z.looseObject({
    list: z.array(named<TimelineEntry>(TimelineEntry)),
    /** Where earlier ones begin; null: there are none. */
    next: z.nullable(z.string()),
    /** Of each kind, on all pages. */
    counts: z.looseObject({
      order: z.int(),
      event: z.int(),
      /** Left out where plans are closed to the reader. */
      message: z.optional(z.int()),
      /** Left out where conversations are closed to the reader. */
      answer: z.optional(z.int()),
    }),
  }),
  needs: 'customers',
  fails: { customer_not_found: 404 },
  origin: 'ours',
});

/** The whole phone number of one customer. Who saw whose stands in the audit log. */
export const revealCustomer = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/customer/reveal/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.looseObject({ phoneNumber: z.string() }),
  needs: 'customers.reveal',
  fails: { customer_not_found: 404 },
  origin: 'ours',
});

/** Changes what is known of a customer; what is left out stays. */
export const modifyCustomer = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/customer/modify',
  body: z.strictObject({
    id: Id,
    customerName: z.optional(note(50)),
    phoneNumber: z.optional(z.union([Phone, z.literal('')])),
    email: z.optional(z.union([Email, z.literal('')])),
    memberNumber: z.optional(note(60)),
    gender: z.optional(z.enum(['male', 'female', 'unknown'])),
    /** `YYYY-MM-DD`; null: not known. */
    birthday: z.optional(z.nullable(z.iso.date().check(z.maxLength(10)))),
    city: z.optional(note(50)),
    level: z.optional(note(50)),
    staffName: z.optional(note(50)),
  }),
  reply: Done,
  needs: 'customers',
  fails: { customer_not_found: 404, phone_taken: 409, member_number_taken: 409 },
  origin: 'ours',
});

/** Hangs labels of the own system on customers, and takes others off: all of them or none. */
export const tagCustomers = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/customer/tag',
  body: Labelling,
  reply: Labelled,
  needs: 'customers',
  fails: { customer_not_found: 404, tag_not_found: 404 },
  origin: 'ours',
});
