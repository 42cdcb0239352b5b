import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, Moment, name, note, pageOf, paging, text, Time, within } from './fields.js';

export const gatherSourceKinds = ['web', 'app', 'miniProgram', 'server'] as const;
export type GatherSourceKind = (typeof gatherSourceKinds)[number];

/** Hours for which the former key goes on working, where it is not to end at once. */
export const FORMER_GATHER_KEY_HOURS = 24;

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
  /** Null: no former key works any more. */
  formerKeyUntil: z.nullable(Time),
  /** Pages that may send, as `https://www.example.com`. Others are refused. */
  origins: z.array(z.string()),
  /** Batches a minute, and events a day, at most. */
  perMinute: z.int(),
  perDay: z.int(),
  /** Events of today. */
  todayCount: z.int(),
  eventCount: z.int(),
  /** Properties that are new, of another type, or warned of, and came within the last seven days. */
  driftCount: z.int(),
  /** Null: nothing has come yet. */
  lastEventTime: z.nullable(Time),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface GatherSource extends z.infer<typeof GatherSource> {}

const GatherEvent = z.looseObject({
  id: Id,
  /** Null: its source is deleted. */
  sourceId: z.nullable(Id),
  sourceName: z.string(),
  eventName: z.string(),
  /** What it was done to; empty: not said. */
  object: z.string(),
  /** Null: of nobody known. */
  customerId: z.nullable(Id),
  customerName: z.string(),
  properties: z.array(z.looseObject({ name: z.string(), value: z.string() })),
  /** When it was done, and when it came. */
  time: Time,
  receivedTime: Time,
});
export interface GatherEvent extends z.infer<typeof GatherEvent> {}

export const gatherValueTypes = ['text', 'number', 'boolean'] as const;
export type GatherValueType = (typeof gatherValueTypes)[number];

/** How a property stands to what was seen before: `changed` is of another type, `missing` has stopped coming. */
export const gatherDrifts = ['none', 'new', 'changed', 'missing', 'warned'] as const;
export type GatherDrift = (typeof gatherDrifts)[number];

const GatherProperty = z.looseObject({
  eventName: z.string(),
  propertyName: z.string(),
  valueType: known(gatherValueTypes),
  drift: known(gatherDrifts),
  seenCount: z.int(),
  /** Part of the events of that name that carry it, 0 to 1. */
  share: z.number(),
  firstTime: Time,
  lastTime: Time,
});
export interface GatherProperty extends z.infer<typeof GatherProperty> {}

const settings = {
  sourceName: name(50),
  description: z.optional(note(500)),
  authorized: z.optional(z.boolean()),
  /** A source of kind `web` needs one. */
  origins: z.optional(z.array(text(200)).check(z.maxLength(20))),
  /** Default: 600 batches, 1,000,000 events. */
  perMinute: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  perDay: z.optional(z.int().check(z.gte(1), z.lte(100_000_000))),
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

/** Changes a source that data is gathered from. What is not authorised is refused from the next batch on. */
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

/** Gives a source another key. The former one is dead at once unless it is kept for a day. */
export const renewGatherKey = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/dataGather/renewKey/{id}',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    /** The former key works for 24 hours more. Default: it does not. */
    keepFormer: z.optional(z.boolean()),
  }),
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

/** What has come, newest first. The total stops at 10,000. */
export const pageGatherEvents = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/dataGather/events',
  body: z.strictObject({ ...paging, ...within, sourceId: z.optional(Id), eventName: z.optional(note(50)) }),
  reply: pageOf<GatherEvent>(GatherEvent),
  needs: 'dataGather',
  origin: 'ours',
});

/** What the events of a source carry, and how that has changed. */
export const readGatherSchema = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/dataGather/schema/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.array(GatherProperty),
  needs: 'dataGather',
  fails: { gather_source_not_found: 404 },
  origin: 'ours',
});

/** Says that a property is as it should be, or that it is to be warned of. */
export const judgeGatherProperty = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/dataGather/schema/{id}',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    eventName: text(50),
    propertyName: text(50),
    valueType: z.enum(gatherValueTypes),
    accepted: z.boolean(),
  }),
  reply: Done,
  needs: 'dataGather',
  fails: { gather_source_not_found: 404 },
  origin: 'ours',
});

/**
 * Takes what a source sends: all of a batch, or nothing. The source is known by its key, not by a token; the same event
 * is taken once, however often it is sent.
 */
export const collectEvents = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/dataGather/collect',
  body: z.strictObject({
    key: text(128),
    /** Names the batch: sent again under the same, it changes nothing. */
    batchId: text(64),
    /** When the sender believes it is: its clock is set right by it. Left out: the times of the events are taken as they are. */
    sentTime: z.optional(Moment),
    events: z
      .array(
        z.strictObject({
          /** Names the event, across batches. Left out: its place in the batch does. */
          eventId: z.optional(text(64)),
          eventName: text(50),
          /** What it was done to: a page, a game, a product. */
          object: z.optional(note(200)),
          /** Whose: a phone number, or a number of a member. Left out: of the one that the anonymous id is known for. */
          phoneNumber: z.optional(note(20)),
          memberNumber: z.optional(note(50)),
          /** Of a browser or a device, until it is known whose it is. */
          anonymousId: z.optional(text(64)),
          /** Left out: now. */
          time: z.optional(Moment),
          properties: z.optional(
            z
              .array(
                z.strictObject({
                  name: text(50),
                  value: z.union([note(500), z.number().check(z.gte(-1e15), z.lte(1e15)), z.boolean()]),
                }),
              )
              .check(z.maxLength(50)),
          ),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  /** Events that were taken, and those that had come before. */
  reply: z.looseObject({ takenCount: z.int(), knownCount: z.int() }),
  needs: 'public',
  fails: { wrong_gather_key: 400, gather_not_authorized: 400, gather_origin_refused: 400, too_many_requests: 429 },
  origin: 'ours',
});
