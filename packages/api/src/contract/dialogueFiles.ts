import * as z from 'zod/mini';
import { ChunkBox } from './chunks.js';
import { parseFailures, readTypes } from './documents.js';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, named, PositionSchema, TextPassageSchema, Time } from './fields.js';

/** Files of one conversation, or waiting for one, at most. */
export const MAX_DIALOGUE_FILES = 10;

/** Own files, at least one. */
export const DialogueFileIds = z.array(Id).check(z.minLength(1), z.maxLength(MAX_DIALOGUE_FILES));

/** What a question is about, where that is not all files of its conversation. */
export const QuestionAbout = z.strictObject({
  /** These files and no others. Left out: all of them. */
  fileIds: z.optional(DialogueFileIds),
  /** A box that was drawn on a page: its words come before all other evidence. */
  region: z.optional(z.strictObject({ fileId: Id, position: ChunkBox })),
});
export type QuestionAbout = z.infer<typeof QuestionAbout>;

/** The same as it was when the question was asked; files that are gone since keep their names. */
export const KeptAbout = z.looseObject({
  files: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** Its file is one of `files`. Left out: no box was drawn. */
  region: z.optional(z.looseObject({ fileId: Id, position: PositionSchema })),
});
export interface KeptAbout extends z.infer<typeof KeptAbout> {}

/** A file that one user asks about in one conversation. Nobody else sees it, and no knowledge base holds it. */
const DialogueFile = z.looseObject({
  id: Id,
  /** Null: not asked about yet. */
  topicId: z.nullable(Id),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  type: known(readTypes),
  /** 0 where the kind of file has no pages. */
  pageCount: z.int(),
  status: known(['waiting', 'parsing', 'ready', 'failed']),
  /** 0 to 100. */
  progress: z.number(),
  failure: z.nullable(known(parseFailures)),
  createTime: Time,
});
export interface DialogueFile extends z.infer<typeof DialogueFile> {}

const upload = {
  kind: 'write',
  method: 'POST',
  body: z.strictObject({ topicId: z.optional(Id), file: z.file() }),
  encoding: 'multipart',
  reply: named<DialogueFile>(DialogueFile),
  needs: 'chat',
  embed: true,
  origin: 'spec',
} as const;

const refused = {
  topic_not_found: 404,
  unsupported_type: 415,
  office_missing: 415,
  empty_file: 400,
  too_many_files: 409,
};

/** Stores a file and answers when it has been read, `ready` or `failed`. */
export const uploadDialogueFileAndWait = endpoint({
  ...upload,
  path: '/aiapi/qa/uploadDialogueFile',
  fails: { ...refused, parsing_takes_long: 503 },
});

/** Stores a file and answers at once; `readDialogueFile` tells how far the reading has come. */
export const uploadDialogueFile = endpoint({
  ...upload,
  path: '/aiapi/qa/v2/uploadDialogueFile',
  fails: refused,
});

/** How far the reading of one file has come. */
export const readDialogueFile = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/assistantFileDialogue/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<DialogueFile>(DialogueFile),
  needs: 'chat',
  embed: true,
  fails: { file_not_found: 404 },
  origin: 'spec',
});

/** The files of an own conversation, or without `topicId` those not asked about yet. */
export const listDialogueFiles = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/assistantFileDialogue/list',
  query: z.strictObject({ topicId: z.optional(Id) }),
  reply: z.array(named<DialogueFile>(DialogueFile)),
  needs: 'chat',
  embed: true,
  fails: { topic_not_found: 404 },
  origin: 'ours',
});

/** Answers already given from them keep their text. */
export const removeDialogueFiles = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/assistantFileDialogue/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'chat',
  embed: true,
  origin: 'ours',
});

/** What there is to look at of an own file: how high its pages are, or its text where it has none. */
export const readDialogueSource = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/assistantFileDialogue/source',
  body: z.strictObject({
    id: Id,
    /** In a file without pages: the chunks whose surroundings are wanted. Left out: its beginning. */
    chunkIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(20))),
  }),
  reply: z.looseObject({
    id: Id,
    name: z.string(),
    /** Heights of all pages in pixels at a width of 794; none: it has no pages. */
    heights: z.array(z.number()),
    passages: z.array(TextPassageSchema),
  }),
  needs: 'chat',
  embed: true,
  fails: { file_not_found: 404, file_not_ready: 409 },
  origin: 'ours',
});

/** The picture of one page of an own file. */
export const readDialoguePage = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/assistantFileDialogue/{id}/pages/{page}',
  params: z.strictObject({ id: Id, page: z.int().check(z.gte(1)) }),
  query: z.strictObject({ width: z.optional(z.int().check(z.gte(1), z.lte(4000))) }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'chat',
  embed: true,
  fails: { file_not_found: 404, page_not_found: 404, page_not_rendered: 500 },
  origin: 'ours',
});

/** The words of an own file that stand in a box, in reading order; empty where there are none. */
export const readDialogueWords = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/assistantFileDialogue/words',
  body: z.strictObject({ id: Id, position: ChunkBox }),
  reply: z.looseObject({ text: z.string() }),
  needs: 'chat',
  embed: true,
  fails: { file_not_found: 404, page_not_found: 404, page_not_rendered: 500 },
  origin: 'ours',
});

/**
 * Makes documents of a base out of own files, without sending them again, and FAQ that are switched off yet out of answers
 * that rest on them. A file that the base has already is not added twice. FAQ are only for those who keep FAQ.
 */
export const keepDialogueFiles = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/assistantFileDialogue/keep',
  body: z.strictObject({
    fileIds: DialogueFileIds,
    knowledgeBaseId: Id,
    /** Own questions whose complete answers cite one of the files. */
    sessionIds: z.optional(z.array(Id).check(z.maxLength(20))),
  }),
  reply: z.looseObject({
    documents: z.array(
      z.looseObject({
        fileId: Id,
        documentId: Id,
        /** False: the base has had the same file already. */
        added: z.boolean(),
      }),
    ),
    faqIds: z.array(Id),
  }),
  needs: 'knowledge',
  fails: {
    file_not_found: 404,
    file_not_ready: 409,
    knowledge_base_not_found: 404,
    session_not_found: 404,
    answer_not_of_files: 409,
  },
  origin: 'ours',
});
