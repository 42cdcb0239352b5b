import { MOST_SLIDES, slideFormats } from '@console/base/slides';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import {
  Created,
  Done,
  Id,
  IdList,
  known,
  named,
  note,
  pageOf,
  paging,
  ReadVersion,
  span,
  text,
  Time,
} from './fields.js';
import { SlidePageInput, WrittenSlide } from './slidePages.js';

/** `outlined`: the outline waits for its owner, who may change it before the pages are written. */
export const slideDeckStatuses = ['waiting', 'running', 'outlined', 'done', 'failed', 'cancelled'] as const;
export type SlideDeckStatus = (typeof slideDeckStatuses)[number];

/** What decks are made of. */
export const slideOrigins = ['title', 'text', 'answer', 'conversation', 'document', 'report', 'plan'] as const;
export type SlideOrigin = (typeof slideOrigins)[number];

/** A deck of slides, own ones only. */
const SlideDeck = z.looseObject({
  id: Id,
  title: z.string(),
  /** One of the designs of base. */
  templateId: Id,
  format: known(slideFormats),
  origin: known(slideOrigins),
  status: known(slideDeckStatuses),
  stage: known(['queued', 'outlining', 'outlined', 'writing', 'done']),
  /** 0 to 100. */
  progress: z.number(),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  slideCount: z.int(),
  /** Grows by one with each change. */
  version: z.int(),
  createTime: Time,
  updateTime: Time,
});
export interface SlideDeck extends z.infer<typeof SlideDeck> {}

const SlideDeckDetail = z.looseObject({
  ...SlideDeck._zod.def.shape,
  /** As far as it has come. */
  slides: z.array(named<WrittenSlide>(WrittenSlide)),
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
    /** False: only what is given is laid out, and a title alone is not enough. */
    modelConfigured: z.boolean(),
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
    /** What it is made of: an outline or a text, in Markdown. Without it, and without what follows: written about the title. */
    content: z.optional(note(50_000)),
    /** Made of this own answer, in the place of `content`. */
    sessionId: z.optional(Id),
    /** Of this own conversation. */
    topicId: z.optional(Id),
    /** Of this document of a base that is open to the reader. */
    documentId: z.optional(Id),
    /** Of the report of the statistics on this span. */
    report: z.optional(z.strictObject(span)),
    /** Of this own business plan. */
    planId: z.optional(Id),
    prompt: z.optional(note(4000)),
    templateId: z.optional(Id),
    format: z.optional(z.enum(slideFormats)),
    slideCount: z.optional(z.int().check(z.gte(3), z.lte(MOST_SLIDES))),
    /** True: stops at the outline, until `writeSlides`. Left out: goes on to the pages. */
    outlineFirst: z.optional(z.boolean()),
  }),
  reply: z.looseObject({ id: Id }),
  needs: 'slides',
  fails: {
    slide_template_not_found: 404,
    session_not_found: 404,
    topic_not_found: 404,
    document_not_found: 404,
    business_plan_not_found: 404,
    invalid_span: 400,
    nothing_to_lay_out: 409,
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
  body: z.strictObject({ ...paging, keyword: z.optional(note(100)), status: z.optional(z.enum(slideDeckStatuses)) }),
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

/** Changes a deck. With `version`, only if it has not been changed since that one was read. */
export const modifySlideDeck = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/assistantPptTemplate/modify',
  body: z.strictObject({
    id: Id,
    version: ReadVersion,
    title: z.optional(text(100)),
    templateId: z.optional(Id),
    format: z.optional(z.enum(slideFormats)),
    /** All pages, in their order. */
    slides: z.optional(z.array(SlidePageInput).check(z.minLength(1), z.maxLength(MOST_SLIDES))),
  }),
  reply: z.looseObject({ version: z.int() }),
  needs: 'slides',
  fails: {
    slide_deck_not_found: 404,
    slide_template_not_found: 404,
    /** Its pages are being written. */
    slide_deck_running: 409,
    /** Two pages have one id. */
    slide_repeated: 400,
    /** A row of a table, or a series of a chart, is longer or shorter than the others. */
    slide_table_uneven: 400,
    slide_picture_not_found: 404,
    changed_meanwhile: 409,
  },
  origin: 'ours',
});

