import * as z from 'zod/mini';
import { parseFailures, readTypes } from './documents.js';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, named, Time } from './fields.js';

/** Files of one conversation, or waiting for one, at most. */
export const MAX_DIALOGUE_FILES = 10;

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
