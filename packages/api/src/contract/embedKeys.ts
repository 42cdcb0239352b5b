import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, known, name, note, pageOf, paging, Time } from './fields.js';

/** Seconds for which a token of an embed key opens anything: a stolen one dies soon. */
export const EMBED_TOKEN_SECONDS = 900;
/** Hours for which the secret before a rotation goes on working. */
export const FORMER_SECRET_HOURS = 24;

export const embedKeyStates = ['active', 'stopped', 'expired', 'spent'] as const;
export type EmbedKeyState = (typeof embedKeyStates)[number];

/** Leave to show the chat on pages of other origins, within limits. */
const EmbedKey = z.looseObject({
  id: Id,
  name: z.string(),
  /** Stands in pages that everybody can read, and opens nothing by itself. */
  publicKey: z.string(),
  /** The last four characters of the secret, to tell it by. The secret itself is never sent back. */
  secretEnd: z.string(),
  /** `spent`: today's questions are used up. */
  state: known(embedKeyStates),
  enabled: z.boolean(),
  /** Those that visitors may ask; the first one where a page names none. */
  assistants: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** Origins of the pages that may show the chat, and questions asked there today. */
  origins: z.array(z.looseObject({ origin: z.string(), today: z.int() })),
  /** Questions at most. */
  perMinute: z.int(),
  perDay: z.int(),
  perVisitorDay: z.int(),
  /** Questions asked today. */
  today: z.int(),
  /** Null: it does not end by itself. */
  expireTime: z.nullable(Time),
  /** Null: nobody has asked anything with it. */
  lastUsedTime: z.nullable(Time),
  /** Until when the secret before the last rotation works; null: there is none. */
  formerSecretUntil: z.nullable(Time),
  updatedBy: z.string(),
  updateTime: Time,
});
export interface EmbedKey extends z.infer<typeof EmbedKey> {}

const Origin = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^https?:\/\/[^\s/*?#@]+$/));
const questions = (most: number) => z.int().check(z.gte(1), z.lte(most));

const settings = {
  name: name(50),
  assistantIds: z.array(Id).check(z.minLength(1), z.maxLength(20)),
  origins: z.array(Origin).check(z.minLength(1), z.maxLength(20)),
  perMinute: questions(10_000),
  perDay: questions(1_000_000),
  perVisitorDay: questions(10_000),
  /** ISO 8601 with offset; empty: it does not end by itself. */
  expireTime: z
    .string()
    .check(z.maxLength(35), z.regex(/^(?:|\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?(?:Z|[+-]\d{2}:\d{2}))$/)),
};

const Secret = z.looseObject({
  id: Id,
  publicKey: z.string(),
  /** Shown this once. For the portal's server alone. */
  secret: z.string(),
});

const Token = z.looseObject({
  token: z.string(),
  /** Seconds. */
  expiresIn: z.int(),
});

/** Embed keys, with what was asked today. */
export const pageEmbedKeys = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/embedKey/queryPage',
  body: z.strictObject({
    ...paging,
    /** Part of the name, of an origin, of an assistant's name or of the public key. */
    keyword: z.optional(note(50)),
  }),
  reply: pageOf<EmbedKey>(EmbedKey),
  needs: 'assistants.embedKeys',
  origin: 'ours',
});

/** Issues a key. Its secret is answered this once. */
export const addEmbedKey = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/embedKey/add',
  body: z.strictObject({ ...settings, expireTime: z.optional(settings.expireTime) }),
  reply: Secret,
  needs: 'assistants.embedKeys',
  fails: { name_taken: 409, assistant_not_found: 404 },
  origin: 'ours',
});

/** What is left out stays. */
export const modifyEmbedKey = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/embedKey/modify',
  body: z.strictObject({
    id: Id,
    name: z.optional(settings.name),
    assistantIds: z.optional(settings.assistantIds),
    origins: z.optional(settings.origins),
    perMinute: z.optional(settings.perMinute),
    perDay: z.optional(settings.perDay),
    perVisitorDay: z.optional(settings.perVisitorDay),
    expireTime: z.optional(settings.expireTime),
  }),
  reply: Done,
  needs: 'assistants.embedKeys',
  fails: { embed_key_not_found: 404, name_taken: 409, assistant_not_found: 404 },
  origin: 'ours',
});

/** Stops a key, which ends what its tokens have open within seconds, or puts it to use again. */
export const enableEmbedKey = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/embedKey/enable',
  body: z.strictObject({ id: Id, enabled: z.boolean() }),
  reply: Done,
  needs: 'assistants.embedKeys',
  fails: { embed_key_not_found: 404 },
  origin: 'ours',
});

/** Makes a new secret. The one before works for another 24 hours; the one before that no more. */
export const rotateEmbedKey = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/embedKey/rotate/{id}',
  params: z.strictObject({ id: Id }),
  reply: Secret,
  needs: 'assistants.embedKeys',
  fails: { embed_key_not_found: 404 },
  origin: 'ours',
});

/** A token to try a key with, for whoever manages it. Its questions count. */
export const previewEmbedKey = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/embedKey/preview/{id}',
  params: z.strictObject({ id: Id }),
  reply: Token,
  needs: 'assistants.embedKeys',
  fails: { embed_key_not_found: 404, embed_key_ended: 409 },
  origin: 'ours',
});

/** Trades a key for the token of one visitor. For the portal's server: the secret must never reach a browser. */
export const tradeEmbedKey = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/embedKey/token',
  body: z.strictObject({
    publicKey: z.string().check(z.minLength(1), z.maxLength(64)),
    secret: z.string().check(z.minLength(1), z.maxLength(128)),
    /** The same for the same person, who then finds the conversations again: an id of the portal's own. Left out: somebody new. */
    visitor: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
    /**
     * By which customers know them, where the site knows it: what they ask then stands on the customer's page. Where no
     * customer has it, or it is left out, they are nobody's visitor.
     */
    memberNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    /** One of the key's origins, where the token is to be good on that one only. */
    origin: z.optional(Origin),
  }),
  reply: Token,
  needs: 'public',
  fails: { embed_key_refused: 403, embed_key_ended: 409, too_many_tokens: 429 },
  origin: 'ours',
});
