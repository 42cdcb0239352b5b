import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Id, known, named, Time } from '../fields.js';
import { Ids, place } from './parts.js';

const Pack = z.looseObject({ id: Id, packName: z.string(), memberCount: z.int() });

/** Who comes into a canvas: everyone in some crowd packs, without those in others. */
export const CanvasAudience = z.looseObject({
  id: Id,
  canvasId: Id,
  crowdPacks: z.array(Pack),
  excludedCrowdPacks: z.array(Pack),
  /** `once`: those found when it is published; `daily`: also those found on later days. */
  entry: known(['once', 'daily']),
  audienceCount: z.int(),
  x: z.number(),
  y: z.number(),
  updateTime: Time,
});
export interface CanvasAudience extends z.infer<typeof CanvasAudience> {}

/** Sets the audience of a canvas, in the place of a former one. */
export const addCanvasAudience = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/marketProcessCanvas/addAudience',
  body: z.strictObject({
    ...place,
    canvasId: Id,
    crowdPackIds: Ids.check(z.minLength(1)),
    excludedCrowdPackIds: z.optional(Ids),
    entry: z.enum(['once', 'daily']),
  }),
  reply: Created,
  needs: 'marketing.canvas',
  fails: { canvas_not_found: 404, canvas_published: 409, crowd_pack_not_found: 404 },
  origin: 'reading',
});

/** One audience by its own id. */
export const readCanvasAudience = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/marketProcessCanvas/audienceDetail',
  query: z.strictObject({ id: Id }),
  reply: named<CanvasAudience>(CanvasAudience),
  needs: 'marketing.canvas',
  fails: { audience_not_found: 404 },
  origin: 'reading',
});

/** Whether a canvas has an audience; it can't be published without. */
export const readCanvasHasAudience = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/marketProcessCanvas/hasMarketAudience',
  query: z.strictObject({ id: Id }),
  reply: z.looseObject({ hasAudience: z.boolean() }),
  needs: 'marketing.canvas',
  fails: { canvas_not_found: 404 },
  origin: 'reading',
});
