import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, known, name, named, note, text, Time } from '../fields.js';
import { ChannelReply, ChannelSchema, place } from './parts.js';
import { RuleSet, RuleSetReply } from './rules.js';

/** Lets on only those who fit. */
const condition = { type: z.literal('condition') };
const wait = { type: z.literal('wait'), minutes: z.int().check(z.gte(1), z.lte(525_600)) };
/** Sends a template; `qyWechat` has none and sends `content`. */
const send = {
  type: z.literal('send'),
  channel: ChannelSchema,
  templateId: z.optional(Id),
  content: z.optional(note(2000)),
};
const tag = { type: z.literal('tag'), tags: z.array(text(50)).check(z.minLength(1), z.maxLength(20)) };
/** Lets on that many of a hundred, chosen at random. */
const split = { type: z.literal('split'), percent: z.int().check(z.gte(1), z.lte(99)) };

/** What a branch does with who comes to it. */
const PolicerAction = z.discriminatedUnion('type', [
  z.strictObject({ ...condition, rules: RuleSet }),
  z.strictObject(wait),
  z.strictObject(send),
  z.strictObject(tag),
  z.strictObject(split),
]);
export type PolicerAction = z.infer<typeof PolicerAction>;

/** The same as it is answered: what a kind has no use for is left out. */
const PolicerActionReply = z.looseObject({
  type: known(['condition', 'wait', 'send', 'tag', 'split']),
  rules: z.optional(RuleSetReply),
  minutes: z.optional(wait.minutes),
  channel: z.optional(ChannelReply),
  templateId: send.templateId,
  content: send.content,
  tags: z.optional(tag.tags),
  percent: z.optional(split.percent),
});

/** A branch of a canvas. */
export const Policer = z.looseObject({
  id: Id,
  canvasId: Id,
  policerName: z.string(),
  action: PolicerActionReply,
  x: z.number(),
  y: z.number(),
  /** People who came to it, were let on, and are waiting at it. */
  enteredCount: z.int(),
  passedCount: z.int(),
  waitingCount: z.int(),
  updateTime: Time,
});
export interface Policer extends z.infer<typeof Policer> {}

/** A way from the audience or a branch to a branch. */
export const CanvasLink = z.looseObject({ sourceId: Id, targetId: Id });
export interface CanvasLink extends z.infer<typeof CanvasLink> {}

/** Adds a branch; with `id`, in the place of that one, which keeps its links. */
export const addPolicer = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/marketProcessCanvas/addPolicer',
  body: z.strictObject({
    ...place,
    canvasId: Id,
    id: z.optional(Id),
    policerName: name(50),
    action: PolicerAction,
  }),
  reply: Created,
  needs: 'marketing.canvas',
  fails: {
    canvas_not_found: 404,
    policer_not_found: 404,
    canvas_published: 409,
    template_not_found: 404,
    unknown_rule_field: 400,
  },
  origin: 'reading',
});

/** One branch of a canvas. */
export const readPolicer = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/marketProcessCanvas/policerDetail',
  query: z.strictObject({ id: Id }),
  reply: named<Policer>(Policer),
  needs: 'marketing.canvas',
  fails: { policer_not_found: 404 },
  origin: 'reading',
});

/** Draws a link, or with `linked: false` takes it away. `sourceId` is the audience or a branch, `targetId` a branch. */
export const linkPolicers = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/marketProcessCanvas/policerLink',
  body: z.strictObject({ canvasId: Id, sourceId: Id, targetId: Id, linked: z.boolean() }),
  reply: Done,
  needs: 'marketing.canvas',
  fails: {
    canvas_not_found: 404,
    policer_not_found: 404,
    canvas_published: 409,
    /** The link would lead back to where it comes from. */
    links_in_circle: 409,
  },
  origin: 'reading',
});

/** Deletes a branch with its links. */
export const deletePolicer = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/marketProcessCanvas/deletePolicer',
  query: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'marketing.canvas',
  fails: { policer_not_found: 404, canvas_published: 409 },
  origin: 'reading',
});

/** How many people went along each link; of one link where both its ends are given. */
export const countCanvasLinks = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/marketProcessCanvas/countTwoLine',
  body: z.strictObject({ canvasId: Id, sourceId: z.optional(Id), targetId: z.optional(Id) }),
  reply: z.array(z.looseObject({ ...CanvasLink._zod.def.shape, count: z.int() })),
  needs: 'marketing.canvas',
  fails: { canvas_not_found: 404 },
  origin: 'reading',
});
