import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, note, pageOf, paging, SeenByRoles, Time } from './fields.js';
import { pageSessions } from './sessions.js';

const TopicShare = z.looseObject({
  shared: z.boolean(),
  /** The roles whose members read it; null: everybody who may chat. Left out: it is not shared. */
  roles: SeenByRoles,
  /** What was asked later is not shared. Null: it is not shared. */
  time: z.nullable(Time),
});
/** How an own conversation is shared. */
export interface TopicShare extends z.infer<typeof TopicShare> {}

const SharedTopic = z.looseObject({
  id: Id,
  title: z.string(),
  /** Whose conversation it is. */
  ownerName: z.string(),
  /** Empty: the model alone. */
  assistantName: z.string(),
  /** When it was shared. */
  time: Time,
});
/** A conversation that somebody shared. */
export interface SharedTopic extends z.infer<typeof SharedTopic> {}

const OpenedTopic = z.looseObject({
  ...SharedTopic._zod.def.shape,
  /** The caller's own: this is what others see of it. */
  own: z.boolean(),
});
export interface OpenedTopic extends z.infer<typeof OpenedTopic> {}

const one = {
  path: '/aiapi/qa/aiTopic/{id}/share',
  params: z.strictObject({ id: Id }),
  needs: 'chat',
  origin: 'ours',
} as const;

/** How an own conversation is shared. */
export const readTopicShare = endpoint({
  ...one,
  kind: 'read',
  method: 'GET',
  reply: TopicShare,
  fails: { topic_not_found: 404 },
});

/**
 * Shares an own conversation within the association, or shares it anew: all that was said up to now. What is asked later
 * is not shared before this is called again.
 */
export const shareTopic = endpoint({
  ...one,
  kind: 'write',
  method: 'PUT',
  /** Roles of the caller; null: everybody who may chat. */
  body: z.strictObject({ roleIds: z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(50))) }),
  reply: Done,
  fails: { topic_not_found: 404, role_not_held: 400, role_not_found: 404 },
});

/** Ends that others read an own conversation. */
export const unshareTopic = endpoint({
  ...one,
  kind: 'write',
  method: 'DELETE',
  reply: Done,
  fails: { topic_not_found: 404 },
});

/** Conversations that others share with the caller, the latest shared first. */
export const pageSharedTopics = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiTopic/shared/queryPage',
  /** `keyword` is looked for in titles and in names of owners. */
  body: z.strictObject({ ...paging, keyword: z.optional(note(100)) }),
  reply: pageOf<SharedTopic>(SharedTopic),
  needs: 'chat',
  origin: 'ours',
});

/** A conversation that is shared with the caller, or an own one that is shared. */
export const readSharedTopic = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/aiTopic/shared/{id}',
  params: z.strictObject({ id: Id }),
  reply: OpenedTopic,
  needs: 'chat',
  fails: { topic_not_found: 404 },
  origin: 'ours',
});

/**
 * What is shared of a conversation, oldest first: of each question the answer that stands, without judgements. Cited pages
 * are opened as those of an own answer.
 */
export const pageSharedSessions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiSession/shared/queryPage',
  body: z.strictObject({ ...paging, topicId: Id }),
  reply: pageSessions.reply,
  needs: 'chat',
  fails: { topic_not_found: 404 },
  origin: 'ours',
});
