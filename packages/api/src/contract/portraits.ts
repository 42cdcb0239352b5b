import * as z from 'zod/mini';
import { rfmSegments } from './customers.js';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, name, named, note, pageOf, paging, Time } from './fields.js';

/** What a portrait can show of its customers. */
export const portraitTraits = [
  'gender',
  'age',
  'city',
  'level',
  'tag',
  'segment',
  'orderCount',
  'orderAmount',
] as const;
export type PortraitTrait = (typeof portraitTraits)[number];

/** A picture of some customers: which traits are looked at, over all of them or those of one crowd pack. */
const Portrait = z.looseObject({
  id: Id,
  portraitName: z.string(),
  description: z.string(),
  /** Null: everyone. */
  crowdPackId: z.nullable(Id),
  crowdPackName: z.string(),
  traits: z.array(known(portraitTraits)),
  customerCount: z.int(),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface Portrait extends z.infer<typeof Portrait> {}

const PortraitDetail = z.looseObject({
  ...Portrait._zod.def.shape,
  /** How the customers spread over each trait, most first; rare values are summed up as the last one, `other`. */
  spreads: z.array(
    z.looseObject({
      trait: known(portraitTraits),
      slices: z.array(z.looseObject({ value: z.string(), label: z.string(), count: z.int() })),
    }),
  ),
});
export interface PortraitDetail extends z.infer<typeof PortraitDetail> {}

const Rfm = z.looseObject({
  /** A customer is high where they reach these: days since the last order at most, orders and yuan at least. */
  recencyDays: z.int(),
  frequency: z.int(),
  monetary: z.number(),
  /** Orders of so many last days count. */
  spanDays: z.int(),
  segments: z.array(
    z.looseObject({
      segment: known(rfmSegments),
      name: z.string(),
      customerCount: z.int(),
      orderAmount: z.number(),
      averageRecencyDays: z.number(),
      averageFrequency: z.number(),
      averageMonetary: z.number(),
    }),
  ),
  countTime: Time,
});
export interface Rfm extends z.infer<typeof Rfm> {}

const settings = {
  portraitName: name(50),
  description: z.optional(note(500)),
  crowdPackId: z.optional(z.nullable(Id)),
  traits: z.array(z.enum(portraitTraits)).check(z.minLength(1), z.maxLength(portraitTraits.length)),
};

/** Portraits of customers. */
export const pagePortraits = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/userPortrait/queryPage',
  body: z.strictObject({ ...paging, keyword: z.optional(note(50)) }),
  reply: pageOf<Portrait>(Portrait),
  needs: 'portraits',
  origin: 'ours',
});

/** One portrait. */
export const readPortrait = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/userPortrait/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<PortraitDetail>(PortraitDetail),
  needs: 'portraits',
  fails: { portrait_not_found: 404 },
  origin: 'ours',
});

/** Adds a portrait. */
export const addPortrait = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/userPortrait/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'portraits',
  fails: { name_taken: 409, crowd_pack_not_found: 404 },
  origin: 'ours',
});

/** Changes a portrait. */
export const modifyPortrait = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/userPortrait/modify',
  body: z.strictObject({
    ...settings,
    id: Id,
    portraitName: z.optional(settings.portraitName),
    traits: z.optional(settings.traits),
  }),
  reply: Done,
  needs: 'portraits',
  fails: { portrait_not_found: 404, name_taken: 409, crowd_pack_not_found: 404 },
  origin: 'ours',
});

/** Deletes portraits. */
export const removePortraits = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/userPortrait/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'portraits',
  origin: 'ours',
});

/** The thresholds of recency, frequency and monetary value, and how the customers fall under them. */
export const readRfm = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/userPortrait/rfm',
  reply: named<Rfm>(Rfm),
  needs: 'portraits',
  origin: 'ours',
});

/** Sets the thresholds; every customer is sorted anew. */
export const modifyRfm = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/userPortrait/rfm',
  body: z.strictObject({
    recencyDays: z.int().check(z.gte(1), z.lte(3650)),
    frequency: z.int().check(z.gte(1), z.lte(10_000)),
    monetary: z.number().check(z.gte(0), z.lte(1e9)),
    spanDays: z.int().check(z.gte(1), z.lte(3650)),
  }),
  reply: Done,
  needs: 'portraits',
  origin: 'ours',
});
