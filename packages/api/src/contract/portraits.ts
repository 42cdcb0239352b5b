import * as z from 'zod/mini';
import { type RfmSegment, rfmSegments } from './customers.js';
import { endpoint } from './endpoint.js';
import {
  Created,
  Done,
  Id,
  IdList,
  known,
  name,
  named,
  note,
  pageOf,
  paging,
  ReadVersion,
  text,
  Time,
} from './fields.js';
import { ruleOperators } from './marketing/rules.js';

/** Whether a kind of customer ordered lately, often, and for much. */
export interface RfmMarks {
  readonly recent: boolean;
  readonly frequent: boolean;
  readonly valuable: boolean;
}

const marks = (recent: boolean, frequent: boolean, valuable: boolean): RfmMarks => ({ recent, frequent, valuable });

/** What each code of a kind stands for: the one place that says so. */
export const rfmMarks: Readonly<Record<RfmSegment, RfmMarks>> = {
  champion: marks(true, true, true),
  promising: marks(true, false, true),
  cannotLose: marks(false, true, true),
  atRisk: marks(false, false, true),
  loyal: marks(true, true, false),
  newcomer: marks(true, false, false),
  hibernating: marks(false, true, false),
  lost: marks(false, false, false),
};

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

/** One slice of a trait, as it stands in addresses: `city:杭州`. A comma would end it. */
export const sliceCode = (trait: string, value: string): string =>
  `${trait}:${value.replace(/[%,]/g, encodeURIComponent)}`;

/** The slice that a code stands for; undefined: none. */
export const sliceIn = (code: string): { trait: PortraitTrait; value: string } | undefined => {
  const [name = ''] = code.split(':', 1);
  const trait = portraitTraits.find((one) => one === name);
  return (
    trait && {
      trait,
      value: code
        .slice(name.length + 1)
        .replace(/%2C/g, ',')
        .replace(/%25/g, '%'),
    }
  );
};

const SliceRule = z.looseObject({ field: z.string(), operator: known(ruleOperators), values: z.array(z.string()) });

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
  /** Whom it is compared with; null: everybody. */
  comparedPackId: z.nullable(Id),
  comparedPackName: z.string(),
  comparedCount: z.int(),
  /** Slices that both audiences are narrowed to: of each trait one of them. */
  narrowedTo: z.array(
    z.looseObject({
      trait: known(portraitTraits),
      value: z.string(),
      /** Of a label its name, otherwise the value. */
      label: z.string(),
      rule: SliceRule,
    }),
  ),
  /**
   * How the customers spread over each trait, bands in their order, all else most first; rare values are summed up as the
   * last one, `other`. Somebody with two labels is in two slices.
   */
  spreads: z.array(
    z.looseObject({
      trait: known(portraitTraits),
      slices: z.array(
        z.looseObject({
          /** Empty: not known. A band: `18-24`, `55+`. */
          value: z.string(),
          /** Of a label its name, otherwise the value. */
          label: z.string(),
          count: z.int(),
          compared: z.int(),
          /** Whom the slice holds; null: no single rule says so. */
          rule: z.nullable(SliceRule),
        }),
      ),
    }),
  ),
});
export interface PortraitDetail extends z.infer<typeof PortraitDetail> {}

const thresholds = {
  /** A customer is high where they reach these: days since the last order at most, orders and yuan at least. */
  recencyDays: z.int(),
  frequency: z.int(),
  monetary: z.number(),
  /** Orders of so many last days count, today the last of them. */
  spanDays: z.int(),
};

const RfmHistogram = z.looseObject({
  /** Of each bin: the first begins at 0, the last holds all above. */
  width: z.number(),
  counts: z.array(z.int()),
});
export interface RfmHistogram extends z.infer<typeof RfmHistogram> {}

const histogram = named<RfmHistogram>(RfmHistogram);
const Rfm = z.looseObject({
  ...thresholds,
  version: z.int(),
  /** `sorting`: customers are being sorted by these thresholds. */
  status: known(['sorting', 'ready', 'failed']),
  segments: z.array(
    z.looseObject({
      segment: known(rfmSegments),
      customerCount: z.int(),
      orderAmount: z.number(),
      averageRecencyDays: z.number(),
      averageFrequency: z.number(),
      averageMonetary: z.number(),
    }),
  ),
  /** Who never ordered, and is in no segment. */
  withoutOrders: z.int(),
  /** Of those who ordered; of many a sample. */
  distribution: z.looseObject({ recency: histogram, frequency: histogram, monetary: histogram }),
  /** When all were sorted last; null: never yet. */
  countTime: z.nullable(Time),
});
export interface Rfm extends z.infer<typeof Rfm> {}

