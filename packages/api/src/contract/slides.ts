import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, named, note, pageOf, paging, text, Time } from './fields.js';

export const slideDeckStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type SlideDeckStatus = (typeof slideDeckStatuses)[number];

/** A deck of slides, own ones only. */
const SlideDeck = z.looseObject({
  id: Id,
  title: z.string(),
  templateId: Id,
  status: known(slideDeckStatuses),
  stage: known(['queued', 'outlining', 'writing', 'drawing', 'done']),
  /** 0 to 100. */
  progress: z.number(),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  slideCount: z.int(),
  createTime: Time,
  updateTime: Time,
});
export interface SlideDeck extends z.infer<typeof SlideDeck> {}

const SlideDeckDetail = z.looseObject({
  ...SlideDeck._zod.def.shape,
  /** As far as it has come. */
  slides: z.array(z.looseObject({ title: z.string(), points: z.array(z.string()), notes: z.string() })),
});
export interface SlideDeckDetail extends z.infer<typeof SlideDeckDetail> {}

/** The prompt that decks are written with, and the designs to choose from. */
export const readSlidePrompt = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/systemPromptConfig/queryPptGenPrompt',
  body: z.strictObject({}),
  reply: z.looseObject({
    prompt: z.string(),
    templates: z.array(
      z.looseObject({
        id: Id,
        name: z.string(),
        /** Colours of ground, text and accent, `#rrggbb`. */
        colours: z.array(z.string()),
      }),
    ),
  }),
  needs: 'slides',
  origin: 'spec',
});

/** Queues a deck; `readSlideDeck` tells how far it is. */
export const generateSlides = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/assistantPptTemplate/generate',
  body: z.strictObject({
    title: text(100),
    /** What it is made of: an outline or a text, in Markdown. Left out: written about the title. */
    content: z.optional(note(50_000)),
    /** Made of this own answer, in the place of `content`. */
    sessionId: z.optional(Id),
    prompt: z.optional(note(4000)),
    templateId: z.optional(Id),
    slideCount: z.optional(z.int().check(z.gte(3), z.lte(60))),
  }),
  reply: z.looseObject({ id: Id }),
  needs: 'slides',
  fails: {
    slide_template_not_found: 404,
    session_not_found: 404,
    /** A title alone needs a model; content can be laid out without one. */
    model_not_configured: 409,
    too_many_jobs: 429,
  },
  origin: 'spec',
});

/** Own slide decks. */
export const pageSlideDecks = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/assistantPptTemplate/queryPage',
  body: z.strictObject({ ...paging, keyword: z.optional(note(100)) }),
  reply: pageOf<SlideDeck>(SlideDeck),
  needs: 'slides',
  origin: 'ours',
});

/** One own slide deck with its pages. */
export const readSlideDeck = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/assistantPptTemplate/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<SlideDeckDetail>(SlideDeckDetail),
  needs: 'slides',
  fails: { slide_deck_not_found: 404 },
  origin: 'ours',
});

/** The deck as a pptx file. */
export const downloadSlideDeck = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/assistantPptTemplate/file/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'slides',
  fails: { slide_deck_not_found: 404, slide_deck_not_ready: 409 },
  origin: 'ours',
});

/** Stops the making of a slide deck. */
export const cancelSlides = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/assistantPptTemplate/cancel/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'slides',
  fails: { slide_deck_not_found: 404, slide_deck_not_running: 409 },
  origin: 'ours',
});

/** Deletes own slide decks. */
export const removeSlideDecks = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/assistantPptTemplate/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'slides',
  origin: 'ours',
});
