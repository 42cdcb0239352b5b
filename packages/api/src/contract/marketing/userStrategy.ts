import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, name, note, Time } from '../fields.js';
import { ChannelReply, ChannelSchema, NewOrder } from './parts.js';
import { RuleSet, RuleSetReply } from './rules.js';

/** What is done for whom in a scene. */
export const UserStrategy = z.looseObject({
  id: Id,
  sceneId: Id,
  strategyName: z.string(),
  /** Null: for everyone in the scene. */
  rules: z.nullable(RuleSetReply),
  channel: ChannelReply,
  templateId: z.nullable(Id),
  templateName: z.string(),
  content: z.string(),
  enabled: z.boolean(),
  sort: z.int(),
  updateTime: Time,
});
export interface UserStrategy extends z.infer<typeof UserStrategy> {}

const settings = {
  strategyName: name(50),
  rules: z.optional(z.nullable(RuleSet)),
  channel: ChannelSchema,
  /** A template of the channel; `qyWechat` has none and sends `content`. */
  templateId: z.optional(z.nullable(Id)),
  content: z.optional(note(2000)),
  enabled: z.optional(z.boolean()),
};

/** Adds a strategy at the end of its scene. */
export const addUserStrategy = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/userStrategy/add',
  body: z.strictObject({ ...settings, sceneId: Id }),
  reply: Created,
  needs: 'marketing.userJourneys',
  fails: { user_scene_not_found: 404, template_not_found: 404, unknown_rule_field: 400 },
  origin: 'reading',
});

/** Changes a user strategy. */
export const modifyUserStrategy = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/userStrategy/update',
  body: z.strictObject({
    ...settings,
    id: Id,
    strategyName: z.optional(settings.strategyName),
    channel: z.optional(settings.channel),
  }),
  reply: Done,
  needs: 'marketing.userJourneys',
  fails: { user_strategy_not_found: 404, template_not_found: 404, unknown_rule_field: 400 },
  origin: 'reading',
});

/** Deletes a user strategy. */
export const removeUserStrategy = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/userStrategy/delete',
  query: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'marketing.userJourneys',
  fails: { user_strategy_not_found: 404 },
  origin: 'reading',
});

/** Orders the strategies of a scene. */
export const sortUserStrategies = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/userStrategy/updateSort',
  body: z.strictObject({ sceneId: Id, idList: NewOrder }),
  reply: Done,
  needs: 'marketing.userJourneys',
  fails: { user_scene_not_found: 404, order_outdated: 409 },
  origin: 'reading',
});
