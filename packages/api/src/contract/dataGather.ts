import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, Moment, name, note, pageOf, paging, text, Time, within } from './fields.js';

export const gatherSourceKinds = ['web', 'app', 'miniProgram', 'server'] as const;
export type GatherSourceKind = (typeof gatherSourceKinds)[number];

/** Something that was given leave to send what customers do. */
const GatherSource = z.looseObject({
  id: Id,
  sourceName: z.string(),
  kind: known(gatherSourceKinds),
  description: z.string(),
  /** False: what it sends is refused. */
  authorized: z.boolean(),
  /** End of its key, to tell keys apart. */
  keyEnd: z.string(),
  eventCount: z.int(),
  /** Null: nothing has come yet. */
  lastEventTime: z.nullable(Time),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface GatherSource extends z.infer<typeof GatherSource> {}

const GatherEvent = z.looseObject({
  id: Id,
  sourceId: Id,
  sourceName: z.string(),
  eventName: z.string(),
  /** Null: of nobody known. */
  customerId: z.nullable(Id),
  customerName: z.string(),
  properties: z.array(z.looseObject({ name: z.string(), value: z.string() })),
  time: Time,
});
export interface GatherEvent extends z.infer<typeof GatherEvent> {}

const settings = {
  sourceName: name(50),
  description: z.optional(note(500)),
  authorized: z.optional(z.boolean()),
};

/** The key goes into what sends; it is answered this once. */
const WithKey = z.looseObject({ id: Id, key: z.string() });

/** Sources that data is gathered from. */
export const pageGatherSources = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/dataGather/queryPage',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(50)),
    kind: z.optional(z.enum(gatherSourceKinds)),
    authorized: z.optional(z.boolean()),
  }),
  reply: pageOf<GatherSource>(GatherSource),
  needs: 'dataGather',
  origin: 'ours',
});

/** Adds a source that data is gathered from. */
export const addGatherSource = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/dataGather/add',
  body: z.strictObject({ ...settings, kind: z.enum(gatherSourceKinds) }),
  reply: WithKey,
  needs: 'dataGather',
  fails: { name_taken: 409 },
  origin: 'ours',
});

/** Changes a source that data is gathered from. */
export const modifyGatherSource = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/dataGather/modify',
  body: z.strictObject({ ...settings, id: Id, sourceName: z.optional(settings.sourceName) }),
  reply: Done,
  needs: 'dataGather',
  fails: { gather_source_not_found: 404, name_taken: 409 },
  origin: 'ours',
});

/** Gives a source another key; the former one is dead at once. */
export const renewGatherKey = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/dataGather/renewKey/{id}',
  params: z.strictObject({ id: Id }),
  reply: WithKey,
  needs: 'dataGather',
  fails: { gather_source_not_found: 404 },
  origin: 'ours',
});

/** Deletes sources. What they sent stays. */
export const removeGatherSources = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/dataGather/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'dataGather',
  origin: 'ours',
});

/** What has come, newest first. */
export const pageGatherEvents = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/dataGather/events',
  body: z.strictObject({ ...paging, ...within, sourceId: z.optional(Id), eventName: z.optional(note(50)) }),
  reply: pageOf<GatherEvent>(GatherEvent),
  needs: 'dataGather',
  origin: 'ours',
});

/** Takes what a source sends. The source is known by its key, not by a token. */
export const collectEvents = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/dataGather/collect',
  body: z.strictObject({
    key: text(128),
    events: z
      .array(
        z.strictObject({
          eventName: text(50),
          /** Whose: a phone number. Left out: of nobody known. */
          phoneNumber: z.optional(note(20)),
          time: z.optional(Moment),
          properties: z.optional(z.array(z.strictObject({ name: text(50), value: note(500) })).check(z.maxLength(50))),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  reply: z.looseObject({ takenCount: z.int() }),
  needs: 'public',
  fails: { wrong_gather_key: 400, gather_not_authorized: 400, too_many_requests: 429 },
  origin: 'ours',
});