/** Writes the pages of an outline, or those that are still missing after a failure or a stop. Locked pages stay. */
export const writeSlides = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/assistantPptTemplate/write/{id}',
  params: z.strictObject({ id: Id }),
  /** `again`: also pages that have been written, but for locked ones. Without a model only pages with nothing on them are filled. */
  body: z.strictObject({ version: ReadVersion, again: z.optional(z.boolean()) }),
  reply: Done,
  needs: 'slides',
  fails: { slide_deck_not_found: 404, slide_deck_running: 409, changed_meanwhile: 409, too_many_jobs: 429 },
  origin: 'ours',
});

/** Writes one page again by the model, from its deck and a wish, or only what is said to it. Nothing is saved. */
export const rewriteSlide = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/assistantPptTemplate/rewritePage',
  body: z.strictObject({
    id: Id,
    pageId: Id,
    wish: z.optional(note(1000)),
    /** True: the notes alone, in other words, citing the same sources. */
    notesOnly: z.optional(z.boolean()),
  }),
  reply: z.looseObject({ slide: named<WrittenSlide>(WrittenSlide) }),
  needs: 'slides',
  fails: {
    slide_deck_not_found: 404,
    slide_not_found: 404,
    slide_locked: 409,
    model_not_configured: 409,
    model_failed: 502,
    too_many_questions: 429,
  },
  origin: 'ours',
});

/** A copy of an own deck, its pages and pictures with it. */
export const duplicateSlideDeck = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/assistantPptTemplate/duplicate',
  body: z.strictObject({ id: Id }),
  reply: Created,
  needs: 'slides',
  fails: { slide_deck_not_found: 404, slide_deck_running: 409 },
  origin: 'ours',
});

const SlideDeckVersion = z.looseObject({
  version: z.int(),
  title: z.string(),
  slideCount: z.int(),
  /** Why it was kept. */
  cause: known(['made', 'saved', 'written', 'restored']),
  createTime: Time,
});
export interface SlideDeckVersion extends z.infer<typeof SlideDeckVersion> {}

/** Former states of an own deck, newest first. */
export const pageSlideDeckVersions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/assistantPptTemplate/versions',
  body: z.strictObject({ ...paging, id: Id }),
  reply: pageOf<SlideDeckVersion>(SlideDeckVersion),
  needs: 'slides',
  fails: { slide_deck_not_found: 404 },
  origin: 'ours',
});

/** The pages of a former state. */
export const readSlideDeckVersion = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/assistantPptTemplate/version/{id}',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ version: z.int().check(z.gte(0)) }),
  reply: z.looseObject({ title: z.string(), slides: z.array(named<WrittenSlide>(WrittenSlide)) }),
  needs: 'slides',
  fails: { slide_deck_not_found: 404, slide_version_not_found: 404 },
  origin: 'ours',
});

/** Puts a former state in the place of the present one, which becomes a former state itself. */
export const restoreSlideDeckVersion = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/assistantPptTemplate/restore',
  body: z.strictObject({ id: Id, version: z.int().check(z.gte(0)) }),
  reply: z.looseObject({ version: z.int() }),
  needs: 'slides',
  fails: { slide_deck_not_found: 404, slide_version_not_found: 404, slide_deck_running: 409 },
  origin: 'ours',
});

/** Stores a picture for a page of an own deck: jpg or png, at most 3 MB. */
export const uploadSlidePicture = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/assistantPptTemplate/picture',
  body: z.strictObject({ id: Id, file: z.file() }),
  encoding: 'multipart',
  reply: z.looseObject({ fileId: Id, width: z.int(), height: z.int(), url: z.string() }),
  needs: 'slides',
  fails: { slide_deck_not_found: 404, unsupported_type: 415, empty_file: 400, file_too_large: 413 },
  origin: 'ours',
});

/** The deck as a pptx file, as it was last saved. */
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

/** Stops the making of a slide deck; the pages written so far stay. */
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