/** Last days that are looked back on. */
export const rfmSpans = ['7', '30', '90', '365'] as const;

const RfmMove = z.looseObject({
  /** Null: in no segment. */
  from: z.nullable(known(rfmSegments)),
  to: z.nullable(known(rfmSegments)),
  customerCount: z.int(),
});
export interface RfmMove extends z.infer<typeof RfmMove> {}

const RfmPreview = z.looseObject({
  /** How many of each segment would be in which; also those who stay. */
  moves: z.array(named<RfmMove>(RfmMove)),
  customerCount: z.int(),
  /** False: by a sample. */
  exact: z.boolean(),
});
export interface RfmPreview extends z.infer<typeof RfmPreview> {}

const RfmHistory = z.looseObject({
  /** Oldest first. Days on which nobody was sorted are left out. */
  days: z.array(
    z.looseObject({
      day: z.string(),
      segments: z.array(z.looseObject({ segment: known(rfmSegments), customerCount: z.int() })),
    }),
  ),
  /** Of all these days together. */
  moves: z.array(named<RfmMove>(RfmMove)),
});
export interface RfmHistory extends z.infer<typeof RfmHistory> {}

const CustomerRfm = z.looseObject({
  /** Null: never ordered. */
  segment: z.nullable(known(rfmSegments)),
  /** The one before; null: none. */
  formerSegment: z.nullable(known(rfmSegments)),
  changeTime: z.nullable(Time),
  /** What they reach themselves. */
  own: z.looseObject({ recencyDays: z.nullable(z.int()), frequency: z.int(), monetary: z.number() }),
  thresholds: z.looseObject(thresholds),
  /** How many customers are in each segment. */
  segments: z.array(z.looseObject({ segment: known(rfmSegments), customerCount: z.int() })),
  countTime: z.nullable(Time),
});
export interface CustomerRfm extends z.infer<typeof CustomerRfm> {}

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

/** One portrait, beside everybody or another crowd pack; on demand only those of some slices of both. */
export const readPortrait = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/userPortrait/getById/{id}',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    comparedPackId: z.optional(Id),
    /** Codes of slices, see `sliceCode`. */
    slices: z.optional(z.array(text(320)).check(z.maxLength(20))),
  }),
  reply: named<PortraitDetail>(PortraitDetail),
  needs: 'portraits',
  fails: { portrait_not_found: 404, crowd_pack_not_found: 404, slice_not_found: 404 },
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

const wanted = {
  recencyDays: z.int().check(z.gte(0), z.lte(3650)),
  frequency: z.int().check(z.gte(1), z.lte(10_000)),
  monetary: z.number().check(z.gte(0), z.lte(1e9)),
  spanDays: z.int().check(z.gte(1), z.lte(3650)),
};

/** Who would move from where to where by other thresholds; nothing is changed. */
export const previewRfm = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/userPortrait/rfm/preview',
  body: z.strictObject({
    ...wanted,
    /** Looks at everybody, however many there are. Default: at a sample of many. */
    exact: z.optional(z.boolean()),
  }),
  reply: named<RfmPreview>(RfmPreview),
  needs: 'portraits',
  origin: 'ours',
});

/** Sets the thresholds; every customer is sorted anew in the background. */
export const modifyRfm = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/userPortrait/rfm',
  body: z.strictObject({ ...wanted, version: ReadVersion }),
  reply: Done,
  needs: 'portraits',
  fails: { changed_meanwhile: 409 },
  origin: 'ours',
});

/** Sizes of the segments by day, and who moved between them meanwhile. */
export const readRfmHistory = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/userPortrait/rfm/history',
  query: z.strictObject({ days: z.enum(rfmSpans) }),
  reply: named<RfmHistory>(RfmHistory),
  needs: 'portraits',
  origin: 'ours',
});

/** Where one customer stands: how lately, often and much they ordered, beside the thresholds. */
export const readCustomerRfm = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/userPortrait/rfm/customer/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<CustomerRfm>(CustomerRfm),
  needs: 'customers',
  fails: { customer_not_found: 404 },
  origin: 'ours',
});
