import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, known, Moment, name, named, note, pageOf, paging, Time } from '../fields.js';
import { CanvasAudience } from './canvasAudience.js';
import { CanvasLink, Policer } from './policer.js';
import { authored, place } from './parts.js';

export const canvasStatuses = ['draft', 'published', 'running', 'stopped', 'finished'] as const;
export type CanvasStatus = (typeof canvasStatuses)[number];

/** A flow that people are led through: an audience, and branches joined by links. */
const Canvas = z.looseObject({
  id: Id,
  canvasName: z.string(),
  description: z.string(),
  status: known(canvasStatuses),
  /** Null: runs from publishing on, or until it is stopped. */
  startTime: z.nullable(Time),
  endTime: z.nullable(Time),
  audienceCount: z.int(),
  /** People who have come in, and who have come through. */
  enteredCount: z.int(),
  finishedCount: z.int(),
  ...authored,
});
export interface Canvas extends z.infer<typeof Canvas> {}

const CanvasDetail = z.looseObject({
  ...Canvas._zod.def.shape,
  /** Null until one is chosen. */
  audience: z.nullable(CanvasAudience),
  policers: z.array(Policer),
  links: z.array(CanvasLink),
});
export interface CanvasDetail extends z.infer<typeof CanvasDetail> {}

const settings = {
  description: z.optional(note(500)),
  startTime: z.optional(z.nullable(Moment)),
  endTime: z.optional(z.nullable(Moment)),
};

/** Canvases of marketing. */
export const pageCanvases = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/marketProcessCanvas/page',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(50)),
    status: z.optional(z.enum(canvasStatuses)),
  }),
  reply: pageOf<Canvas>(Canvas),
  needs: 'marketing.canvas',
  origin: 'reading',
});

/** Every status with its name and how many canvases have it. */
export const listCanvasStatuses = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/marketProcessCanvas/statusList',
  reply: z.array(z.looseObject({ status: known(canvasStatuses), name: z.string(), count: z.int() })),
  needs: 'marketing.canvas',
  origin: 'reading',
});

/** Adds a canvas. */
export const addCanvas = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/marketProcessCanvas/add',
  body: z.strictObject({ ...settings, canvasName: name(50) }),
  reply: Created,
  needs: 'marketing.canvas',
  fails: { name_taken: 409, invalid_span: 400 },
  origin: 'reading',
});

/** One canvas with all that is drawn on it. */
export const readCanvas = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/marketProcessCanvas/detail',
  query: z.strictObject({ id: Id }),
  reply: named<CanvasDetail>(CanvasDetail),
  needs: 'marketing.canvas',
  fails: { canvas_not_found: 404 },
  origin: 'reading',
});

/** Deletes a canvas with all that is drawn on it. `readCanvasRemovable` says beforehand whether that is allowed. */
export const removeCanvas = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/marketProcessCanvas/delete',
  query: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'marketing.canvas',
  fails: { canvas_not_found: 404, canvas_running: 409 },
  origin: 'reading',
});

/** Whether a canvas may be deleted. */
export const readCanvasRemovable = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/marketProcessCanvas/deleteStatus',
  query: z.strictObject({ id: Id }),
  reply: z.looseObject({ removable: z.boolean(), status: known(canvasStatuses) }),
  needs: 'marketing.canvas',
  fails: { canvas_not_found: 404 },
  origin: 'reading',
});

/** Keeps names, times and where things were moved to. What is drawn is kept as it is added. */
export const saveCanvasDraft = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/marketProcessCanvas/saveDraft',
  body: z.strictObject({
    ...settings,
    id: Id,
    canvasName: z.optional(name(50)),
    /** Of the audience and of branches, by their ids. */
    places: z.optional(z.array(z.strictObject({ id: Id, ...place })).check(z.maxLength(200))),
  }),
  reply: Done,
  needs: 'marketing.canvas',
  fails: { canvas_not_found: 404, canvas_published: 409, name_taken: 409, invalid_span: 400 },
  origin: 'reading',
});

/** Publishes a canvas: people come in from its start on. */
export const publishCanvas = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/marketProcessCanvas/publish',
  body: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'marketing.canvas',
  fails: {
    canvas_not_found: 404,
    canvas_published: 409,
    canvas_without_audience: 409,
    /** A branch that nothing leads to, or a circle. */
    canvas_incomplete: 409,
    channel_not_configured: 409,
  },
  origin: 'reading',
});

/** Lets nobody in any more; those on their way go no further. A stopped canvas can be changed and published again. */
export const stopCanvas = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/marketProcessCanvas/stop',
  body: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'marketing.canvas',
  fails: { canvas_not_found: 404, canvas_not_running: 409 },
  origin: 'ours',
});
