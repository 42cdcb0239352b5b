import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Id, known, named, note, pageOf, paging } from '../fields.js';
import { channels } from './channels.js';
import { RuleSet } from './rules.js';

const CrowdPackMember = z.looseObject({
  id: Id,
  customerName: z.string(),
  /** Digits 4 to 7 are masked. */
  phoneNumber: z.string(),
  city: z.string(),
  level: z.string(),
  /** Names of the labels that hang on them. */
  tags: z.array(z.string()),
});
export interface CrowdPackMember extends z.infer<typeof CrowdPackMember> {}

/**
 * Where a rule or group stands in a rule set: `rules.0`, `rules.1.rules.2`, `exclude.0`. The set itself: the empty text.
 */
const rulePath = z.string();

const RuleCount = z.looseObject({
  path: rulePath,
  /** People who fit it alone, whatever the others say. */
  count: z.int(),
});
export interface RuleCount extends z.infer<typeof RuleCount> {}

const CrowdCount = z.looseObject({
  count: z.int(),
  /** All people there are. */
  total: z.int(),
  /** Every person was looked at; otherwise a sample was, and the rest was reckoned from it. */
  exact: z.boolean(),
  /** People that the count may be off by, 19 times of 20; 0 where it is exact. */
  margin: z.int(),
  rules: z.array(RuleCount),
});
export interface CrowdCount extends z.infer<typeof CrowdCount> {}

const ExplainedRule = z.looseObject({
  path: rulePath,
  /** A group comes before what is in it. */
  kind: known(['rule', 'group']),
  /** Whether it holds. One of `exclude` keeps the person out where it does. */
  fits: z.boolean(),
  /** What is known of this person: a number, a day, a word; empty: nothing. */
  value: z.string(),
  /** The day from which it would no longer keep the person out if nothing new happened, `2026-11-27`; null: never by itself. */
  passesFrom: z.nullable(z.string()),
});
export interface ExplainedRule extends z.infer<typeof ExplainedRule> {}

const CrowdExplanation = z.looseObject({
  person: named<CrowdPackMember>(CrowdPackMember),
  /** Whether the rules let this person in by now. */
  fits: z.boolean(),
  /** Whether the pack holds this person since it was last counted; null: rules without a pack were asked about. */
  member: z.nullable(z.boolean()),
  /** All rules and groups in the order they are written. */
  steps: z.array(ExplainedRule),
  /** Path of the first one that keeps the person out; null: none does. */
  firstFailing: z.nullable(z.string()),
});
export interface CrowdExplanation extends z.infer<typeof CrowdExplanation> {}

const CrowdSample = z.looseObject({
  ...CrowdPackMember._zod.def.shape,
  /** The rule that let this person in, and what is known of them; null: there is none to name. */
  reason: z.nullable(z.looseObject({ path: rulePath, value: z.string() })),
});
export interface CrowdSample extends z.infer<typeof CrowdSample> {}

export const spreadTraits = ['city', 'age', 'level'] as const;
export type SpreadTrait = (typeof spreadTraits)[number];

const CrowdPicture = z.looseObject({
  memberCount: z.int(),
  total: z.int(),
  /** The most frequent values with how many have them, in the pack and of all; the empty value: not known. */
  spreads: z.array(
    z.looseObject({
      trait: known(spreadTraits),
      rows: z.array(z.looseObject({ value: z.string(), inPack: z.int(), inAll: z.int() })),
    }),
  ),
  /** Whom each channel reaches. */
  reach: z.array(
    z.looseObject({
      channel: known(channels),
      /** Said yes. */
      agreed: z.int(),
      /** Said yes, and an address is known, where the channel needs one. */
      reachable: z.int(),
    }),
  ),
});
export interface CrowdPicture extends z.infer<typeof CrowdPicture> {}

const rules = { rules: RuleSet };
const ruleFails = {
  unknown_rule_field: 400,
  rule_value_refused: 400,
  too_many_rules: 400,
  too_many_phones: 400,
  crowd_pack_not_found: 404,
} as const;

/** Members of one crowd pack. */
export const pageCrowdPackMembers = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/members',
  body: z.strictObject({
    ...paging,
    crowdPackId: Id,
    keyword: z.optional(note(50)),
    /** The last row of the page before: those after it are answered, however far on they are. */
    after: z.optional(Id),
  }),
  reply: pageOf<CrowdPackMember>(CrowdPackMember),
  needs: 'marketing.crowdPacks',
  fails: { crowd_pack_not_found: 404 },
  origin: 'ours',
});

/**
 * How many people fit, before anything is saved, and how many fit each rule and group. By a sample first; `exact` looks at
 * everybody, and answers by the sample where that takes too long.
 */
export const countCrowd = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/count',
  body: z.strictObject({ ...rules, exact: z.optional(z.boolean()) }),
  reply: named<CrowdCount>(CrowdCount),
  needs: 'marketing.crowdPacks',
  fails: ruleFails,
  origin: 'ours',
});

/** Five people who fit, each with the fact that let them in. */
export const sampleCrowd = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/sample',
  body: z.strictObject(rules),
  reply: z.array(named<CrowdSample>(CrowdSample)),
  needs: 'marketing.crowdPacks',
  fails: { ...ruleFails, crowd_takes_long: 408 },
  origin: 'ours',
});

/** People by name, by their whole phone number or their whole member number, to be asked about: ten at most. */
export const findCrowdPeople = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/people',
  body: z.strictObject({ keyword: note(50) }),
  reply: z.array(named<CrowdPackMember>(CrowdPackMember)),
  needs: 'marketing.crowdPacks',
  origin: 'ours',
});

/** Why somebody is among those who fit, or is not: by rules as they are sent, or else by those of the pack. */
export const explainCrowd = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/crowdPack/explain',
  body: z.strictObject({ customerId: Id, crowdPackId: z.optional(Id), rules: z.optional(RuleSet) }),
  reply: named<CrowdExplanation>(CrowdExplanation),
  needs: 'marketing.crowdPacks',
  fails: { ...ruleFails, customer_not_found: 404 },
  origin: 'ours',
});

/** Who is in a pack, beside everybody: city, age and level, and whom each channel reaches. */
export const readCrowdPicture = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/crowdPack/picture/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<CrowdPicture>(CrowdPicture),
  needs: 'marketing.crowdPacks',
  fails: { crowd_pack_not_found: 404 },
  origin: 'ours',
});
